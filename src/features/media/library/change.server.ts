import { eq } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { mediaSubject } from '../audit-subject.server.ts';
import { canUploadMedia } from '../policy.ts';
import type { MediaChange, MediaDetails, MediaFields } from '../schema.ts';
import { media } from '../tables.server.ts';
import { lockMedia, readDetails } from './details.server.ts';
import { findUses, type NamedUses } from './uses.server.ts';

/**
 * Changes name, texts and focal point. Throws 401, 403, 404, or 409 with the `current` one if another
 * user has changed it in the meantime.
 */
export async function changeMedia(
  op: Operation,
  kinds: readonly NamedUses[],
  id: string,
  { version, ...fields }: MediaChange,
): Promise<MediaDetails> {
  requireThat(op.actor, canUploadMedia);
  return transact(op, async (tx) => {
    const row = await lockMedia(tx, op, kinds, id, version);
    const names = (Object.keys(fields) as (keyof MediaFields)[]).filter(
      (name) => row[name] !== fields[name],
    );
    if (names.length > 0) {
      await tx
        .update(media)
        .set({ ...fields, updatedAt: op.now, version: version + 1 })
        .where(eq(media.id, id));
      await invalidateUses(tx, kinds, id);
      const pick = (from: MediaFields) =>
        Object.fromEntries(names.map((name) => [name, from[name]]));
      await recordEvent(tx, op, {
        action: 'media.update',
        subject: mediaSubject({ id, name: fields.name }),
        before: pick(row),
        after: pick(fields),
      });
    }
    return readDetails(tx, op, kinds, id);
  });
}

/** Invalidates the pages of the records that use it. */
export async function invalidateUses(
  tx: Transaction,
  kinds: readonly NamedUses[],
  id: string,
): Promise<void> {
  const uses = await findUses(tx, kinds, id);
  for (const each of kinds) {
    const ids = uses.filter(({ kind }) => kind === each.kind).map((use) => use.id);
    if (ids.length > 0) await each.invalidate(tx, ids);
  }
}
