import type { PageRoute } from '../../site/kit/page-route.server.ts';
import type { TextPage } from './built-in/pages.ts';
import { STATIC_PAGES } from './schema.ts';
import { loadTextPage } from './site/load.server.ts';

const pageAt = (page: TextPage): PageRoute => ({
  path: STATIC_PAGES[page],
  name: `staticPages:names.${page}`,
  isAlwaysListed: true,
  load: loadTextPage(page),
});

export const staticSitePages: PageRoute[] = [pageAt('accessibility'), pageAt('privacy')];
