import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const meetings: DashboardFeature = {
  pages: [
    { path: 'admin/meetings', load: async () => (await import('./list.tsx')).ListPage },
    { path: 'admin/meetings/add', load: async () => (await import('./form.tsx')).AddPage },
    {
      path: 'admin/meetings/:meetingId',
      load: async () => (await import('./form.tsx')).EditPage,
    },
  ],
  navigation: [
    {
      section: 'editing',
      to: '/dashboard/admin/meetings',
      label: 'meetingsDesk:title',
      icon: 'calendar-event',
      right: 'meetings',
      unless: 'site',
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/meetings',
      label: 'meetingsDesk:title',
      text: 'meetingsDesk:administration',
      labels: ['meetingFields'],
      icon: 'calendar-event',
      right: 'meetings',
    },
  ],
};
