import { desc, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/client.server.ts';
import { tryLockFor } from '../../platform/database/locks.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { PersonalData } from '../../platform/personal-data.server.ts';
import { requireConfirmed, requireThat } from '../../platform/require.ts';
import type { Services } from '../../platform/services.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import type { Retention, RetentionChange, RetentionRule } from './contract.ts';
import { canManagePrivacy } from './policy.ts';
import { readCodesInRequests } from './record.server.ts';
import { retentionRules, retentionRuns } from './tables.server.ts';

const SHOWN_RUNS = 30;

/** Every rule, edited or built in, in the order of the page. */
async function readRules(
  tx: Queryable,
  personalData: readonly PersonalData[],
): Promise<RetentionRule[]> {
  const rows = await tx.select().from(retentionRules);
  const edited = new Map(rows.map((row) => [`${row.kind}:${row.state}`, row.days]));
  return personalData.flatMap(({ kind, retention }) =>
    Object.entries(retention?.days ?? {}).map(([state, standardDays]) => {
      const chosen = edited.get(`${kind}:${state}`);
      return { kind, state, standardDays, days: chosen === undefined ? standardDays : chosen };
    }),
  );
}

/** The rules and the last runs. Throws 401 or 403. */
export async function getRetention(
  op: Operation,
  personalData: readonly PersonalData[],
): Promise<Retention> {
  requireThat(op.actor, canManagePrivacy);
  const runs = await op.db
    .select()
    .from(retentionRuns)
    .orderBy(desc(retentionRuns.finishedAt))
    .limit(SHOWN_RUNS);
  return {
    rules: await readRules(op.db, personalData),
    runs: runs.map(({ finishedAt, deleted }) => ({
      finishedAt: finishedAt.toISOString(),
      deleted,
    })),
  };
}

/**
 * Changes rules; those that are left out stay. Throws 401, 403, 409 without a confirmation, or 422
 * for a record or state that does not exist.
 */
export async function changeRetention(
  op: Operation,
  personalData: readonly PersonalData[],
  change: RetentionChange,
): Promise<Retention> {
  requireThat(op.actor, canManagePrivacy);
  requireConfirmed(op);
  await transact(op, async (tx) => {
    await tx.execute(sql`lock table ${retentionRules} in share row exclusive mode`);
    const current = new Map(
      (await readRules(tx, personalData)).map((rule) => [`${rule.kind}:${rule.state}`, rule]),
    );
    const before: Record<string, number | null> = {};
    const after: Record<string, number | null> = {};
    for (const [index, { kind, state, days }] of change.rules.entries()) {
      const name = `${kind}:${state}`;
      const rule = current.get(name);
      if (!rule) throw new Invalid({ [`rules.${index}.state`]: { rule: 'notAllowed' } });
      if (rule.days === days) continue;
      before[name] = rule.days;
      after[name] = days;
      const row = {
        days,
        updatedAt: op.now,
        updatedBy: op.actor.kind === 'staff' ? op.actor.id : null,
      };
      await tx
        .insert(retentionRules)
        .values({ kind, state, ...row })
        .onConflictDoUpdate({ target: [retentionRules.kind, retentionRules.state], set: row });
    }
    if (Object.keys(after).length === 0) return;
    const subject = { kind: 'setting' as const, id: 'retention', name: '' };
    await recordEvent(tx, op, { action: 'retention.change', subject, before, after });
  });
  return getRetention(op, personalData);
}

const AT_ONCE = 100;
const DAY_MS = 24 * 3_600_000;

/**
 * Deletes everything whose time is over, except what an open request is about, in batches, and records
 * how many records of each state were deleted, also if there were none. Returns the number of deleted
 * records.
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

/** Deletes every night the records whose time of storage is over. */
export const retentionJob = (
  services: Pick<Services, 'personalData' | 'store'>,
): JobKind<Record<string, never>> => ({
  name: 'retention',
  schema: z.strictObject({}) as never,
  cron: '20 3 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  erases: true,
  run: (op, { signal }) => runRetention(op, services, signal),
});
