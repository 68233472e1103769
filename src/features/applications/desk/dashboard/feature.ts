import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';

export const applications: DashboardFeature = {
  pages: [
    {
      path: 'applications/list',
      load: async () => (await import('./list/list-page.tsx')).ListPage,
    },
  ],
  redirects: [
    { from: 'applications', to: '/dashboard/applications/list' },
    { from: 'applications/details', to: '/dashboard/applications/list' },
  ],
  navigation: [
    {
      section: 'editing',
      to: '/dashboard/applications/list',
      label: 'applications:title',
      icon: 'user-plus',
      right: 'applications',
      count: 'applications',
    },
  ],
};
