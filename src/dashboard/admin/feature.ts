import type { DashboardFeature } from '../kit/feature.ts';

export const administration: DashboardFeature = {
  pages: [{ path: 'admin', load: async () => (await import('./admin-page.tsx')).AdminPage }],
  navigation: [
    {
      section: 'administration',
      to: '/dashboard/admin',
      label: 'dashboard:admin.title',
      icon: 'world-cog',
      right: 'site',
    },
  ],
};

/** The page describes the calls of all features, so it belongs to none of them. */
export const apiDescription: DashboardFeature = {
  pages: [{ path: 'admin/api', load: async () => (await import('./api-page.tsx')).ApiPage }],
  administration: [
    {
      to: '/dashboard/admin/api',
      label: 'dashboard:admin.api.name',
      text: 'dashboard:admin.api.text',
      subject: 'system',
      icon: 'api',
      right: 'site',
    },
  ],
};
