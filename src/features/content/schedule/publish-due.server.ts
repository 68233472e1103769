import { and, eq, lte } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { endPreviewLink } from '../preview-link/preview-link.server.ts';
import { getRow } from '../read-content.server.ts';
import { recordChange } from '../recorded.server.ts';
import { isPublic, type State } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { tagsOf } from '../tags.ts';

/** How many contents one transaction changes. */
const BATCH = 50;

/**
 * Publishes scheduled contents and archives published ones whose time has come, at the time of
 * `op.now`. Returns how many have changed. Contents that another process changes now are left to it.
 */
export async function publishDue(op: Operation): Promise<number> {
  const due = [
    {
      state: 'published',
      where: [eq(contents.state, 'scheduled'), lte(contents.publishedAt, op.now)],
    },
    {
      state: 'archived',
      where: [eq(contents.state, 'published'), lte(contents.unpublishAt, op.now)],
    },
  ] as const;
  let total = 0;
  for (const { state, where } of due) {
    let changed: number;
    do {
      changed = await transact(op, async (tx) => {
        const rows = await tx
          .select({ id: contents.id })
          .from(contents)
          .where(and(...where))
          .orderBy(contents.id)
          .limit(BATCH)
          .for('update', { skipLocked: true });
        for (const { id } of rows) await enter(tx, op, id, state);
        return rows.length;
      });
      total += changed;
    } while (changed === BATCH);
  }
  return total;
}

/** The version stays: an editor who has the content open meanwhile can save without a conflict. */
async function enter(tx: Transaction, op: Operation, id: string, state: State): Promise<void> {
  const before = await getRow(tx, op, id);
  const change = state === 'archived' ? { state, unpublishAt: null } : { state };
  await tx.update(contents).set(change).where(eq(contents.id, id));
  if (state === 'published') await endPreviewLink(tx, id);
  if (isPublic(before.state) || isPublic(state)) tx.invalidate(...tagsOf(before));
  await recordChange(tx, op, id, before, { ...before, ...change });
}
