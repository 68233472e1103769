import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const documents: DashboardFeature = {
  pages: [
    {
      path: 'admin/documents',
      load: async () => (await import('./list.tsx')).DocumentsPage,
    },
    {
      path: 'admin/documents/:kind',
      load: async () => (await import('./details.tsx')).DocumentPage,
    },
    {
      path: 'admin/documents/:kind/draft',
      load: async () => (await import('./form.tsx')).DraftPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/documents',
      label: 'documentsDesk:title',
      text: 'documentsDesk:administration',
      labels: ['documentsDesk:fields.*'],
      icon: 'scale',
      right: 'site',
    },
  ],
};
