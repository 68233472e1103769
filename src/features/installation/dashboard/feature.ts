import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const installation: DashboardFeature = {
  pages: [
    { path: 'admin/setup', load: async () => (await import('./setup-page.tsx')).SetupPage },
    { path: 'admin/setup/email', load: async () => (await import('./mail-page.tsx')).MailPage },
    {
      path: 'admin/setup/backup',
      load: async () => (await import('./backup-page.tsx')).BackupPage,
    },
    { path: 'admin/setup/demo', load: async () => (await import('./demo-page.tsx')).DemoPage },
  ],
  administration: [
    {
      to: '/dashboard/admin/setup',
      label: 'installation:title',
      text: 'installation:administration',
      subject: 'system',
      icon: 'checklist',
      right: 'site',
    },
  ],
};
