import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';

export const account: DashboardFeature = {
  pages: [{ path: 'account', load: async () => (await import('./account-page.tsx')).AccountPage }],
  navigation: [
    { section: 'overview', to: '/dashboard/account', label: 'account:title', icon: 'user' },
  ],
};
