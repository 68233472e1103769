import { asc, inArray } from 'drizzle-orm';
import { conflict, keyDestroyed, notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { type AuditEvent, recordEvents } from '../../audit/operations.server.ts';
import { canHandleApplications } from '../policy.ts';
import { applications } from '../tables.server.ts';
import { readApplication } from './read.server.ts';
import type { Application } from './schema.ts';

export type Row = typeof applications.$inferSelect;

/** Changes one application and returns the events for the audit log; none: nothing was changed. */
export type Change = (tx: Transaction, row: Row) => Promise<AuditEvent[]>;

/**
 * Changes an application that nobody else changes meanwhile. Throws 401, 403, 404, 409 with the
 * `current` application if `version` is not its version any more, or 409 `keyDestroyed`.
 */
export async function changeApplication(
  op: Operation,
  id: string,
  version: number | undefined,
  change: Change,
): Promise<Application> {
  requireThat(op.actor, canHandleApplications);
  return transact(op, async (tx) => {
    const row = await lockApplication(tx, id);
    if (version !== undefined && version !== row.version)
      throw conflict({ current: await readApplication(tx, op, id) });
    const events = await change(tx, row);
    const current = await readApplication(tx, op, id);
    await recordEvents(tx, op, events);
    return current;
  });
}

/** One application, which nobody else changes or deletes meanwhile. Throws 404 or 409 `keyDestroyed`. */
export async function lockApplication(tx: Transaction, id: string): Promise<Row> {
  const [row] = await lockRows(tx, [id]);
  if (!row) throw notFound();
  if (!row.recordKey) throw keyDestroyed();
  return row;
}

/** Always in the order of the ids, so that two changes of the same rows cannot wait for each other. */
export const lockRows = (tx: Transaction, ids: string[]): Promise<Row[]> =>
  tx
    .select()
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(asc(applications.id))
    .for('update');
