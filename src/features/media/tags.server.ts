import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { canUploadMedia } from './policy.ts';
import { type MediaKind, MOST_TAGS, type TagCount } from './schema.ts';

/** The tags of the library, the most used first. Throws 401 or 403. */
export async function listTags(op: Operation, kind?: MediaKind): Promise<TagCount[]> {
  requireThat(op.actor, canUploadMedia);
  const { rows } = await op.db.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::int as count from media, unnest(tags) tag
    where ${kind ?? null}::text is null or kind = ${kind ?? null}
    group by tag order by count(*) desc, tag collate tr_rules limit ${MOST_TAGS}`);
  return rows;
}

/** These tags, each once and as it is written elsewhere in the library, whatever its Turkish letters. */
export async function knownTags(
  db: Pick<Queryable, 'execute'>,
  tags: readonly string[],
): Promise<string[]> {
  if (tags.length === 0) return [];
  const given = sql.param([...tags]);
  const { rows } = await db.execute<{ tag: string }>(sql`
    with given as (
      select tr_fold(tag) as folded, min(place) as place, (array_agg(tag order by place))[1] as tag
      from unnest(${given}::text[]) with ordinality as one(tag, place) group by 1),
    known as (
      select tr_fold(tag) as folded, min(tag) as tag from media, unnest(tags) tag
      where tr_fold(tag) in (select folded from given) group by 1)
    select coalesce(known.tag, given.tag) as tag from given left join known using (folded)
    order by given.place`);
  return rows.map(({ tag }) => tag);
}
