import type { PageRoute } from '../../site/kit/page-route.server.ts';
import type { TextPage } from './built-in/pages.ts';
import { TEXT_PAGE_WORDS } from './page-words.ts';
import { STATIC_PAGES } from './schema.ts';
import { loadTextPage } from './site/load.server.ts';

const pageAt = (page: TextPage & keyof typeof TEXT_PAGE_WORDS): PageRoute => ({
  path: STATIC_PAGES[page],
  name: `staticPages:names.${page}`,
  search: TEXT_PAGE_WORDS[page],
  isAlwaysListed: true,
  load: loadTextPage(page),
});

export const staticSitePages: PageRoute[] = [pageAt('accessibility'), pageAt('privacy')];
