import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const legalTexts: DashboardFeature = {
  pages: [
    {
      path: 'admin/legal-texts',
      load: async () => (await import('./list.tsx')).LegalListPage,
    },
    {
      path: 'admin/legal-texts/:kind',
      load: async () => (await import('./form.tsx')).LegalFormPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/legal-texts',
      label: 'legalDesk:title',
      text: 'legalDesk:administration',
      subject: 'mail',
      labels: ['legalDesk:fields.*'],
      icon: 'gavel',
      right: 'site',
    },
  ],
};
