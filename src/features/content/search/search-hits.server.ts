import {
  type ParsedQuery,
  type PgQueryable,
  searchQueries,
} from '../../search/operations.server.ts';
import { SEARCH_LIMITS } from '../../search/schema.ts';
import type { Category } from '../schema.ts';

/** The contents to search, and the page of results to return. */
export interface HitRequest {
  category: Category | null;
  year: number | null;
  /** Whether archived contents are searched too. */
  archive: boolean;
  offset: number;
  limit: number;
}
export interface Hits {
  ids: string[];
  total: number;
  /** Whether there are more than `total`. */
  more: boolean;
  /** How many archived contents match as well; counted up to a hundred. */
  archived: number;
}

/** Above this number, a count is shown as "at least". */
const COUNTED = 2000;
/** How many contents with all words of a phrase are checked for the phrase, the newest first. */
const PHRASE_CANDIDATES = 1000;
/**
 * If more contents contain all words, the search does not check whether the words are next to each
 * other.
 */
const SORTED_CLOSELY = 500;

const NEWEST = 'order by published_at desc, content_id desc';

/**
 * Finds published contents with all words: first those with the words in the title, then in the
 * head, then anywhere. In each of these groups, contents with the words next to each other are
 * first, then the newest.
 */
export function findHits(db: PgQueryable, search: ParsedQuery, request: HitRequest): Promise<Hits> {
  const phrase = searchQueries.phrases(search);
  return phrase ? findPhrase(db, search, phrase, request) : findWords(db, search, request);
}

type Within = Pick<HitRequest, 'category' | 'year'>;

/** Limits a query to the requested category and year, which are also words in the index. */
function within({ category, year }: Within, query: string, archive = ''): string {
  const filters = [archive, category && `'C${category}'`, year && `'Y${year}'`];
  return [query, ...filters.filter(Boolean)].join(' & ');
}
const PUBLISHED = "!'Sarchived'";
const ARCHIVED = "'Sarchived'";
/** Limits a query to what the request searches. */
const asked = (request: HitRequest, query: string) =>
  within(request, query, request.archive ? '' : PUBLISHED);

const COUNT = (query: string, most: string) =>
  `(select count(*)::int from (select from content_search where words @@ ${query} limit ${most}) found)`;

/**
 * The number of contents, document parts, people and meetings that each query finds. Contents are
 * counted up to `most`.
 */
export async function countHolders(
  db: PgQueryable,
  queries: string[],
  most: number,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const { rows } = await db.query<{ n: number }>({
    name: 'search-holders',
    text: `select ${COUNT('query', '$2::int')} +
        (select count(*)::int from search_entries where words @@ query) as n
      from unnest($1::tsquery[]) with ordinality asked (query, place) order by asked.place`,
    values: [queries, most],
  });
  return rows.map(({ n }) => n);
}

async function count(
  db: PgQueryable,
  search: ParsedQuery,
  request: HitRequest,
): Promise<{ counted: number; archived: number }> {
  const whole = searchQueries.whole(search);
  const { rows } = await db.query<{ counted: number; archived: number }>({
    name: 'search-count',
    text: `select ${COUNT('$1::tsquery', '$2::int')} as counted,
      ${COUNT('$3::tsquery', '$4::int')} as archived`,
    values: [
      asked(request, whole),
      COUNTED + 1,
      within(request, whole, ARCHIVED),
      request.archive ? 0 : SEARCH_LIMITS.archived,
    ],
  });
  return rows[0] ?? { counted: 0, archived: 0 };
}

/** Runs the queries in order, each newest first, until there are enough results. */
const IN_TURN = `
  select content_id from unnest($1::tsquery[]) query, lateral (
    select content_id from content_search where words @@ query ${NEWEST} limit $2::int + $3::int) hit
  limit $2::int offset $3::int`;

/** Checks and sorts every content that contains all words. */
const CLOSELY = `
  select content_id from content_search where words @@ $1::tsquery
  order by not words @@ $4::tsquery, not words @@ $5::tsquery, not words @@ $6::tsquery,
    published_at desc, content_id desc
  limit $2::int offset $3::int`;

async function findWords(db: PgQueryable, search: ParsedQuery, request: HitRequest): Promise<Hits> {
  const { offset, limit, year } = request;
  const { counted, archived } = await count(db, search, request);
  const hits = { total: Math.min(counted, COUNTED), more: counted > COUNTED, archived };
  if (offset >= counted) return { ...hits, ids: [] };
  const sideBySide = searchQueries.sideBySide(search);
  if (sideBySide && counted <= SORTED_CLOSELY) {
    const { rows } = await db.query<{ content_id: string }>({
      name: 'search-closely',
      text: CLOSELY,
      values: [
        asked(request, searchQueries.words(search)),
        limit,
        offset,
        searchQueries.words(search, 'T'),
        searchQueries.words(search, 'H'),
        sideBySide,
      ],
    });
    return { ...hits, ids: rows.map((row) => row.content_id) };
  }
  // With so many results, each year is searched separately instead of sorting all results at once.
  const years = hits.more && year === null ? await listYears(db) : [year];
  const queries = [
    searchQueries.words(search, 'T'),
    searchQueries.head(search),
    searchQueries.rest(search),
  ].flatMap((query) => years.map((one) => asked({ ...request, year: one }, query)));
  const { rows } = await db.query<{ content_id: string }>({
    name: 'search-hits',
    text: IN_TURN,
    values: [queries, limit, offset],
  });
  return { ...hits, ids: rows.map((row) => row.content_id) };
}

/** Years with possible published contents, the newest first. */
async function listYears(db: PgQueryable): Promise<number[]> {
  const { rows } = await db.query<{ first: number; last: number }>({
    name: 'search-years',
    text: `select extract(year from min(published_at) at time zone 'Europe/Istanbul')::int as first,
       extract(year from max(published_at) at time zone 'Europe/Istanbul')::int as last
     from contents where state in ('published', 'archived')`,
    values: [],
  });
  const { first = 0, last = -1 } = rows[0] ?? {};
  return Array.from({ length: last - first + 1 }, (_, i) => last - i);
}

/**
 * The index stores which contents have all words, but not their positions, so only the newest
 * contents are checked.
 */
async function findPhrase(
  db: PgQueryable,
  search: ParsedQuery,
  phrase: string,
  request: HitRequest,
): Promise<Hits> {
  const { archived } = await count(db, search, request);
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
      asked(request, searchQueries.words(search)),
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
    archived,
  };
}
