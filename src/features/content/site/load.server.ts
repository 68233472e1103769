import { isSlug } from '../../../platform/slug.ts';
import type { Page } from '../../../site/kit/page.ts';
import type { Moved, PageRequest } from '../../../site/kit/page-route.server.ts';
import { listNextMeetings } from '../../meetings/operations.server.ts';
import { findChair } from '../../people/operations.server.ts';
import { findMovedPath } from '../published/articles.server.ts';
import { readHome } from '../published/lists.server.ts';
import { PAGE_SIZE, PUBLISHED_CONTENT } from '../published/published-content.server.ts';
import { CATEGORIES, type Category } from '../schema.ts';
import { articlePage } from './article/article-page.tsx';
import { homePage } from './home/home-page.tsx';
import { listPage } from './list/list-page.tsx';
import { loadSearch } from './search/load-search.server.ts';

/** The number of meetings on the home page. */
const NEXT_MEETINGS = 2;

export async function loadHome({ db, scope }: PageRequest): Promise<Page> {
  const [home, chair, meetings] = await Promise.all([
    readHome(db),
    findChair(db),
    listNextMeetings(db, scope.now, NEXT_MEETINGS),
  ]);
  return homePage(scope, { ...home, chair, meetings });
}

/** A list of one category, of the archive, or of all contents. Null after its last page. */
export function loadList(kind: 'category' | 'archive' | 'all', category: Category | null = null) {
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
    const content = read(PUBLISHED_CONTENT);
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
export async function loadArticle({
  db,
  read,
  scope,
  params,
}: PageRequest): Promise<Page | Moved | null> {
  const segment = params.slug ?? '';
  if (!isSlug(segment)) return null;
  const article = await read(PUBLISHED_CONTENT).findArticle(segment);
  if (!article) {
    const movedTo = await findMovedPath(db, segment);
    return movedTo ? { movedTo } : null;
  }
  if (article.path !== scope.path) return { movedTo: article.path };
  return articlePage(scope, article);
}
