import type { PgQueryable } from '../../search/operations.server.ts';
import { SEARCH_LIMITS } from '../../search/schema.ts';
import { askedInArchive, type HitRequest } from './hit-request.ts';
import { COUNT } from './sql-parts.ts';

/** A query in the archive and up to which number it counts: none if the archive is searched anyway. */
export const archivedCount = (request: HitRequest, query: string): [string, number] => [
  askedInArchive(request, query),
  request.archive ? 0 : SEARCH_LIMITS.archived,
];

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
