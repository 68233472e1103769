import {
  type ParsedQuery,
  type PgQueryable,
  searchQueries,
} from '../../search/operations.server.ts';
import { archivedCount } from './count-hits.server.ts';
import { isFrequent } from './frequent-stems.server.ts';
import { asked, type HitRequest, type Hits } from './hit-request.ts';
import { NEWEST, SPANS } from './sql-parts.ts';

/** How many contents with all words of a phrase are checked for the phrase, the newest first. */
const PHRASE_CANDIDATES = 1000;

const candidates = (query: string) => `
  select content_id, published_at, words from content_search
  where words @@ ${query} order by ${NEWEST} limit ${PHRASE_CANDIDATES}`;

const CANDIDATES = candidates('$1::tsquery');
/** Otherwise PostgreSQL would read all contents that have all words to find the newest ones. */
const CANDIDATES_BY_SPAN = `
  select hit.* from (${SPANS} order by newest desc) spans (span),
    lateral (${candidates("($1::text || ' & ' || span)::tsquery")}) hit
  limit ${PHRASE_CANDIDATES}`;

const PHRASE = (candidates: string) => `
  with candidate as materialized (${candidates})
  select content_id, (select count(*)::int from candidate) as candidates
  from candidate where words @@ $2::tsquery
  order by not words @@ $3::tsquery, not words @@ $4::tsquery, ${NEWEST}`;

const ARCHIVED = `
  select count(*)::int as archived from (
    select from (${CANDIDATES}) candidate where words @@ $3::tsquery limit $2::int) found`;

/**
 * The index stores which contents have all words, but not their positions, so only the newest
 * contents are checked.
 * @param frequent if all words have one of these stems, there are probably many contents with them
 */
export async function findPhrase(
  db: PgQueryable,
  search: ParsedQuery,
  phrase: string,
  request: HitRequest,
  frequent: ReadonlySet<string>,
): Promise<Hits> {
  const words = searchQueries.words(search);
  const areMany =
    !request.year && searchQueries.wantedWords(search).every((word) => isFrequent(word, frequent));
  const counting = db.query<{ archived: number }>({
    name: 'search-phrase-archived',
    text: ARCHIVED,
    values: [...archivedCount(request, words), phrase],
  });
  const reading = db.query<{ content_id: string; candidates: number }>({
    ...(areMany
      ? { name: 'search-phrase-by-span', text: PHRASE(CANDIDATES_BY_SPAN) }
      : { name: 'search-phrase', text: PHRASE(CANDIDATES) }),
    values: [
      asked(request, words),
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
