import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

const entry = {
  to: '/dashboard/admin/webhooks',
  label: 'webhooks:title',
  icon: 'webhook',
  right: 'webhooks',
} as const;

export const webhooks: DashboardFeature = {
  pages: [
    { path: 'admin/webhooks', load: async () => (await import('./list/list-page.tsx')).ListPage },
    { path: 'admin/webhooks/add', load: async () => (await import('./form/add-page.tsx')).AddPage },
    {
      path: 'admin/webhooks/:webhookId',
      load: async () => (await import('./details/details-page.tsx')).DetailsPage,
    },
    {
      path: 'admin/webhooks/:webhookId/edit',
      load: async () => (await import('./form/edit-page.tsx')).EditPage,
    },
  ],
  administration: [{ ...entry, text: 'webhooks:administration' }],
};
