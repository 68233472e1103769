import { type SQL, sql } from 'drizzle-orm';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import { isSlug } from '../../platform/slug.ts';
import type { Page } from '../../site/kit/page.ts';
import {
  LIST_PARAMETERS,
  type Moved,
  type PageRequest,
  type PageRoute,
  type PageSearch,
} from '../../site/kit/page-route.server.ts';
import type { IconName } from '../../ui/icons.tsx';
import { PREVIEW_PATH } from './editor/preview-link.server.ts';
import { findMovedPath } from './published/articles.server.ts';
import { CONTENT_CACHE } from './published/cache.server.ts';
import { PAGE_SIZE } from './published/lists.server.ts';
import { CATEGORIES, CATEGORY_NAMES, type Category, LIMITS } from './schema.ts';
import { loadSearch } from './search/load.server.ts';
import { articlePage } from './site/article/article-page.tsx';
import { KIND_WORDS } from './site/list/list-filters.tsx';
import { listPage } from './site/list/list-page.tsx';
import { loadPreview } from './site/preview.server.tsx';

/** What people call the pages of this feature when they search for them. */
const CATEGORY_WORDS: Partial<Record<Category, PageSearch>> = {
  haberler: {
    called: {
      tr: 'haber, son haberler, duyurular',
      en: 'news',
      de: 'nachrichten, aktuelles',
      es: 'noticias',
    },
  },
  makaleler: {
    called: {
      tr: 'makale, yazılar, köşe yazıları',
      en: 'articles, opinion',
      de: 'artikel',
      es: 'artículos',
    },
  },
  ziyaretler: {
    called: { tr: 'ziyaret, il ziyaretleri', en: 'visits', de: 'besuche', es: 'visitas' },
  },
  basinAciklamalari: {
    called: {
      tr: 'basın açıklaması, basın bülteni, basın bültenleri',
      en: 'press releases, press statements',
      de: 'pressemitteilungen',
      es: 'comunicados, comunicados de prensa, notas de prensa',
    },
  },
  raporlar: {
    called: { tr: 'rapor, araştırmalar', en: 'reports, research', de: 'berichte', es: 'informes' },
  },
};

const ARCHIVE_WORDS: PageSearch = {
  called: { tr: 'arşiv, eski haberler', en: 'archive', de: 'archiv', es: 'archivo' },
};

/** The menu icon of each category's page. */
const CATEGORY_ICONS: Record<Category, IconName> = {
  haberler: 'news',
  makaleler: 'pen',
  ziyaretler: 'place',
  basinAciklamalari: 'microphone',
  teskilatCalismalari: 'people',
  liberalSiyaset: 'idea',
  raporlar: 'chart',
  english: 'globe',
};

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

const FILL = '/dashboard/blog/add';

const isNone = (which: SQL): SQL => sql`not exists (select from contents where ${which})`;

/** The lists in which no content is. */
export const emptyLists: SQL[] = [
  ...CATEGORY_NAMES.map((category) =>
    emptyIf(
      { path: CATEGORIES[category], fill: FILL },
      isNone(sql`state = 'published' and category = ${category}`),
    ),
  ),
  emptyIf({ path: '/tum-icerikler', fill: FILL }, isNone(sql`state = 'published'`)),
  emptyIf({ path: '/arsiv', fill: '/dashboard/blog' }, isNone(sql`state = 'archived'`)),
];

/** A list of one category, of the archive, or of all contents. Null after its last page. */
function loadList(kind: 'category' | 'archive' | 'all', category: Category | null = null) {
  const listPath = {
    archive: '/arsiv',
    all: '/tum-icerikler',
    category: category ? CATEGORIES[category] : '',
  };
  return async (request: PageRequest): Promise<Page | Moved | null> => {
    const { read, scope, query } = request;
    if (query.ara !== undefined) return loadSearch(request);
    if (query.arsiv !== undefined) return { movedTo: '/arsiv' };
    const chosen = category ?? (query.kategori as Category | undefined) ?? null;
    const year = query.yil ? Number(query.yil) : null;
    const page = Number(query.sayfa ?? 1);
    const content = read(CONTENT_CACHE);
    const tag = query.etiket ?? null;
    const whole = await content.listIndex({ kind, category, year: null, tag });
    // Unknown years are refused before anything is read for them, so that invented years cost
    // nothing.
    if (year && !whole.years.includes(year)) return null;
    const index = await content.listIndex({ kind, category: chosen, year, tag });
    if (page > index.pages) return null;
    const items = await content.listItems(index, page);
    return listPage(scope, {
      kind,
      path: listPath[kind],
      category: chosen,
      year,
      tag,
      years: whole.years,
      total: index.total,
      page,
      pages: index.pages,
      pageSize: PAGE_SIZE,
      items,
      found: null,
    });
  };
}

/**
 * An article by its slug. An id, a former slug or the address in another list redirects to the
 * current address.
 */
async function loadArticle({ db, read, scope, params }: PageRequest): Promise<Page | Moved | null> {
  const segment = params.slug ?? '';
  if (!isSlug(segment)) return null;
  const article = await read(CONTENT_CACHE).findArticle(segment);
  if (!article) {
    const movedTo = await findMovedPath(db, segment);
    return movedTo ? { movedTo } : null;
  }
  if (article.path !== scope.path) return { movedTo: article.path };
  return articlePage(scope, article);
}
