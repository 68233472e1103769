import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const media: DashboardFeature = {
  pages: [
    { path: 'media', load: async () => (await import('./list/list-page.tsx')).ListPage },
    {
      path: 'media/alternative-texts',
      load: async () => (await import('./describe/describe-page.tsx')).DescribePage,
    },
    {
      path: 'media/:mediaId',
      load: async () => (await import('./details/details-page.tsx')).DetailsPage,
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
