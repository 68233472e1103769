import { ISTANBUL } from '../../../platform/istanbul.ts';
import type { PgQueryable } from '../../search/lexicon.server.ts';
import { isSpelled, type ParsedQuery, searchQueries } from '../../search/query.ts';
import type { Days } from '../../search/read-days.ts';
import { SEARCH_LIMITS } from '../../search/schema.ts';
import type { Category } from '../schema.ts';

/** Above this number, a count is shown as "at least". */
const COUNTED = 2000;

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

/**
 * Finds published contents with all words: first those with the words in the title, then in the
 * head, then anywhere. In each of these groups, contents with the words next to each other are
 * first, then the newest.
 */
export async function findHits(
  db: PgQueryable,
  search: ParsedQuery,
  request: HitRequest,
): Promise<Hits> {
  const spelled = searchQueries.spelledBeginnings(search);
  const hits = spelled && (await findSpelled(db, search, spelled, request));
  // With many contents it is no other word: somebody wrote the same word without its Turkish letters.
  if (hits && (!hits.more || searchQueries.spelledBeginnings(search, true))) return hits;
  const phrase = searchQueries.phrases(search);
  return phrase ? findPhrase(db, search, phrase, request) : findWords(db, search, request);
}

const PUBLISHED = "!'Sarchived'";
const ARCHIVED = "'Sarchived'";

/**
 * Limits a query, which may be empty, to the requested category and year, which are also words in the
 * index.
 */
function within({ category, year }: HitRequest, query: string, archive: string): string {
  const filters = [archive, category && `'C${category}'`, year && `'Y${year}'`];
  return [query, ...filters].filter(Boolean).join(' & ');
}

/** Limits a query to what the request searches. */
const withinRequest = (request: HitRequest, query: string): string =>
  within(request, query, request.archive ? '' : PUBLISHED);

/** The same in the archive. */
const withinArchive = (request: HitRequest, query: string): string =>
  within(request, query, ARCHIVED);

/** Counts the contents that a query finds, up to a number. */
const COUNT = (query: string, most: string): string =>
  `(select count(*)::int from (select from content_search where words @@ ${query} limit ${most}) found)`;

/** The newest first, as the last terms of an order. */
const NEWEST = 'published_at desc, content_id desc';

/** A query in the archive and up to which number it counts: none if the archive is searched anyway. */
const archivedCount = (request: HitRequest, query: string): [string, number] => [
  withinArchive(request, query),
  request.archive ? 0 : SEARCH_LIMITS.archived,
];

/**
 * If more contents contain all words, the search does not check whether the words are next to each
 * other.
 */
const SORTED_CLOSELY = 500;

/**
 * With the words next to each other first. The index does not know this: each row is read, but only of
 * the queries that are needed to fill the page.
 */
const CLOSELY = `case when counted <= ${SORTED_CLOSELY} then not words @@ $8::tsquery end, ${NEWEST}`;

/**
 * Counts and lists, in one statement because a search waits for each. The queries of `$7` are run in
 * order until there are enough results.
 */
const countAndList = (order: string) => `
  select counted, archived, case when counted = 0 then '{}'::uuid[] else array(
      select content_id from unnest($7::tsquery[]) query, lateral (
        select content_id from content_search where words @@ query order by ${order}
        limit $5::int + $6::int) hit
      limit $5::int offset $6::int) end as ids
  from ${COUNT('$1::tsquery', '$2::int')} here (counted),
    ${COUNT('$3::tsquery', '$4::int')} there (archived)`;

const WORDS = countAndList(NEWEST);
const WORDS_CLOSELY = countAndList(CLOSELY);

interface Counted {
  counted: number;
  archived: number;
  ids: string[];
}

async function findWords(db: PgQueryable, search: ParsedQuery, request: HitRequest): Promise<Hits> {
  const whole = searchQueries.whole(search);
  const sideBySide = searchQueries.sideBySide(search);
  const values = [
    withinRequest(request, whole),
    COUNTED + 1,
    ...archivedCount(request, whole),
    request.limit,
    request.offset,
    [searchQueries.words(search, 'T'), searchQueries.head(search), searchQueries.rest(search)].map(
      (query) => withinRequest(request, query),
    ),
  ];
  const { rows } = await db.query<Counted>(
    sideBySide
      ? { name: 'search-closely', text: WORDS_CLOSELY, values: [...values, sideBySide] }
      : { name: 'search-in-turn', text: WORDS, values },
  );
  const { counted, archived, ids } = rows[0] as Counted;
  return { total: Math.min(counted, COUNTED), more: counted > COUNTED, archived, ids };
}

/** How many contents with all words of a phrase are checked for the phrase, the newest first. */
const PHRASE_CANDIDATES = 1000;

const CANDIDATES = `
  select content_id, published_at, words from content_search
  where words @@ $1::tsquery order by ${NEWEST} limit ${PHRASE_CANDIDATES}`;

const PHRASE = `
  with candidate as materialized (${CANDIDATES})
  select content_id, (select count(*)::int from candidate) as candidates
  from candidate where words @@ $2::tsquery
  order by not words @@ $3::tsquery, not words @@ $4::tsquery, ${NEWEST}`;

