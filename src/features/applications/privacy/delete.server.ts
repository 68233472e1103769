import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { Deletion, Expired } from '../../../platform/personal-data.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { Status } from '../statuses.ts';
import { applications } from '../tables.server.ts';

/** The folder of an application's files in the store. */
export const filesOf = (id: string): string => `applications/${id}/`;

/**
 * Deletes applications with everything that belongs to them: data, timeline, attachments, the hashes
 * for duplicates, and the key of each, without which copies of the ciphertexts cannot be read. The
 * files are removed from the store after the commit; if that fails, only their ciphertexts remain.
 */
export async function deleteApplications(
  tx: Transaction,
  { store, log }: Deletion,
  ids: string[],
): Promise<void> {
  await tx.delete(applications).where(inArray(applications.id, ids));
  tx.afterCommit(() => {
    for (const id of ids) store.removeAll(filesOf(id)).catch(log);
  });
}

/** Locks applications of a status whose time is over, and returns their ids. */
export async function lockExpired(
  tx: Transaction,
  { state, before, atOnce, kept }: Expired,
): Promise<string[]> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.status, state as Status),
        lt(applications.statusChangedAt, before),
        notInArray(applications.code, [...kept]),
      ),
    )
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
