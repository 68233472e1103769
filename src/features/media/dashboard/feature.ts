import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const media: DashboardFeature = {
  pages: [
    { path: 'media', load: async () => (await import('./list.tsx')).ListPage },
    {
      path: 'media/alternative-texts',
      load: async () => (await import('./describe.tsx')).DescribePage,
    },
    {
      path: 'media/:mediaId',
      load: async () => (await import('./details.tsx')).DetailsPage,
    },
  ],
  navigation: [
    {
      section: 'editing',
      to: '/dashboard/media',
      label: 'media:title',
      icon: 'photo',
      right: 'media',
    },
  ],
};
