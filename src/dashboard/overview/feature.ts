import type { DashboardFeature } from '../kit/feature.ts';

export const overview: DashboardFeature = {
  pages: [{ path: '', load: async () => (await import('./overview-page.tsx')).OverviewPage }],
  navigation: [
    {
      section: 'overview',
      to: '/dashboard',
      label: 'dashboard:overview.title',
      icon: 'layout-dashboard',
    },
  ],
};
