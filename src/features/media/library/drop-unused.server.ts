import { eq } from 'drizzle-orm';
import type { MediaUses } from '../../../platform/media-uses.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { media } from '../tables.server.ts';
import { removeFiles } from './delete.server.ts';
import { hasUses } from './uses.server.ts';

/**
 * Removes a picture that the product made for a record which does not use it any more, unless the staff
 * use it elsewhere. Call it after that record was changed, in the same transaction.
 */
export async function dropUnusedImage(
  tx: Transaction,
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  id: string,
): Promise<void> {
  const [row] = await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update');
  if (!row || (await hasUses(tx, kinds, id))) return;
  await tx.delete(media).where(eq(media.id, id));
  tx.afterCommit(() => removeFiles(op, store, id));
}
