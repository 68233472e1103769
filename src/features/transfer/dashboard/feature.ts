import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

const entry = {
  to: '/dashboard/admin/transfer',
  label: 'transfer:title',
  icon: 'transfer',
  right: 'transfer',
} as const;

export const transfer: DashboardFeature = {
  pages: [
    {
      path: 'admin/transfer',
      load: async () => (await import('./list.tsx')).TransferPage,
    },
    {
      path: 'admin/transfer/:importId',
      load: async () => (await import('./import.tsx')).ImportPage,
    },
  ],
  administration: [{ ...entry, text: 'transfer:administration', subject: 'system' }],
};
