import { and, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { containing } from '../../../platform/database/like.server.ts';
import { MOST_FOUND } from '../schema.ts';
import { media } from '../tables.server.ts';

/** More words do not make a search more exact. */
const MOST_WORDS = 8;

/**
 * The condition for what contains all words. If few rows have their letters, those are found by the
 * index; if many, the first ones of a page are found sooner in the order of the list.
 */
export async function containsWords(
  db: Queryable,
  q: string | undefined,
): Promise<SQL | undefined> {
  const words = q?.split(/\s+/).slice(0, MOST_WORDS) ?? [];
  if (words.length === 0) return undefined;
  const wanted = sql.join(
    words.map((word) => sql`trigrams(tr_fold(${word}))`),
    sql` || `,
  );
  const letters = words.map((word) => sql`${media.searched} like tr_fold(${containing(word)})`);
  const { rows } = await db.execute<{ found: number }>(
    sql`select count(*)::int as found from media_with(${wanted}, ${MOST_FOUND})`,
  );
  if (rows[0]?.found === MOST_FOUND) return and(...letters);
  return and(sql`${media.id} in (select media_with(${wanted}, null))`, ...letters);
}
