import {
  type ParsedQuery,
  type PgQueryable,
  searchQueries,
} from '../../search/operations.server.ts';
import { archivedCount } from './count-hits.server.ts';
import { asked, type HitRequest, type Hits } from './hit-request.ts';
import { findPhrase } from './phrase-hits.server.ts';
import { COUNT, NEWEST } from './sql-parts.ts';

/** Above this number, a count is shown as "at least". */
const COUNTED = 2000;
/**
 * If more contents contain all words, the search does not check whether the words are next to each
 * other.
 */
const SORTED_CLOSELY = 500;

/**
 * Finds published contents with all words: first those with the words in the title, then in the
 * head, then anywhere. In each of these groups, contents with the words next to each other are
 * first, then the newest.
 */
export function findHits(db: PgQueryable, search: ParsedQuery, request: HitRequest): Promise<Hits> {
  const phrase = searchQueries.phrases(search);
  return phrase ? findPhrase(db, search, phrase, request) : findWords(db, search, request);
}

/** Runs the queries in order, each newest first, until there are enough results. */
const inTurn = (queries: string, limit: string, offset: string) => `
  select content_id from unnest(${queries}::tsquery[]) query, lateral (
    select content_id from content_search where words @@ query ${NEWEST}
    limit ${limit}::int + ${offset}::int) hit
  limit ${limit}::int offset ${offset}::int`;

/** Checks and sorts every content that contains all words. */
const CLOSELY = `
  select content_id from content_search where words @@ $8::tsquery
  order by not words @@ $9::tsquery, not words @@ $10::tsquery, not words @@ $11::tsquery,
    published_at desc, content_id desc
  limit $6::int offset $7::int`;

/** Years with possible published contents, the newest first. */
const YEARS = `select generate_series(
    extract(year from max(published_at) at time zone 'Europe/Istanbul')::int,
    extract(year from min(published_at) at time zone 'Europe/Istanbul')::int, -1)
  from contents where state in ('published', 'archived')`;

const COUNT_AND_LIST = (list: string) => `
  select counted, archived, case when counted <= $5::int then array(${list}) end as ids,
    case when counted > ${COUNTED} then array(${YEARS}) end as years
  from ${COUNT('$1::tsquery', '$2::int')} here (counted),
    ${COUNT('$3::tsquery', '$4::int')} there (archived)`;

interface Counted {
  counted: number;
  archived: number;
  /** Null if there are more contents than can be listed in this way. */
  ids: string[] | null;
  /** Only if there are more than {@link COUNTED}. */
  years: number[] | null;
}

/**
 * Counts, and lists the hits if there are few, or any number in one year: a search waits for each
 * statement.
 */
async function countAndList(
  db: PgQueryable,
  search: ParsedQuery,
  request: HitRequest,
): Promise<Counted> {
  const { offset, limit, year } = request;
  const counting = [
    asked(request, searchQueries.whole(search)),
    COUNTED + 1,
    ...archivedCount(search, request),
  ];
  const sideBySide = searchQueries.sideBySide(search);
  const { rows } = await db.query<Counted>(
    sideBySide
      ? {
          name: 'search-closely',
          text: COUNT_AND_LIST(CLOSELY),
          values: [
            ...counting,
            ...[SORTED_CLOSELY, limit, offset],
            asked(request, searchQueries.words(search)),
            searchQueries.words(search, 'T'),
            searchQueries.words(search, 'H'),
            sideBySide,
          ],
        }
      : {
          name: 'search-few',
          text: COUNT_AND_LIST(inTurn('$8', '$6', '$7')),
          values: [
            ...counting,
            ...[year === null ? COUNTED : COUNTED + 1, limit, offset],
            queriesInTurn(search, request, [year]),
          ],
        },
  );
  return rows[0] ?? { counted: 0, archived: 0, ids: [], years: null };
}

/** By title, head and text, and each of them by year. */
const queriesInTurn = (search: ParsedQuery, request: HitRequest, years: (number | null)[]) =>
  [
    searchQueries.words(search, 'T'),
    searchQueries.head(search),
    searchQueries.rest(search),
  ].flatMap((query) => years.map((year) => asked({ ...request, year }, query)));

async function findWords(db: PgQueryable, search: ParsedQuery, request: HitRequest): Promise<Hits> {
  const { offset, limit, year } = request;
  const { counted, archived, ids, years } = await countAndList(db, search, request);
  const hits = { total: Math.min(counted, COUNTED), more: counted > COUNTED, archived };
  if (ids || offset >= counted) return { ...hits, ids: ids ?? [] };
  // With so many results, each year is searched separately instead of sorting all results at once.
  const parts = year === null ? (years ?? [null]) : [year];
  const { rows } = await db.query<{ content_id: string }>({
    name: 'search-hits',
    text: inTurn('$1', '$2', '$3'),
    values: [queriesInTurn(search, request, parts), limit, offset],
  });
  return { ...hits, ids: rows.map((row) => row.content_id) };
}
