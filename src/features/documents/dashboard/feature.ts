import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const documents: DashboardFeature = {
  pages: [
    {
      path: 'admin/documents',
      load: async () => (await import('./list/list-page.tsx')).DocumentsPage,
    },
    {
      path: 'admin/documents/:kind',
      load: async () => (await import('./details/details-page.tsx')).DocumentPage,
    },
    {
      path: 'admin/documents/:kind/draft',
      load: async () => (await import('./form/form-page.tsx')).DraftPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/documents',
      label: 'documentsDesk:title',
      text: 'documentsDesk:administration',
      icon: 'scale',
      right: 'site',
    },
  ],
};
