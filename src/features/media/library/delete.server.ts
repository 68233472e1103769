import { eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { mediaSubject } from '../audit-subject.server.ts';
import { canUploadMedia } from '../policy.ts';
import { media } from '../tables.server.ts';
import { lockMedia } from './details.server.ts';
import { findUses, type NamedUses } from './uses.server.ts';

/**
 * Deletes a picture or file that nothing uses, with everything that is stored of it. Throws 401, 403,
 * 404, or 409 `mediaInUse` with its `uses`.
 */
export async function deleteMedia(
  op: Operation,
  store: Store,
  kinds: readonly NamedUses[],
  id: string,
): Promise<void> {
  requireThat(op.actor, canUploadMedia);
  await transact(op, async (tx) => {
    const { name, bytes } = await lockMedia(tx, op, kinds, id);
    const uses = await findUses(tx, kinds, id);
    if (uses.length > 0) throw new Refusal(409, 'mediaInUse', { count: uses.length, uses });
    await tx.delete(media).where(eq(media.id, id));
    tx.afterCommit(() => removeFiles(op, store, id));
    await recordEvent(tx, op, {
      action: 'media.delete',
      subject: mediaSubject({ id, name }),
      before: { name, bytes },
    });
  });
}

/** What a killed process leaves in the store has no row, and no address leads to it from a page. */
export function removeFiles(op: Operation, store: Store, id: string): void {
  store
    .removeAll(`media/${id}/`)
    .catch((error: Error) => op.log({ err: error, id }, 'files of the library were not removed'));
}
