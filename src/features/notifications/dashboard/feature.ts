import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const notifications: DashboardFeature = {
  pages: [
    {
      path: 'account/notifications',
      load: async () => (await import('./settings-page.tsx')).SettingsPage,
    },
  ],
  commands: [
    { to: '/dashboard/account/notifications', label: 'notifications:settings', icon: 'bell' },
  ],
};
