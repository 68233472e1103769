import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const redirects: DashboardFeature = {
  pages: [
    { path: 'admin/redirects', load: async () => (await import('./list.tsx')).ListPage },
    {
      path: 'admin/redirects/add',
      load: async () => (await import('./form.tsx')).AddPage,
    },
    {
      path: 'admin/redirects/bulk',
      load: async () => (await import('./paste.tsx')).PastePage,
    },
    {
      path: 'admin/redirects/:redirectId',
      load: async () => (await import('./form.tsx')).EditPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/redirects',
      label: 'redirects:title',
      text: 'redirects:administration',
      labels: ['redirectFields'],
      icon: 'arrow-forward-up',
      right: 'site',
    },
  ],
};
