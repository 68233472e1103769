import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest } from '../../../site/kit/page-route.server.ts';
import { SITE_PAGES } from '../../search/match-pages.server.ts';
import { ENTRY_KINDS, SEARCH_LIMITS } from '../../search/schema.ts';
import { CONTENT_CACHE, type ContentCache } from '../published/cache.server.ts';
import { PAGE_SIZE } from '../published/lists.server.ts';
import type { Category } from '../schema.ts';
import { KIND_WORDS } from '../site/list/list-filters.tsx';
import { readFound } from './found.server.ts';
import { searchPage } from './site/search-page.tsx';

/** One character more than allowed, so that the search can detect a query that is too long. */
const READ = SEARCH_LIMITS.characters + 1;
/** Characters that HTML cannot contain. The field shows all others as they were typed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is meant
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** The results of a search in all published contents. Null after the last page. */
export async function loadSearch({ db, read, scope, query }: PageRequest): Promise<Page | null> {
  const typed = (query.ara ?? '').slice(0, READ).toWellFormed().replace(UNPRINTABLE, '\ufffd');
  const category = (query.kategori as Category | undefined) ?? null;
  const year = query.yil ? Number(query.yil) : null;
  const page = Number(query.sayfa ?? 1);
  const archive = query.arsiv === '1';
  const years = await yearsOf(read(CONTENT_CACHE), archive);
  if (year && !years.includes(year)) return null;
  const only = ENTRY_KINDS.find((kind) => KIND_WORDS[kind] === query.tur) ?? null;
  if (only && page > 1) return null;
  const sitePages = await read(SITE_PAGES).list(scope.locale);
  const about = { typed, now: scope.now, locale: scope.locale, sitePages };
  const wanted = { ...about, category, year, archive, page, only };
  const found = await readFound(db, { ...wanted, pageSize: PAGE_SIZE });
  if (!found) return null;
  const { total, items } = found;
  const pages = only ? 1 : found.pages;
  return searchPage(scope, {
    kind: 'all',
    path: '/tum-icerikler',
    category,
    year,
    tag: null,
    years,
    total,
    page,
    pages,
    pageSize: PAGE_SIZE,
    items,
    found,
  });
}

/** Years with contents, the newest first. */
async function yearsOf(content: ContentCache, archive: boolean): Promise<number[]> {
  const list = { category: null, year: null, tag: null };
  const published = await content.listIndex({ kind: 'all', ...list });
  if (!archive) return published.years;
  const archived = await content.listIndex({ kind: 'archive', ...list });
  return [...new Set([...published.years, ...archived.years])].sort((a, b) => b - a);
}
