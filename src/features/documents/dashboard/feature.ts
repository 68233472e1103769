import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const documents: DashboardFeature = {
  pages: [
    {
      path: 'admin/documents',
      load: async () => (await import('./list.tsx')).DocumentsPage,
    },
    {
      path: 'admin/documents/add',
      load: async () => (await import('./add.tsx')).AddPage,
    },
    {
      path: 'admin/documents/:documentId',
      load: async () => (await import('./details.tsx')).DocumentPage,
    },
    {
      path: 'admin/documents/:documentId/settings',
      load: async () => (await import('./settings.tsx')).SettingsPage,
    },
    {
      path: 'admin/documents/:documentId/draft',
      load: async () => (await import('./form.tsx')).DraftPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/documents',
      label: 'documentsDesk:title',
      text: 'documentsDesk:administration',
      labels: ['documentsDesk:fields.*', 'documentsDesk:kinds.*'],
      icon: 'scale',
      right: 'site',
      find: async () => (await import('./find.ts')).findDocuments,
    },
  ],
  commands: [
    {
      to: '/dashboard/admin/documents/add',
      label: 'documentsDesk:add',
      icon: 'plus',
      right: 'site',
    },
  ],
};
