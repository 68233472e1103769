import { CATEGORIES, CATEGORY_NAMES } from './features/content/schema.ts';
import { loadArticle, loadHome, loadList } from './features/content/site/load.server.ts';
import { loadErrorPage } from './site/load-error-page.server.ts';
import type { PageRoute } from './site/page-route.server.ts';

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;
const YEAR = /^(19|20)\d\d$/;
const CATEGORY = new RegExp(`^(${CATEGORY_NAMES.join('|')})$`);

const inTime = { yil: YEAR, sayfa: PAGE_NUMBER };
const inTimeAndCategory = { ...inTime, kategori: CATEGORY };

/** Every public address. */
export const PAGES: PageRoute[] = [
  { path: '/', load: loadHome },

  ...CATEGORY_NAMES.flatMap((category): PageRoute[] => [
    { path: CATEGORIES[category], query: inTime, load: loadList('category', category) },
    { path: `${CATEGORIES[category]}/:slug`, load: loadArticle },
  ]),
  { path: '/arsiv', query: inTimeAndCategory, load: loadList('archive') },
  { path: '/arsiv/:slug', load: loadArticle },
  { path: '/tum-icerikler', query: inTimeAndCategory, load: loadList('all') },

  { path: '/401', load: loadErrorPage(401) },
  { path: '/404', load: loadErrorPage(404) },
  { path: '/500', load: loadErrorPage(500) },
];
