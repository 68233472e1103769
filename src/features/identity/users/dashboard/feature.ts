import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';

export const users: DashboardFeature = {
  pages: [
    { path: 'users', load: async () => (await import('./list-page.tsx')).ListPage },
    {
      path: 'users/csv',
      load: async () => (await import('./staff-file-page.tsx')).StaffFilePage,
    },
    {
      path: 'users/:userId',
      load: async () => (await import('./details-page.tsx')).DetailsPage,
    },
    {
      path: ['users/add', 'users/:userId/edit'],
      load: async () => (await import('./form-page.tsx')).FormPage,
    },
  ],
  redirects: [{ from: 'users/:userId/details', to: '/dashboard/users/:userId' }],
  navigation: [
    {
      find: async () => (await import('./find-users.ts')).findUsers,
      section: 'administration',
      to: '/dashboard/users',
      label: 'users:title',
      icon: 'users',
      right: 'users',
    },
  ],
  commands: [{ to: '/dashboard/users/add', label: 'users:add', icon: 'user-plus', right: 'users' }],
};

export const twoStepRoles: DashboardFeature = {
  pages: [
    {
      path: 'admin/opened-rights',
      load: async () => (await import('./opened-rights-page.tsx')).OpenedRightsPage,
    },
    { path: 'admin/two-step', load: async () => (await import('./roles-page.tsx')).RolesPage },
  ],
  administration: [
    {
      to: '/dashboard/admin/two-step',
      label: 'account:roles.title',
      text: 'account:roles.administration',
      subject: 'protection',
      icon: 'shield-lock',
      right: 'users',
    },
    {
      to: '/dashboard/admin/opened-rights',
      label: 'openedRights:title',
      text: 'openedRights:administration',
      subject: 'protection',
      icon: 'users',
      right: 'users',
    },
  ],
};
