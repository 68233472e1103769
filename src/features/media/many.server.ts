import { inArray, sql } from 'drizzle-orm';
import { Invalid, Refusal } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import {
  allUses,
  change,
  deleteMedia,
  fieldsOf,
  lockMedia,
  type NamedUses,
  nameUse,
} from './library.server.ts';
import { canUploadMedia } from './policy.ts';
import {
  type Deletion,
  MEDIA_LIMITS,
  type TagChange,
  USES_SHOWN,
  type UsedMedia,
} from './schema.ts';
import { media } from './tables.server.ts';
import { knownTags } from './tags.server.ts';

interface Row extends Record<string, unknown> {
  mediaId: string;
  kind: string;
  id: string;
  name: string;
  count: number;
}

/** Those of these pictures and files that something uses, in the order of `ids`. Throws 401 or 403. */
export async function findUsedMedia(
  op: Operation,
  kinds: readonly NamedUses[],
  ids: readonly string[],
): Promise<UsedMedia[]> {
  requireThat(op.actor, canUploadMedia);
  const { rows } = await op.db.execute<Row>(sql`
    select media_id as "mediaId", kind, id, name, count from (
      select *, count(*) over one::int as count,
        row_number() over (one order by name collate tr_rules, id) as place
      from (
        select distinct media_id, kind, id, name from (${allUses(kinds)}) uses
        where media_id = any(${sql.param([...ids])}::uuid[])
      ) used window one as (partition by media_id)
    ) placed where place <= ${USES_SHOWN} order by place`);
  const named = await op.db
    .select({ id: media.id, name: media.name })
    .from(media)
    .where(inArray(media.id, [...ids]));
  return [...new Set(ids)].flatMap((id) => {
    const uses = rows.filter((row) => row.mediaId === id);
    const name = named.find((one) => one.id === id)?.name;
    const [first] = uses;
    if (!first || name === undefined) return [];
    return { id, name, count: first.count, uses: uses.map((use) => nameUse(kinds, use)) };
  });
}

/**
 * Deletes those of these pictures and files that nothing uses, each in a transaction of its own: a use
 * that begins meanwhile keeps only its picture. What does not exist any more counts as deleted. Throws
 * 401 or 403.
 */
export async function deleteManyMedia(
  op: Operation,
  store: Store,
  kinds: readonly NamedUses[],
  ids: readonly string[],
): Promise<Deletion> {
  requireThat(op.actor, canUploadMedia);
  const deleted: string[] = [];
  for (const id of new Set(ids)) {
    try {
      await deleteMedia(op, store, kinds, id);
      deleted.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 404) deleted.push(id);
    }
  }
  const left = ids.filter((id) => !deleted.includes(id));
  return { deleted, kept: left.length > 0 ? await findUsedMedia(op, kinds, left) : [] };
}

/**
 * Adds tags to pictures and files, and removes others; those that do not exist any more are passed over.
 * Returns how many were changed. Throws 401, 403, or 422 if one would have too many tags.
 */
export async function changeTags(
  op: Operation,
  kinds: readonly NamedUses[],
  { ids, add, remove }: TagChange,
): Promise<{ changed: number }> {
  requireThat(op.actor, canUploadMedia);
  return transact(op, async (tx) => {
    const [added, removed] = [await knownTags(tx, add), new Set(await knownTags(tx, remove))];
    let changed = 0;
    // In one order, so that two calls cannot wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const row = await lockMedia(tx, op, kinds, id).catch((error: unknown) => {
        if (error instanceof Refusal && error.status === 404) return null;
        throw error;
      });
      if (!row) continue;
      const kept = row.tags.filter((tag) => !removed.has(tag) && !added.includes(tag));
      const tags = [...kept, ...added];
      if (tags.length > MEDIA_LIMITS.tags)
        throw new Invalid({
          add: { rule: 'mediaTooManyTags', values: { name: row.name, max: MEDIA_LIMITS.tags } },
        });
      // In another order they would be the same tags.
      const isSame = row.tags.length === tags.length && row.tags.every((tag) => tags.includes(tag));
      if (!isSame && (await change(tx, op, kinds, row, { ...fieldsOf(row), tags }))) changed += 1;
    }
    return { changed };
  });
}
