import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const handbook: DashboardFeature = {
  pages: [
    { path: 'yardim', load: async () => (await import('./handbook-page.tsx')).HandbookPage },
    { path: 'yardim/:task', load: async () => (await import('./handbook-page.tsx')).TaskPage },
  ],
  navigation: [
    {
      find: async () => (await import('./load-tasks.ts')).findInPalette,
      section: 'overview',
      to: '/dashboard/yardim',
      label: 'handbook:title',
      icon: 'help',
    },
  ],
};
