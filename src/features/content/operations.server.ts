import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../platform/database/any-of.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { withinTime } from '../../platform/database/within-time.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { defineSource } from '../../platform/sources.server.ts';
import { media } from '../media/tables.server.ts';
import { type ContentFilter, DEFAULT_SORT, MOST_FOUND, VISITORS_ROWS } from './list/filter.ts';
import { conditions, requireAllowed } from './list/matching.server.ts';
import {
  countFound,
  firstFound,
  isCountedByIndex,
  isFound,
  readSearch,
  type SortedSearch,
} from './list/sorted-search.server.ts';
import { countMatching } from './months/totals.server.ts';
import { canCreateContent, canSeeUnpublished } from './policy.ts';
import { SUMMARY, toSummary } from './rows.server.ts';
import { readInOrder } from './search/read-in-order.ts';
import { NO_READS, searchContents } from './search/search.server.ts';
import { contents } from './tables.server.ts';

export { CATEGORY_TITLES } from './category-titles.server.ts';
export { PUBLICATIONS, type PublicationListener } from './publications.server.ts';
export { PAGE_SIZE } from './published/published-content.server.ts';
export { getContent, getContentBySlug, getEditedContent } from './read-content.server.ts';
export { readPublishedById } from './reading/read-published.server.ts';
export { notReady } from './write/check-ready.ts';
export { writtenOf as writtenFields } from './write/columns.server.ts';
export { createContent, saveContent } from './write.server.ts';

/** The time limit for one statement of a sorted search, in ms. */
export const SEARCH_MS = 1500;

/**
 * One page of contents. Visitors get published contents; users with the right to write get every
 * state, or the requested one.
 */
export async function listContents(op: Operation, filter: ContentFilter) {
  requireAllowed(op, filter);
  requireReachable(op, filter);
  const isVisitorsSearch = filter.q && !filter.sort && !canSeeUnpublished(op.actor);
  const found = await (isVisitorsSearch ? readBestFirst(op, filter) : readSorted(op, filter));
  return {
    ...found,
    page: filter.page,
    pageSize: filter.pageSize,
    can: { create: canCreateContent(op.actor) },
  };
}

/** @throws Invalid for a page beyond the limit for visitors */
function requireReachable(op: Operation, { page, pageSize }: ContentFilter): void {
  if (canSeeUnpublished(op.actor) || page * pageSize <= VISITORS_ROWS) return;
  const max = Math.floor(VISITORS_ROWS / pageSize);
  throw new Invalid({ page: { rule: 'tooBig', values: { max } } });
}

/** Sorted by relevance; the total is counted only up to a limit. */
async function readBestFirst(op: Operation, filter: ContentFilter) {
  const { q = '', category = null, year = null, page, pageSize } = filter;
  const wanted = { category, year, archive: false, offset: (page - 1) * pageSize, limit: pageSize };
  const outcome = await searchContents(op.db, q, wanted, NO_READS);
  if ('fault' in outcome) return { data: [], total: 0 };
  const { ids, total } = outcome.hits;
  const rows = await readInOrder(ids, (values) => op.read(SUMMARIES).execute(values));
  return { data: rows.map((row) => toSummary(row, op.actor)), total };
}

/** With the state, since a content may be unpublished after the search. */
const SUMMARIES = defineSource((db) =>
  selectSummary(db)
    .where(and(isAnyOf(contents.id, 'ids'), eq(contents.state, 'published')))
    .prepare('content-summaries'),
);

const selectSummary = (db: Queryable) =>
  db.select(SUMMARY).from(contents).leftJoin(media, eq(media.id, contents.coverId)).$dynamic();

async function readSorted(op: Operation, filter: ContentFilter) {
  const where = conditions(op, filter);
  const state = canSeeUnpublished(op.actor) ? filter.state : 'published';
  const search = await readSearch(op, filter.q);
  const [rows, total] = search
    ? await withinTime(op.db, SEARCH_MS, (tx) =>
        readFoundSorted(tx, search, { ...filter, state }, where),
      )
    : await Promise.all([
        selectSorted(op.db, filter, where),
        countMatching(op.db, where, { ...filter, state, q: undefined }),
      ]);
  return { data: rows.map((row) => toSummary(row, op.actor)), total };
}

/** The total is at most `MOST_FOUND`. */
async function readFoundSorted(
  tx: Queryable,
  search: SortedSearch,
  filter: ContentFilter,
  where: SQL | undefined,
) {
  const most = filter.page * filter.pageSize;
  const found = await countFound(tx, search, filter);
  const isMany = found === MOST_FOUND;
  const which = isMany
    ? sql`${contents.id} in (${firstFound(search, where, ORDER[filter.sort ?? DEFAULT_SORT], most)})`
    : and(where, isFound(search));
  const rows = await selectSorted(tx, filter, which);
  if (isMany && isCountedByIndex(filter)) return [rows, MOST_FOUND] as const;
  const some = tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(where, isFound(search)))
    .limit(MOST_FOUND)
    .as('some');
  const [counted] = await tx.select({ total: count() }).from(some);
  return [rows, counted?.total ?? 0] as const;
}

export const selectSorted = (
  db: Queryable,
  { sort = DEFAULT_SORT, page, pageSize }: ContentFilter,
  where: SQL | undefined,
) =>
  selectSummary(db)
    .where(
      // The columns are read for this page alone: PostgreSQL would do it for all pages before it too.
      inArray(
        contents.id,
        db
          .select({ id: contents.id })
          .from(contents)
          .where(where)
          .orderBy(...ORDER[sort])
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      ),
    )
    .orderBy(...ORDER[sort]);

const ORDER: Record<NonNullable<ContentFilter['sort']>, SQL[]> = {
  '-publishedAt': [desc(contents.publishedAt), desc(contents.id)],
  publishedAt: [asc(contents.publishedAt), asc(contents.id)],
  '-updatedAt': [desc(contents.updatedAt), desc(contents.id)],
  updatedAt: [asc(contents.updatedAt), asc(contents.id)],
  title: [sql`${contents.title} collate tr_rules`, asc(contents.id)],
  '-title': [sql`${contents.title} collate tr_rules desc`, desc(contents.id)],
};
