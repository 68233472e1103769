import type { Example } from './example/examples-of.ts';

export interface ShowcasePage {
  /** The address below `/components`; empty for the first page. */
  path: string;
  /** The key of its texts in `showcase:pages` and `showcase:examples`. */
  key: string;
  load: () => Promise<{ examples: readonly Example[] }>;
}

/** The pages in the order of the navigation; each is loaded when it is first opened. */
export const PAGES: readonly ShowcasePage[] = [
  { path: '', key: 'start', load: () => import('./start/page.ts') },
  { path: 'colors', key: 'colors', load: () => import('./colors/page.ts') },
  { path: 'typography', key: 'typography', load: () => import('./typography/page.ts') },
  { path: 'buttons', key: 'buttons', load: () => import('./buttons/page.ts') },
  { path: 'inputs', key: 'inputs', load: () => import('./inputs/page.ts') },
  { path: 'forms', key: 'forms', load: () => import('./forms/page.ts') },
  { path: 'modals', key: 'modals', load: () => import('./modals/page.ts') },
  { path: 'charts', key: 'charts', load: () => import('./charts/page.ts') },
  {
    path: 'data-display/detail-lists',
    key: 'detailLists',
    load: () => import('./detail-lists/page.ts'),
  },
  {
    path: 'data-display/quick-stats',
    key: 'quickStats',
    load: () => import('./quick-stats/page.ts'),
  },
  { path: 'data-display/tables', key: 'tables', load: () => import('./tables/page.ts') },
  { path: 'lists/grid-lists', key: 'gridLists', load: () => import('./grid-lists/page.ts') },
  {
    path: 'lists/grouped-lists',
    key: 'groupedLists',
    load: () => import('./grouped-lists/page.ts'),
  },
];

export const addressOf = (path: string): string => `/components${path && `/${path}`}`;
