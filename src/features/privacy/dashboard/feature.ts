import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const privacy: DashboardFeature = {
  pages: [
    { path: 'privacy', load: async () => (await import('./list.tsx')).ListPage },
    { path: 'privacy/add', load: async () => (await import('./add.tsx')).AddPage },
    {
      path: 'privacy/retention',
      load: async () => (await import('./retention.tsx')).RetentionPage,
    },
    {
      path: 'privacy/:requestId',
      load: async () => (await import('./details.tsx')).DetailsPage,
    },
  ],
  navigation: [
    {
      section: 'administration',
      to: '/dashboard/privacy',
      label: 'privacy:title',
      icon: 'shield-lock',
      count: 'privacy',
      right: 'privacy',
    },
  ],
  administration: [
    {
      to: '/dashboard/privacy/retention',
      label: 'privacy:retentionTitle',
      icon: 'clock-x',
      right: 'privacy',
      text: 'privacy:administration',
      subject: 'protection',
    },
  ],
  commands: [
    { to: '/dashboard/privacy/add', label: 'privacy:add', icon: 'plus', right: 'privacy' },
  ],
};
