import {
  type ParsedQuery,
  type PgQueryable,
  searchQueries,
} from '../../search/operations.server.ts';
import { archivedCount } from './count-hits.server.ts';
import { isFrequent } from './frequent-stems.server.ts';
import { asked, COUNTED, type HitRequest, type Hits } from './hit-request.ts';
import { findPhrase } from './phrase-hits.server.ts';
import { findSpelled } from './spelled-hits.server.ts';
import { COUNT, NEWEST, SPANS } from './sql-parts.ts';

/**
 * If more contents contain all words, the search does not check whether the words are next to each
 * other.
 */
const SORTED_CLOSELY = 500;

/**
 * Finds published contents with all words: first those with the words in the title, then in the
 * head, then anywhere. In each of these groups, contents with the words next to each other are
 * first, then the newest. Hits with one of the `frequent` stems are not counted.
 */
export async function findHits(
  db: PgQueryable,
  search: ParsedQuery,
  request: HitRequest,
  frequent: ReadonlySet<string>,
): Promise<Hits> {
  const spelled = searchQueries.spelledBeginnings(search);
  const hits = spelled && (await findSpelled(db, search, spelled, request));
  // A word with many contents is no rare other word: one of them was only written without its signs.
  if (hits && (!hits.more || searchQueries.spelledBeginnings(search, true))) return hits;
  const phrase = searchQueries.phrases(search);
  if (phrase) return findPhrase(db, search, phrase, request, frequent);
  const only = request.category || request.year ? null : searchQueries.onlyWord(search);
  return findWords(db, search, request, only && isFrequent(only, frequent) ? COUNTED + 1 : 0);
}

/** Runs the queries in order, each sorted by `order`, until there are enough results. */
const inTurn = (queries: string, order = NEWEST) => `
  select content_id from unnest(${queries}::tsquery[]) query, lateral (
    select content_id from content_search where words @@ query order by ${order}
    limit $5::int + $6::int) hit
  limit $5::int offset $6::int`;

/** Each query in each span of years. */
const BY_SPAN = `array(
  select (query || ' & ' || span)::tsquery
  from unnest($8::text[]) with ordinality asked (query, place), (${SPANS}) spans (span, newest)
  order by place, newest desc)`;

/**
 * With the words next to each other first. The index does not know this: each row is read, but only of
 * the queries that are needed to fill the page.
 */
const CLOSELY = `case when counted <= ${SORTED_CLOSELY} then not words @@ $10::tsquery end, ${NEWEST}`;

/**
 * Counts and lists, in one statement because a search waits for each. `$9` results are known and are not
 * counted. With more than {@link COUNTED} results and no year `$7`, each span of years is searched
 * separately instead of sorting all results at once.
 */
const countAndList = (order: string) => `
  select counted, archived, case when counted = 0 then '{}'::uuid[]
      when counted <= ${COUNTED} or $7::int is not null then array(${inTurn('$8::text[]', order)})
      else array(${inTurn(BY_SPAN)}) end as ids
  from (select $9::int + uncounted from
      ${COUNT('$1::tsquery', '$2::int - $9::int')} more (uncounted)) here (counted),
    ${COUNT('$3::tsquery', '$4::int')} there (archived)`;

const WORDS = countAndList(NEWEST);
const WORDS_CLOSELY = countAndList(CLOSELY);

interface Counted {
  counted: number;
  archived: number;
  ids: string[];
}

async function findWords(
  db: PgQueryable,
  search: ParsedQuery,
  request: HitRequest,
  known: number,
): Promise<Hits> {
  const whole = searchQueries.whole(search);
  const sideBySide = searchQueries.sideBySide(search);
  const values = [
    asked(request, whole),
    COUNTED + 1,
    ...archivedCount(request, whole),
    ...[request.limit, request.offset, request.year],
    [searchQueries.words(search, 'T'), searchQueries.head(search), searchQueries.rest(search)].map(
      (query) => asked(request, query),
    ),
    known,
  ];
  const { rows } = await db.query<Counted>(
    sideBySide
      ? { name: 'search-closely', text: WORDS_CLOSELY, values: [...values, sideBySide] }
      : { name: 'search-in-turn', text: WORDS, values },
  );
  const { counted, archived, ids } = rows[0] as Counted;
  return { total: Math.min(counted, COUNTED), more: counted > COUNTED, archived, ids };
}
