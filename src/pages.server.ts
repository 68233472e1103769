import { FEATURES } from './features.server.ts';
import { loadErrorPage } from './site/errors/load-error-page.server.ts';
import type { PageRoute } from './site/kit/page-route.server.ts';

/** All public pages: those of the features, from their `pages.server.ts`, and the error pages. */
export const PAGES: PageRoute[] = [
  ...FEATURES.flatMap(({ pages = [] }) => pages),
  { path: '/401', load: loadErrorPage(401) },
  { path: '/404', load: loadErrorPage(404) },
  { path: '/500', load: loadErrorPage(500) },
];
