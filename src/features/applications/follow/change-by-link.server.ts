import { eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { type LinkPurpose, readLinkToken } from '../links.server.ts';
import { applications } from '../tables.server.ts';
import { isDone, isPossible } from './possible.ts';

export type Row = typeof applications.$inferSelect;

/**
 * Changes the application of a link, locked. A change that was made before is not made again.
 * @throws Refusal 409 `linkDead`
 */
export async function changeByLink(
  op: Operation,
  purpose: LinkPurpose,
  token: string,
  change: (tx: Transaction, row: Row) => Promise<void>,
): Promise<void> {
  const id = readLinkToken(op.keys, purpose, token, op.now);
  if (!id) throw new Refusal(409, 'linkDead');
  await transact(op, async (tx) => {
    const [row] = await tx.select().from(applications).where(eq(applications.id, id)).for('update');
    if (!row?.recordKey) throw new Refusal(409, 'linkDead');
    const followed = { ...row, isFrozen: row.frozenAt !== null };
    if (isDone(purpose, followed)) return;
    if (!isPossible(purpose, followed)) throw new Refusal(409, 'linkDead');
    await change(tx, row);
  });
}
