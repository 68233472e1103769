import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const staticPages: DashboardFeature = {
  pages: [
    {
      path: 'admin/pages',
      load: async () => (await import('./list.tsx')).StaticListPage,
    },
    {
      path: 'admin/pages/:page/:locale',
      load: async () => (await import('./form.tsx')).StaticFormPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/pages',
      label: 'staticPages:title',
      text: 'staticPages:administration',
      labels: ['staticPages:fields.*'],
      icon: 'file-text',
      right: 'site',
    },
  ],
};
