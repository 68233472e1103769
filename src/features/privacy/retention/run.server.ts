import { tryLockFor } from '../../../platform/database/locks.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Services } from '../../../platform/services.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { readCodesInRequests } from '../requests/open.server.ts';
import { retentionRuns } from '../tables.server.ts';
import { readRules } from './operations.server.ts';

const AT_ONCE = 100;
const DAY_MS = 24 * 3_600_000;

/**
 * Deletes everything whose time is over, except what an open request is about, in batches, and records how many records of each state were
 * deleted, also if there were none. Returns the number of deleted records.
 * @throws if `signal` was aborted: it has ended after a batch, and the next try of the job continues
 */
export async function runRetention(
  op: Operation,
  { personalData, store }: Pick<Services, 'personalData' | 'store'>,
  signal?: AbortSignal,
): Promise<number> {
  const deleted: Record<string, number> = {};
  const log = (error: unknown) => op.log({ err: error }, 'files could not be removed');
  for (const { kind, state, days } of await readRules(op.db, personalData)) {
    if (days === null) continue;
    const retention = personalData.find((one) => one.kind === kind)?.retention;
    const before = new Date(op.now.getTime() - days * DAY_MS);
    for (let some = AT_ONCE; some === AT_ONCE && !signal?.aborted; ) {
      some = await transact(op, async (tx) => {
        // If another process deletes now, this one has nothing to do.
        if (!(await tryLockFor(tx, 'retention')) || !retention) return 0;
        const kept = await readCodesInRequests(tx, kind);
        const which = { state, before, atOnce: AT_ONCE, kept };
        const count = await retention.deleteSome(tx, { store, log }, which);
        if (count > 0) await record(tx, op, `${kind}:${state}`, count);
        return count;
      });
      if (some > 0) deleted[`${kind}:${state}`] = (deleted[`${kind}:${state}`] ?? 0) + some;
    }
  }
  const total = Object.values(deleted).reduce((sum, count) => sum + count, 0);
  const isWhole = !signal?.aborted;
  if (isWhole || total > 0)
    await op.db.insert(retentionRuns).values({ finishedAt: op.now, deleted });
  if (!isWhole) throw new Error('The process stops before all expired records are deleted.');
  return total;
}

/** Within the transaction of the deletion, so that no deletion is without its event. */
const record = (tx: Transaction, op: Operation, name: string, count: number) =>
  recordEvent(tx, op, {
    action: 'retention.run',
    subject: { kind: 'setting', id: 'retention', name: '' },
    after: { [name]: count },
  });
