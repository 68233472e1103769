import { desc, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { PersonalData } from '../../../platform/personal-data.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { canManagePrivacy } from '../policy.ts';
import { retentionRules, retentionRuns } from '../tables.server.ts';
import type { Retention, RetentionChange, RetentionRule } from './schema.ts';

const SHOWN_RUNS = 30;

/** Every rule, edited or built in, in the order of the page. */
export async function readRules(
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
