import { and, asc, lt, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/client.server.ts';
import { tryLockFor } from '../../platform/database/locks.server.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { type AuditRow, createErasureSeal, createSeal } from './chain.server.ts';
import { ERASED_AFTER_DAYS, withoutOrigin } from './contract.ts';
import { recordEvent } from './operations.server.ts';
import { auditEvents, IS_ERASABLE } from './tables.server.ts';

const AT_ONCE = 2000;
const DAY_MS = 24 * 3_600_000;

/**
 * Erases the origin (address, browser) from old events of users who were not signed in, and returns
 * the number of changed events. The rows and their hashes remain, so that the chain can still be
 * verified. The erasure is recorded as an event. If `signal` is aborted, it ends early, after some
 * of the events.
 */
export async function eraseOrigins(op: Operation, signal?: AbortSignal): Promise<number> {
  const before = new Date(op.now.getTime() - ERASED_AFTER_DAYS * DAY_MS);
  let count = 0;
  for (;;) {
    const erased = await transact(op, (tx) => eraseSome(tx, op, before));
    count += erased;
    if (erased < AT_ONCE || signal?.aborted) return count;
  }
}

async function eraseSome(tx: Transaction, op: Operation, before: Date): Promise<number> {
  // If another process is erasing now, this process does nothing.
  if (!(await tryLockFor(tx, 'audit erasure'))) return 0;
  const rows = await selectErasable(tx, before);
  if (rows.length === 0) return 0;
  const seals = sealsOf(op, rows);
  // The trigger that refuses every change of the log allows this one.
  await tx.execute(sql`select set_config('ufuk.audit_erasure', 'on', true)`);
  await tx.execute(sql`
    update ${auditEvents} set address = '', user_agent = '',
      subject_name = case when subject_id = '' then '' else subject_name end,
      erased_at = ${op.now.toISOString()}, erased_seal = decode(made.seal, 'hex')
    from unnest(${sql.param(rows.map(({ row }) => row.seq))}::bigint[],
      ${sql.param(seals)}::text[]) made (seq, seal)
    where ${auditEvents.seq} = made.seq`);
  await recordEvent(tx, op, {
    action: 'audit.erase',
    after: { count: rows.length, upTo: dayInIstanbul(before) },
  });
  return rows.length;
}

/**
 * The seals in hexadecimal. A row that was changed after it was written gets null: it stays visibly
 * changed, whereas a seal over the changed row would make it look unchanged.
 */
function sealsOf(op: Operation, rows: Erasable[]): (string | null)[] {
  const [whole, erased] = [createSeal(op.keys), createErasureSeal(op.keys)];
  return rows.map(({ row, previous }) =>
    whole(previous, row).equals(row.hash)
      ? erased(previous, withoutOrigin({ ...row, erasedAt: op.now })).toString('hex')
      : null,
  );
}

interface Erasable {
  row: AuditRow;
  /** The hash of the previous row; null for the first row. */
  previous: Buffer | null;
}

const PREVIOUS: SQL<Buffer | null> = sql`(select previous.hash from audit_events previous
  where previous.seq = audit_events.seq - 1)`;

const selectErasable = (tx: Queryable, before: Date): Promise<Erasable[]> =>
  tx
    .select({ row: auditEvents, previous: PREVIOUS })
    .from(auditEvents)
    .where(and(IS_ERASABLE, lt(auditEvents.at, before)))
    .orderBy(asc(auditEvents.at), asc(auditEvents.seq))
    .limit(AT_ONCE);

/** Erases every night the data that the audit log must not store any longer. */
export const eraseOldOrigins: JobKind<Record<string, never>> = {
  name: 'audit-erase',
  schema: z.strictObject({}) as never,
  cron: '5 0 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 15 * 60,
  atOnce: 1,
  run: (op, { signal }) => eraseOrigins(op, signal),
};
