import { type SQL, sql } from 'drizzle-orm';
import type { TFunction } from 'i18next';
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

/** With what a record of the kind is called in the client's language. */
export interface NamedUses extends MediaUses {
  kindName: string;
}

export const nameUses = (kinds: readonly MediaUses[], t: TFunction): NamedUses[] =>
  kinds.map((each) => ({ ...each, kindName: t(each.label) }));

interface Row extends Record<string, unknown> {
  kind: string;
  id: string;
  name: string;
}

/** The records that use this picture or file, by name. */
export async function findUses(
  db: Queryable,
  kinds: readonly NamedUses[],
  mediaId: string,
): Promise<MediaUse[]> {
  const { rows } = await db.execute<Row>(sql`
    select distinct kind, id, name, name collate tr_rules as position
    from (${allUses(kinds)}) uses where media_id = ${mediaId} order by position, id`);
  return rows.map(({ kind, id, name }) => {
    const { kindName, pathOf } = kinds.find((each) => each.kind === kind) as NamedUses;
    return { kind, kindName, id, name, path: pathOf(id) };
  });
}

/** Whether any record uses this picture or file. */
export async function hasUses(
  db: Queryable,
  kinds: readonly MediaUses[],
  mediaId: string,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from (${allUses(kinds)}) uses where media_id = ${mediaId} limit 1`,
  );
  return rows.length > 0;
}
