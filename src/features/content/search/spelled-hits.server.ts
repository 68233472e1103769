import {
  isSpelled,
  type ParsedQuery,
  type PgQueryable,
  searchQueries,
} from '../../search/operations.server.ts';
import { asked, type HitRequest, type Hits } from './hit-request.ts';
import { NEWEST } from './sql-parts.ts';

/** How many contents are read for their spelling, the newest first. */
const CANDIDATES = 300;

const SPELLED = `
  with candidate as materialized (
    select content_id, published_at, words from content_search
    where words @@ $1::tsquery order by ${NEWEST} limit ${CANDIDATES}
  )
  select content_id, (select count(*)::int from candidate) as candidates
  from candidate join contents c on c.id = content_id
  where ${isSpelled("concat_ws(' ', c.title, c.summary, c.author, c.place, c.body)", '$2')}
  order by not words @@ $3::tsquery, not words @@ $4::tsquery, candidate.published_at desc, content_id desc`;

/**
 * Contents with a word whose folded letters are those of another word: "kürt" must not find people
 * named Kurt. The index has only folded letters, so the texts are read.
 */
export async function findSpelled(
  db: PgQueryable,
  search: ParsedQuery,
  beginnings: string[],
  request: HitRequest,
): Promise<Hits> {
  const { rows } = await db.query<{ content_id: string; candidates: number }>({
    name: 'search-spelled',
    text: SPELLED,
    values: [
      asked(request, searchQueries.whole(search)),
      beginnings,
      ...[searchQueries.words(search, 'T'), searchQueries.words(search, 'H')],
    ],
  });
  const { offset, limit } = request;
  return {
    ids: rows.slice(offset, offset + limit).map(({ content_id }) => content_id),
    total: rows.length,
    more: rows[0]?.candidates === CANDIDATES,
    archived: 0,
  };
}
