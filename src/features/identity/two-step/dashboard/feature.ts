import type { DashboardFeature } from '../../../../dashboard/kit/feature.ts';

export const twoStep: DashboardFeature = {
  pages: [
    { path: 'admin/two-step', load: async () => (await import('./roles-page.tsx')).RolesPage },
  ],
  administration: [
    {
      to: '/dashboard/admin/two-step',
      label: 'account:roles.title',
      text: 'account:roles.administration',
      icon: 'shield-lock',
      right: 'users',
    },
  ],
};
