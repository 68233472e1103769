import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

const entry = {
  to: '/dashboard/admin/audit',
  label: 'audit:title',
  icon: 'history',
  right: 'audit',
} as const;

export const audit: DashboardFeature = {
  pages: [{ path: 'admin/audit', load: async () => (await import('./audit-page.tsx')).AuditPage }],
  navigation: [{ ...entry, section: 'administration' }],
  administration: [{ ...entry, text: 'audit:administration', subject: 'protection' }],
};
