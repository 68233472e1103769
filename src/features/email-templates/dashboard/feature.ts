import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const emailTemplates: DashboardFeature = {
  pages: [
    { path: 'admin/emails', load: async () => (await import('./list.tsx')).EmailListPage },
    {
      path: 'admin/emails/:kind/:locale',
      load: async () => (await import('./form.tsx')).EmailFormPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/emails',
      label: 'emailTemplates:title',
      text: 'emailTemplates:administration',
      subject: 'mail',
      labels: ['emailTemplates:fields.*'],
      icon: 'mail',
      right: 'site',
    },
  ],
};
