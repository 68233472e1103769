import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';

export const applications: DashboardFeature = {
  pages: [
    {
      path: 'applications/list',
      load: async () => (await import('./list.tsx')).ListPage,
    },
    {
      path: 'applications/statistics',
      load: async () => (await import('./statistics.tsx')).StatisticsPage,
    },
    {
      path: 'applications/:applicationId/details',
      load: async () => (await import('./details.tsx')).DetailsPage,
    },
    {
      path: 'applications/:applicationId/compare/:otherId',
      load: async () => (await import('./compare.tsx')).ComparePage,
    },
    {
      path: 'applications/:applicationId/correction',
      load: async () => (await import('./correction.tsx')).CorrectionPage,
    },
  ],
  redirects: [
    { from: 'applications', to: '/dashboard/applications/list' },
    { from: 'applications/details', to: '/dashboard/applications/list' },
    { from: 'applications/:applicationId', to: '/dashboard/applications/:applicationId/details' },
  ],
  navigation: [
    {
      find: async () => (await import('./applications-list.ts')).findApplications,
      section: 'editing',
      to: '/dashboard/applications/list',
      label: 'applications:title',
      icon: 'user-plus',
      right: 'applications',
      count: 'applications',
    },
  ],
  commands: [
    {
      to: '/dashboard/applications/statistics',
      label: 'applicationStatistics:title',
      icon: 'chart-bar',
      right: 'applications',
    },
  ],
};
