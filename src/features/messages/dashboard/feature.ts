import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const messages: DashboardFeature = {
  pages: [
    { path: 'messages', load: async () => (await import('./list.tsx')).ListPage },
    {
      path: 'messages/:messageId',
      load: async () => (await import('./details.tsx')).DetailsPage,
    },
  ],
  redirects: [{ from: 'messages/:messageId/details', to: '/dashboard/messages/:messageId' }],
  navigation: [
    {
      section: 'editing',
      to: '/dashboard/messages',
      label: 'messages:title',
      icon: 'mail',
      count: 'messages',
      right: 'applications',
    },
  ],
};
