import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';

export const passwords: DashboardFeature = {
  openPages: [
    {
      path: '/auth/forgot-password',
      load: async () => (await import('./forgot-page.tsx')).ForgotPage,
    },
    {
      path: '/auth/set-password',
      load: async () => (await import('./choose-page.tsx')).ChoosePage,
    },
  ],
};
