import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';

export const emailChange: DashboardFeature = {
  openPages: [
    { path: '/auth/email', load: async () => (await import('./email-page.tsx')).EmailPage },
  ],
};
