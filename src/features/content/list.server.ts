import { and, asc, count, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { isLimited } from '../../platform/actor.ts';
import { ofBranch } from '../../platform/branches/within.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { containing, isAnyOf } from '../../platform/database/conditions.server.ts';
import { withinTime } from '../../platform/database/within-time.server.ts';
import { Invalid, unauthenticated } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { defineSource } from '../../platform/sources.server.ts';
import { dayBounds, yearBounds } from '../../platform/wall-clock.ts';
import { parseSearch } from '../search/parse.server.ts';
import { readQuery, searchQueries } from '../search/query.ts';
import {
  type ContentFilter,
  DEFAULT_SORT,
  type Matching,
  MOST_FOUND,
  VISITORS_ROWS,
} from './contract.ts';
import { canCreateContent, canSeeUnpublished } from './policy.ts';
import { type Counted, countMatching } from './published/months.server.ts';
import { readInOrder, selectSummary } from './read.server.ts';
import { toSummary } from './row.server.ts';
import { NO_READS, searchContents } from './search/search.server.ts';
import { contents, isKept, LACKS_ALT, unpublishedSearch } from './tables.server.ts';

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

async function readSorted(op: Operation, filter: ContentFilter) {
  const where = conditions(op, filter);
  const state = canSeeUnpublished(op.actor) ? filter.state : 'published';
  const search = await readSearch(op, filter.q);
  const [rows, total] = search
    ? await withinTime(op.db, SEARCH_MS, (tx) =>
        readFoundSorted(tx, search, { ...filter, state, isLive: isLimited(op.actor) }, where),
      )
    : await Promise.all([
        selectSorted(op.db, filter, where),
        countMatching(op.db, where, {
          ...filter,
          state,
          q: undefined,
          isLive: isLimited(op.actor),
        }),
      ]);
  return { data: rows.map((row) => toSummary(row, op.actor)), total };
}

/** The total is at most `MOST_FOUND`. */
async function readFoundSorted(
  tx: Queryable,
  search: SortedSearch,
  filter: ContentFilter & Counted,
  where: SQL | undefined,
) {
  const most = filter.page * filter.pageSize;
  // The index has the words of all branches.
  const found = filter.isLive ? 0 : await countFound(tx, search, filter);
  const isMany = found === MOST_FOUND;
  const which = isMany
    ? sql`${contents.id} in (${firstFound(search, where, ORDER[filter.sort ?? DEFAULT_SORT], most)})`
    : and(where, matchesSearch(search));
  const rows = await selectSorted(tx, filter, which);
  if (isMany && isCountedByIndex(filter)) return [rows, MOST_FOUND] as const;
  const some = tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(where, matchesSearch(search)))
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

/** These filters are for users with the right to write. */
const STAFF_ONLY = ['author', 'tag', 'language', 'branch', 'only', 'from', 'to', 'date'] as const;

/**
 * Throws 401 or 422 for a filter that is not for this user: a reply with other contents would be a
 * wrong reply to the request.
 */
export function requireAllowed({ actor }: Operation, filter: Matching): void {
  const { createdBy, state = 'published' } = filter;
  if (createdBy && actor.kind !== 'staff') throw unauthenticated();
  if (canSeeUnpublished(actor)) return;
  const refused = [
    ...STAFF_ONLY.filter((name) => filter[name] !== undefined),
    ...(state === 'published' ? [] : ['state']),
    ...(createdBy && createdBy !== 'me' ? ['createdBy'] : []),
  ];
  if (refused.length > 0)
    throw new Invalid(Object.fromEntries(refused.map((name) => [name, { rule: 'notAllowed' }])));
}

/** The condition of all filters except the search. */
export function conditions(op: Operation, filter: Matching): SQL | undefined {
  const { category, createdBy, author, tag, language, branch, only, from, to, year } = filter;
  const state = canSeeUnpublished(op.actor) ? filter.state : 'published';
  const dated = filter.date === 'updatedAt' ? contents.updatedAt : contents.publishedAt;
  const [yearStart, yearEnd] = year ? yearBounds(year) : [];
  const creator = createdBy === 'me' && op.actor.kind === 'staff' ? op.actor.id : createdBy;
  return and(
    // A literal, not a parameter, so that PostgreSQL can use the partial indexes of published
    // contents.
    state ? sql`${contents.state} = ${sql.raw(`'${state}'`)}` : isKept,
    creator ? eq(contents.createdBy, creator) : undefined,
    category ? eq(contents.category, category) : undefined,
    author ? eq(contents.author, author) : undefined,
    tag ? sql`${contents.tags} @> array[${tag}::text]` : undefined,
    language ? eq(contents.language, language) : undefined,
    branch ? ofBranch(contents.branchId, branch) : undefined,
    only === 'pending' ? isNotNull(contents.pendingRevision) : undefined,
    only === 'lacksAlt' ? LACKS_ALT : undefined,
    from ? gte(dated, dayBounds(from)[0]) : undefined,
    to ? lt(dated, dayBounds(to)[1]) : undefined,
    yearStart ? gte(contents.publishedAt, yearStart) : undefined,
    yearEnd ? lt(contents.publishedAt, yearEnd) : undefined,
  );
}

/** A search whose results are sorted in the requested order. */
export interface SortedSearch {
  /** The `tsquery` of the words; empty if none of them can be searched. */
  words: string;
  /** The letters that staff find in contents that are not public; null for visitors. */
  letters: string | null;
}

/**
 * Undefined if nothing is searched. Staff see results while they type, so the last word may be
 * incomplete. Contents that are not public are few and not in the index, so they are searched for the
 * letters.
 */
export async function readSearch(
  op: Operation,
  q: string | undefined,
): Promise<SortedSearch | undefined> {
  if (!q) return undefined;
  const isStaff = canSeeUnpublished(op.actor);
  const terms = readQuery(q);
  // The user has only begun to type (one letter or a minus); an empty list would only flicker.
  if (isStaff && typeof terms === 'string' && terms !== 'tooLong') return undefined;
  const search = typeof terms === 'string' ? terms : await parseSearch(op.db.$client, terms);
  const words =
    typeof search === 'string' ? '' : searchQueries[isStaff ? 'typing' : 'words'](search);
  return { words, letters: isStaff ? q : null };
}

const withLetters = (letters: string): SQL => sql`select content_id from ${unpublishedSearch}
  where searched like tr_fold(${containing(letters)})`;

/** The condition for contents that are not public. */
export const matchesUnpublished = ({ letters }: SortedSearch): SQL =>
  letters === null ? sql`false` : sql`${contents.id} in (${withLetters(letters)})`;

/** The condition for what a search finds; all of it is read from the index. */
export const matchesSearch = ({ words, letters }: SortedSearch): SQL => {
  const indexed = sql`select search_contents(${words}::tsquery)`;
  return letters === null
    ? sql`${contents.id} in (${indexed})`
    : sql`${contents.id} in (${indexed} union all ${withLetters(letters)})`;
};

/**
 * The same for public contents, compared one by one: if many match, the first of a page are found sooner
 * in the order of the list.
 */
export const matchesSearchOneByOne = ({ words }: SortedSearch): SQL => sql`
  ${contents.publishedAt} is not null and ${contents.state} in ('published', 'archived') and
  (select found.words @@ ${words}::tsquery from content_search found
    where found.content_id = ${contents.id})`;

const OTHERS = [
  'createdBy',
  'author',
  'tag',
  'language',
  'branch',
  'only',
  'from',
  'to',
  'year',
] as const;

/** Whether {@link countFound} knows all filters. */
export const isCountedByIndex = (filter: Matching): boolean =>
  OTHERS.every((name) => filter[name] === undefined);

/** How many public contents of this state and category are found, at most {@link MOST_FOUND}. */
export async function countFound(
  db: Queryable,
  { words }: SortedSearch,
  { state, category }: Matching,
): Promise<number> {
  if (!words || (state && state !== 'published' && state !== 'archived')) return 0;
  const filters = [
    category && `'C${category}'`,
    state && (state === 'archived' ? "'Sarchived'" : "!'Sarchived'"),
  ].filter(Boolean);
  const wanted = [`(${words})`, ...filters].join(' & ');
  const { rows } = await db.execute<{ found: number }>(
    sql`select count_contents_found(${wanted}::tsquery, ${MOST_FOUND}) as found`,
  );
  return rows[0]?.found ?? 0;
}

/** A query for the ids of the first `most` in this order, of a search that finds many. */
function firstFound(search: SortedSearch, where: SQL | undefined, order: SQL[], most: number): SQL {
  const first = (isMatch: SQL) => sql`(select ${contents.id} from ${contents}
    where ${and(where, isMatch)} order by ${sql.join(order, sql`, `)} limit ${most})`;
  return sql`${first(matchesUnpublished(search))} union all ${first(matchesSearchOneByOne(search))}`;
}
