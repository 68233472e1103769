import {
  type ParsedQuery,
  type PgQueryable,
  searchQueries,
} from '../../search/operations.server.ts';
import { archivedCount } from './count-hits.server.ts';
import { asked, type HitRequest, type Hits } from './hit-request.ts';
import { COUNT, NEWEST } from './sql-parts.ts';

/** How many contents with all words of a phrase are checked for the phrase, the newest first. */
const PHRASE_CANDIDATES = 1000;

/**
 * The index stores which contents have all words, but not their positions, so only the newest
 * contents are checked.
 */
export async function findPhrase(
  db: PgQueryable,
  search: ParsedQuery,
  phrase: string,
  request: HitRequest,
): Promise<Hits> {
  const counting = db.query<{ archived: number }>({
    name: 'search-archived',
    text: `select ${COUNT('$1::tsquery', '$2::int')} as archived`,
    values: archivedCount(search, request),
  });
  const reading = db.query<{ content_id: string; candidates: number }>({
    name: 'search-phrase',
    text: `with candidate as materialized (
       select content_id, published_at, words from content_search
       where words @@ $1::tsquery order by ${NEWEST} limit ${PHRASE_CANDIDATES})
     select content_id, (select count(*)::int from candidate) as candidates
     from candidate where words @@ $2::tsquery
     order by not words @@ $3::tsquery, not words @@ $4::tsquery, ${NEWEST}`,
    values: [
      asked(request, searchQueries.words(search)),
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
