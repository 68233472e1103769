import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const menu: DashboardFeature = {
  pages: [{ path: 'admin/menu', load: async () => (await import('./page.tsx')).MenuPage }],
  administration: [
    {
      to: '/dashboard/admin/menu',
      label: 'menu:title',
      text: 'menu:administration',
      labels: ['menuFields'],
      icon: 'menu-2',
      right: 'site',
    },
  ],
};
