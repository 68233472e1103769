import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { MediaUses } from '../../../platform/media-uses.server.ts';
import type { MediaUse } from '../schema.ts';

/** All records that use something, as a SELECT of `media_id`, `kind`, `id` and `name`. */
export const allUses = (kinds: readonly MediaUses[]): SQL =>
  sql.join(
    kinds.map(
      ({ kind, query }) =>
        sql`select u.media_id, ${kind}::text as kind, u.id, u.name from (${query}) u`,
    ),
    sql` union all `,
  );

interface Row extends Record<string, unknown> {
  kind: MediaUse['kind'];
  id: string;
  name: string;
}

/** The records that use this picture or file, by name. */
export async function findUses(
  db: Queryable,
  kinds: readonly MediaUses[],
  mediaId: string,
): Promise<MediaUse[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct kind, id, name, name collate tr_rules as position
    from (${allUses(kinds)}) uses where media_id = ${mediaId} order by position, id`);
  const pathOf = new Map(kinds.map((each) => [each.kind, each.pathOf]));
  return rows.map(({ kind, id, name }) => ({
    kind,
    id,
    name,
    path: pathOf.get(kind)?.(id) ?? null,
  }));
}
