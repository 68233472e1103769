import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const people: DashboardFeature = {
  pages: [
    { path: 'admin/people', load: async () => (await import('./list.tsx')).ListPage },
    { path: 'admin/people/add', load: async () => (await import('./form.tsx')).AddPage },
    {
      path: 'admin/people/:personId',
      load: async () => (await import('./form.tsx')).EditPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/people',
      label: 'peopleDesk:title',
      text: 'peopleDesk:administration',
      labels: ['peopleFields'],
      icon: 'users-group',
      right: 'site',
    },
  ],
};
