import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const content: DashboardFeature = {
  pages: [
    { path: 'blog', load: async () => (await import('./list/list-page.tsx')).ListPage },
    {
      path: 'blog/trash',
      load: async () => (await import('./list/trash-page.tsx')).TrashPage,
    },
    {
      path: 'blog/calendar',
      load: async () => (await import('./calendar/calendar-page.tsx')).CalendarPage,
    },
    {
      path: 'blog/:contentId',
      load: async () => (await import('./details/details-page.tsx')).DetailsPage,
    },
    {
      path: 'blog/:contentId/history',
      load: async () => (await import('./history/history-page.tsx')).HistoryPage,
    },
    {
      // Both paths are one route, so that new content keeps its editor when its address changes.
      path: ['blog/add', 'blog/:contentId/edit'],
      load: async () => (await import('./editor/editor-page.tsx')).EditorPage,
    },
  ],
  redirects: [{ from: 'blog/:contentId/details', to: '/dashboard/blog/:contentId' }],
  navigation: [
    {
      find: async () => (await import('./find-contents.ts')).findContents,
      section: 'editing',
      to: '/dashboard/blog',
      label: 'content:editor.contents',
      icon: 'file-text',
      right: 'content',
    },
  ],
  commands: [
    {
      to: '/dashboard/blog/calendar',
      label: 'content:lists.month.title',
      icon: 'calendar',
      right: 'content',
    },
    { to: '/dashboard/blog/trash', label: 'content:lists.trash', icon: 'trash', right: 'content' },
    { to: '/dashboard/blog/add', label: 'content:editor.new', icon: 'plus', right: 'content' },
  ],
};
