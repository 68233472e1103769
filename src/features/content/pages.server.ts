import { LIST_PARAMETERS } from '../../site/kit/page-parameters.ts';
import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { CATEGORIES, CATEGORY_NAMES } from './schema.ts';
import { loadArticle, loadHome, loadList } from './site/load.server.ts';

const CATEGORY = new RegExp(`^(${CATEGORY_NAMES.join('|')})$`);
const PARAMETERS = { ...LIST_PARAMETERS, kategori: CATEGORY };
/** A search is never refused for what was typed; the page explains it. */
const SEARCH_PARAMETERS = { ara: /^/, arsiv: /^1$/ };

export const contentPages: PageRoute[] = [
  { path: '/', isAlwaysListed: true, load: loadHome },

  ...CATEGORY_NAMES.flatMap((category): PageRoute[] => [
    {
      path: CATEGORIES[category],
      query: LIST_PARAMETERS,
      isAlwaysListed: true,
      load: loadList('category', category),
    },
    { path: `${CATEGORIES[category]}/:slug`, load: loadArticle },
  ]),
  { path: '/arsiv', query: PARAMETERS, isAlwaysListed: true, load: loadList('archive') },
  { path: '/arsiv/:slug', load: loadArticle },
  {
    path: '/tum-icerikler',
    query: { ...SEARCH_PARAMETERS, ...PARAMETERS },
    costOf: ({ ara }) => (ara === undefined ? null : 'search'),
    isAlwaysListed: true,
    load: loadList('all'),
  },
];
