import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

const entry = {
  to: '/dashboard/admin/jobs',
  label: 'jobs:title',
  icon: 'refresh-alert',
  right: 'site',
} as const;

export const jobs: DashboardFeature = {
  pages: [{ path: 'admin/jobs', load: async () => (await import('./jobs-page.tsx')).JobsPage }],
  administration: [{ ...entry, text: 'jobs:administration', subject: 'system' }],
};
