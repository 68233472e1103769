import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const ownPages: DashboardFeature = {
  pages: [
    { path: 'pages', load: async () => (await import('./list.tsx')).ListPage },
    { path: 'pages/add', load: async () => (await import('./add.tsx')).AddPage },
    { path: 'pages/:pageId', load: async () => (await import('./editor.tsx')).EditorPage },
    {
      path: 'pages/:pageId/history',
      load: async () => (await import('./history.tsx')).HistoryPage,
    },
  ],
  navigation: [
    {
      section: 'editing',
      to: '/dashboard/pages',
      label: 'ownPages:title',
      icon: 'file-text',
      right: 'pages',
    },
  ],
  commands: [{ to: '/dashboard/pages/add', label: 'ownPages:add', icon: 'plus', right: 'pages' }],
};
