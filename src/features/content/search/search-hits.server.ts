import { type Asks, searchQueries, type Understood } from '../../search/operations.server.ts';
import type { Category } from '../schema.ts';

/** Which pieces are searched, and which of those found are wanted. */
export interface HitRequest {
  category: Category | null;
  year: number | null;
  offset: number;
  limit: number;
}
export interface Hits {
  ids: string[];
  total: number;
  /** There are more than `total`. */
  more: boolean;
}

/** Beyond these a count says "at least". */
const COUNTED = 2000;
/** Pieces that hold all words of a phrase and are looked at for it, the newest. */
const PHRASE_CANDIDATES = 1000;

const NEWEST = 'order by published_at desc, content_id desc';

/**
 * Published pieces that hold all words: in the title first, then in the head, then anywhere, each
 * newest first.
 */
export function findHits(db: Asks, search: Understood, request: HitRequest): Promise<Hits> {
  const phrase = searchQueries.phrases(search);
  return phrase ? findPhrase(db, search, phrase, request) : findWords(db, search, request);
}

/** A query within the wanted category and year, which are words of the index too. */
function within({ category, year }: Omit<HitRequest, 'offset' | 'limit'>, query: string): string {
  const filters = ["!'Sarchived'", category && `'C${category}'`, year && `'Y${year}'`];
  return [query, ...filters.filter(Boolean)].join(' & ');
}

/** How many published pieces a query finds, counted no further than `most`. */
export const countHits = (db: Asks, query: string, most: number): Promise<number> =>
  count(db, within({ category: null, year: null }, query), most);

async function count(db: Asks, query: string, most: number): Promise<number> {
  const { rows } = await db.query<{ n: number }>({
    name: 'search-count',
    text: `select count(*)::int as n
      from (select from content_search where words @@ $1::tsquery limit $2::int) found`,
    values: [query, most],
  });
  return rows[0]?.n ?? 0;
}

/** One query after the other, each newest first, until there are enough. */
const IN_TURN = `
  select content_id from unnest($1::tsquery[]) query, lateral (
    select content_id from content_search where words @@ query ${NEWEST} limit $2::int + $3::int) hit
  limit $2::int offset $3::int`;

async function findWords(db: Asks, search: Understood, request: HitRequest): Promise<Hits> {
  const { offset, limit, year } = request;
  const counted = await count(db, within(request, searchQueries.words(search)), COUNTED + 1);
  const hits = { total: Math.min(counted, COUNTED), more: counted > COUNTED };
  if (offset >= counted) return { ...hits, ids: [] };
  // So many are not sorted all at once but year by year.
  const years = hits.more && year === null ? await listYears(db) : [year];
  const queries = [
    searchQueries.words(search, 'T'),
    searchQueries.head(search),
    searchQueries.rest(search),
  ].flatMap((query) => years.map((one) => within({ ...request, year: one }, query)));
  const { rows } = await db.query<{ content_id: string }>({
    name: 'search-hits',
    text: IN_TURN,
    values: [queries, limit, offset],
  });
  return { ...hits, ids: rows.map((row) => row.content_id) };
}

/** Years in which something may have been published, the newest first. */
async function listYears(db: Asks): Promise<number[]> {
  const { rows } = await db.query<{ first: number; last: number }>({
    name: 'search-years',
    text: `select extract(year from min(published_at) at time zone 'Europe/Istanbul')::int as first,
       extract(year from max(published_at) at time zone 'Europe/Istanbul')::int as last
     from contents where state = 'published'`,
    values: [],
  });
  const { first = 0, last = -1 } = rows[0] ?? {};
  return Array.from({ length: last - first + 1 }, (_, i) => last - i);
}

/** The index knows who holds all words, not where; so only the newest of those are looked at. */
async function findPhrase(
  db: Asks,
  search: Understood,
  phrase: string,
  request: HitRequest,
): Promise<Hits> {
  const { rows } = await db.query<{ content_id: string; candidates: number }>({
    name: 'search-phrase',
    text: `with candidate as materialized (
       select content_id, published_at, words from content_search
       where words @@ $1::tsquery ${NEWEST} limit ${PHRASE_CANDIDATES})
     select content_id, (select count(*)::int from candidate) as candidates
     from candidate where words @@ $2::tsquery
     order by not words @@ $3::tsquery, not words @@ $4::tsquery,
       published_at desc, content_id desc`,
    values: [
      within(request, searchQueries.words(search)),
      phrase,
      searchQueries.words(search, 'T'),
      searchQueries.words(search, 'H'),
    ],
  });
  const { offset, limit } = request;
  return {
    ids: rows.slice(offset, offset + limit).map((row) => row.content_id),
    total: rows.length,
    more: rows[0]?.candidates === PHRASE_CANDIDATES,
  };
}
