import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const people: DashboardFeature = {
  pages: [
    { path: 'admin/people', load: async () => (await import('./list.tsx')).ListPage },
    { path: 'admin/people/add', load: async () => (await import('./form.tsx')).AddPage },
    {
      path: 'admin/people/:personId',
      load: async () => (await import('./form.tsx')).EditPage,
    },
    {
      path: 'admin/boards',
      load: async () => (await import('../boards/dashboard/list.tsx')).ListPage,
    },
    {
      path: 'admin/boards/add',
      load: async () => (await import('../boards/dashboard/add.tsx')).AddPage,
    },
    {
      path: 'admin/boards/:boardId',
      load: async () => (await import('../boards/dashboard/members.tsx')).MembersPage,
    },
    {
      path: 'admin/boards/:boardId/texts',
      load: async () => (await import('../boards/dashboard/texts.tsx')).TextsPage,
    },
  ],
  navigation: [
    {
      section: 'editing',
      to: '/dashboard/admin/people',
      label: 'peopleDesk:title',
      icon: 'address-book',
      right: 'people',
      unless: 'site',
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/people',
      label: 'peopleDesk:title',
      text: 'peopleDesk:administration',
      labels: ['peopleFields'],
      icon: 'address-book',
      right: 'people',
    },
    {
      to: '/dashboard/admin/boards',
      label: 'boardsDesk:title',
      text: 'boardsDesk:administration',
      labels: ['boardFields'],
      icon: 'users-group',
      right: 'site',
    },
  ],
};
