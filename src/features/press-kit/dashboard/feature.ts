import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const pressKit: DashboardFeature = {
  pages: [
    {
      path: 'admin/press-kit',
      load: async () => (await import('./press-kit-page.tsx')).PressKitPage,
    },
  ],
  administration: [
    {
      to: '/dashboard/admin/press-kit',
      label: 'pressKit:title',
      text: 'pressKit:administration',
      labels: ['pressKitFields'],
      icon: 'microphone',
      right: 'site',
    },
  ],
};
