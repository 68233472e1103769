import { LIST_PARAMETERS } from '../../site/kit/page-parameters.ts';
import type { PageRoute } from '../../site/kit/page-route.server.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import { ARCHIVE_WORDS, CATEGORY_WORDS } from './page-words.ts';
import { PREVIEW_PATH } from './preview-link/paths.ts';
import { CATEGORIES, CATEGORY_NAMES, LIMITS } from './schema.ts';
import { KIND_WORDS } from './site/list/list-address.ts';
import { loadArticle, loadHome, loadList } from './site/load.server.ts';
import { loadPreview } from './site/preview/load-preview.server.tsx';

const CATEGORY = new RegExp(`^(${CATEGORY_NAMES.join('|')})$`);
const PARAMETERS = { ...LIST_PARAMETERS, kategori: CATEGORY };
/** No search text is refused here; the page explains what is wrong with it. */
const SEARCH_PARAMETERS = {
  ara: /^/,
  arsiv: /^1$/,
  tur: new RegExp(`^(${Object.values(KIND_WORDS).join('|')})$`),
};
/** As long as a tag can be; PostgreSQL stores no control characters. */
const TAG = new RegExp(`^[^\\p{Cc}]{1,${LIMITS.tag}}$`, 'u');

export const contentPages: PageRoute[] = [
  { path: '/', name: 'content:pages.home', isAlwaysListed: true, load: loadHome },

  ...CATEGORY_NAMES.flatMap((category): PageRoute[] => [
    {
      path: CATEGORIES[category],
      name: `content:categories.${category}.name`,
      icon: CATEGORY_ICONS[category],
      search: CATEGORY_WORDS[category],
      query: LIST_PARAMETERS,
      isAlwaysListed: true,
      load: loadList('category', category),
    },
    { path: `${CATEGORIES[category]}/:slug`, load: loadArticle },
  ]),
  {
    path: '/arsiv',
    name: 'content:pages.archive',
    icon: 'archive',
    search: ARCHIVE_WORDS,
    query: PARAMETERS,
    isAlwaysListed: true,
    load: loadList('archive'),
  },
  { path: '/arsiv/:slug', load: loadArticle },
  { path: `${PREVIEW_PATH}/:token`, costOf: () => 'preview', load: loadPreview },
  {
    path: '/tum-icerikler',
    name: 'content:pages.all',
    icon: 'page',
    query: { ...SEARCH_PARAMETERS, etiket: TAG, ...PARAMETERS },
    // Lists of invented tags are not cached, as searches are not.
    costOf: ({ ara, etiket }) => ((ara ?? etiket) === undefined ? null : 'search'),
    isAlwaysListed: true,
    load: loadList('all'),
  },
];