const ARCHIVED_WITH_PHRASE = `
  select count(*)::int as archived from (
    select from (${CANDIDATES}) candidate where words @@ $3::tsquery limit $2::int) found`;

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
  const words = searchQueries.words(search);
  const counting = db.query<{ archived: number }>({
    name: 'search-phrase-archived',
    text: ARCHIVED_WITH_PHRASE,
    values: [...archivedCount(request, words), phrase],
  });
  const reading = db.query<{ content_id: string; candidates: number }>({
    name: 'search-phrase',
    text: PHRASE,
    values: [
      withinRequest(request, words),
      phrase,
      searchQueries.words(search, 'T'),
      searchQueries.words(search, 'H'),
    ],
  });
  const [counted, { rows }] = await Promise.all([counting, reading]);
  const { offset, limit } = request;
  return {
    ids: rows.slice(offset, offset + limit).map((row) => row.content_id),
    total: rows.length,
    more: rows[0]?.candidates === PHRASE_CANDIDATES,
    archived: counted.rows[0]?.archived ?? 0,
  };
}

/** How many contents are read for their spelling, the newest first. */
const SPELLED_CANDIDATES = 300;

const SPELLED = `
  with candidate as materialized (
    select content_id, published_at, words from content_search
    where words @@ $1::tsquery order by ${NEWEST} limit ${SPELLED_CANDIDATES}
  )
  select content_id, (select count(*)::int from candidate) as candidates
  from candidate join contents c on c.id = content_id
  where ${isSpelled("concat_ws(' ', c.title, c.summary, c.author, c.place, c.body)", '$2')}
  order by not words @@ $3::tsquery, not words @@ $4::tsquery, candidate.published_at desc, content_id desc`;

/**
 * Contents with a word whose folded letters are those of another word: "kürt" must not find people
 * named Kurt. The index has only folded letters, so the texts are read.
 */
async function findSpelled(
  db: PgQueryable,
  search: ParsedQuery,
  beginnings: string[],
  request: HitRequest,
): Promise<Hits> {
  const { rows } = await db.query<{ content_id: string; candidates: number }>({
    name: 'search-spelled',
    text: SPELLED,
    values: [
      withinRequest(request, searchQueries.whole(search)),
      beginnings,
      searchQueries.words(search, 'T'),
      searchQueries.words(search, 'H'),
    ],
  });
  const { offset, limit } = request;
  return {
    ids: rows.slice(offset, offset + limit).map(({ content_id }) => content_id),
    total: rows.length,
    more: rows[0]?.candidates === SPELLED_CANDIDATES,
    archived: 0,
  };
}

/** How many contents of the wanted days, and how many others with all words, are listed. */
const MOST = 500;

/** `$3`: what else the contents of these days must contain; `$4`: the typed words, the date included. */
const ON_DAYS = `
  with wanted as materialized (
    select id from contents c, unnest($1::date[], $2::date[]) span (first, next)
    where c.state in ('published', 'archived')
      and c.published_at >= first::timestamp at time zone '${ISTANBUL}'
      and c.published_at < next::timestamp at time zone '${ISTANBUL}'
    order by c.published_at desc, c.id desc limit ${MOST}
  ), hit as (
    select content_id, published_at, true as day from content_search
    where content_id in (select id from wanted) and words @@ $3::tsquery
    union all
    (select content_id, published_at, false from content_search
    where words @@ $4::tsquery and content_id not in (select id from wanted)
    order by ${NEWEST} limit ${MOST})
  )
  select content_id from hit order by not day, ${NEWEST}`;

/**
 * The contents that were published on the wanted days, then others that name the date.
 * @param otherWords what was typed besides the date, as a `tsquery`; empty for nothing
 */
export async function findOnDays(
  db: PgQueryable,
  search: ParsedQuery,
  { from, until }: Days,
  otherWords: string,
  request: HitRequest,
): Promise<Hits> {
  const { rows } = await db.query<{ content_id: string }>({
    name: 'search-days',
    text: ON_DAYS,
    values: [
      from,
      until,
      withinRequest(request, otherWords),
      withinRequest(request, searchQueries.whole(search)),
    ],
  });
  const { offset, limit } = request;
  return {
    ids: rows.slice(offset, offset + limit).map(({ content_id }) => content_id),
    total: rows.length,
    more: false,
    archived: 0,
  };
}

/**
 * The number of contents, document parts, people and meetings that each query finds. Contents are
 * counted up to `most`.
 */
export async function countMatches(
  db: PgQueryable,
  queries: string[],
  most: number,
): Promise<number[]> {
  if (queries.length === 0) return [];
  const { rows } = await db.query<{ n: number }>({
    name: 'search-matches',
    text: `select ${COUNT('query', '$2::int')} +
        (select count(*)::int from search_entries where words @@ query) as n
      from unnest($1::tsquery[]) with ordinality listed (query, place) order by listed.place`,
    values: [queries, most],
  });
  return rows.map(({ n }) => n);
}
