import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const health: DashboardFeature = {
  pages: [
    { path: 'admin/health', load: async () => (await import('./health-page.tsx')).HealthPage },
  ],
  administration: [
    {
      to: '/dashboard/admin/health',
      label: 'health:title',
      text: 'health:administration',
      subject: 'system',
      icon: 'heartbeat',
      right: 'site',
    },
  ],
};
