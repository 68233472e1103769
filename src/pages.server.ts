import { FEATURES } from './features.server.ts';
import { loadErrorPage } from './site/errors/load-error-page.server.ts';
import type { PageRoute } from './site/kit/page-route.server.ts';

/** Every public address: the pages of the features, each in its `pages.server.ts`, and of errors. */
export const PAGES: PageRoute[] = [
  ...FEATURES.flatMap(({ pages = [] }) => pages),
  { path: '/401', load: loadErrorPage(401) },
  { path: '/404', load: loadErrorPage(404) },
  { path: '/500', load: loadErrorPage(500) },
];
