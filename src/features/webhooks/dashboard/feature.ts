import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

const entry = {
  to: '/dashboard/admin/webhooks',
  label: 'webhooks:title',
  icon: 'webhook',
  right: 'webhooks',
} as const;

export const webhooks: DashboardFeature = {
  pages: [
    { path: 'admin/webhooks', load: async () => (await import('./list.tsx')).ListPage },
    { path: 'admin/webhooks/add', load: async () => (await import('./form.tsx')).AddPage },
    {
      path: 'admin/webhooks/:webhookId',
      load: async () => (await import('./details.tsx')).DetailsPage,
    },
    {
      path: 'admin/webhooks/:webhookId/edit',
      load: async () => (await import('./form.tsx')).EditPage,
    },
  ],
  administration: [{ ...entry, text: 'webhooks:administration', subject: 'system' }],
};
