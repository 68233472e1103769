import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { announceContent } from '../announce.server.ts';
import { endPreviewLink } from '../preview-link/preview-link.server.ts';
import { getRow } from '../read-content.server.ts';
import type { State } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { tagsOf } from '../tags.ts';

/** How many contents one run changes in each way; the job runs again within a minute. */
const MOST = 1000;

/** The contents whose time has come, by the state that they get. */
const dueAt = (now: Date) => [
  ['published', and(eq(contents.state, 'scheduled'), lte(contents.publishedAt, now))] as const,
  ['archived', and(eq(contents.state, 'published'), lte(contents.unpublishAt, now))] as const,
];

/**
 * Publishes scheduled contents and archives published ones whose time has come, at the time of
 * `op.now`. Returns how many have changed. Contents that another process changes now are left to it.
 * One that fails does not keep the others back; its error is thrown at the end.
 */
export async function publishDue(op: Operation): Promise<number> {
  let changed = 0;
  const failed: unknown[] = [];
  for (const [state, isDue] of dueAt(op.now)) {
    const rows = await op.db
      .select({ id: contents.id })
      .from(contents)
      .where(isDue)
      .orderBy(contents.id)
      .limit(MOST);
    for (const { id } of rows) {
      await transact(op, (tx) => enter(tx, op, id, state, isDue)).then(
        (isChanged) => {
          if (isChanged) changed += 1;
        },
        (error: unknown) => failed.push(error),
      );
    }
  }
  if (failed.length > 0) throw failed[0];
  return changed;
}

/** The version stays: an editor who has the content open meanwhile can save without a conflict. */
async function enter(
  tx: Transaction,
  op: Operation,
  id: string,
  state: State,
  isDue: SQL | undefined,
): Promise<boolean> {
  const [due] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.id, id), isDue))
    .for('update', { skipLocked: true });
  if (!due) return false;
  const before = await getRow(tx, op, id);
  const change = state === 'archived' ? { state, unpublishAt: null } : { state };
  await tx.update(contents).set(change).where(eq(contents.id, id));
  if (state === 'published') await endPreviewLink(tx, id, op.now);
  tx.invalidate(...tagsOf(before));
  await announceContent(tx, op, id, before, { ...before, ...change });
  return true;
}
