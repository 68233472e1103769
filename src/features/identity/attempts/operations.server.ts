import { createHmac } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { sweep } from '../../../platform/database/sweep.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { attemptCounters } from './tables.server.ts';

/** How often an action may be tried in a time window that begins with the first try. */
export interface Allowance {
  name: string;
  tries: number;
  withinMs: number;
}

/** If `db` is a transaction, a try counts only if the transaction is committed. */
type Counting = Pick<Operation, 'keys' | 'now'> & { db: Queryable };

/**
 * Counts a try before it is made, so that parallel tries cannot exceed the limit.
 * @throws Refusal 429 `tooManyRequests` with the seconds to wait
 */
export async function spendTry(op: Counting, allowance: Allowance, who: string): Promise<void> {
  const count = await countTry(op, allowance, who);
  if (!count || count.count <= allowance.tries) return;
  const seconds = Math.ceil((count.endsAt.getTime() - op.now.getTime()) / 1000);
  throw new Refusal(429, 'tooManyRequests', { seconds: Math.max(1, seconds) });
}

/** The same without an error: whether the try is allowed. */
export async function mayTry(op: Counting, allowance: Allowance, who: string): Promise<boolean> {
  const count = await countTry(op, allowance, who);
  return !count || count.count <= allowance.tries;
}

async function countTry(op: Counting, { name, withinMs }: Allowance, who: string) {
  const counter = { key: keyOf(op.keys, name, who), windowMs: withinMs };
  const [count] = await moveCounters(op, [counter], 1);
  return count;
}

/** Resets the counter after a success. */
export const forgetTries = (op: Operation, { name }: Allowance, who: string): Promise<void> =>
  clearCounter(op, keyOf(op.keys, name, who));

export interface Counter {
  key: Buffer;
  windowMs: number;
}
/** The state of a counter after a change. */
export interface Count {
  count: number;
  endsAt: Date;
}

/**
 * A keyed hash, so that the tables contain neither names nor networks. `sign-in-failures` is the
 * first name of these tables; another purpose would change every stored key.
 */
export const keyOf = (keys: Keyring, kind: string, ...parts: string[]): Buffer =>
  createHmac('sha256', keys.derive('sign-in-failures'))
    .update(JSON.stringify([kind, ...parts]))
    .digest();

/**
 * Changes counters in one statement and returns them, so that each of several parallel attempts
 * sees the attempts before it. The first attempt starts the window.
 */
export async function moveCounters<C extends Counter>(
  { db, now }: Pick<Operation, 'now'> & { db: Queryable },
  counters: C[],
  by: 1 | -1,
): Promise<(C & Count)[]> {
  // Statements that lock rows in the same order cannot deadlock.
  const inOrder = counters.toSorted((a, b) => Buffer.compare(a.key, b.key));
  const { count, endsAt } = attemptCounters;
  // Only a clock that was set back leaves a window this long. Clocks of several machines may differ a little.
  const isTooLong = sql`${by}::int > 0 and ${endsAt} > excluded.ends_at + (excluded.ends_at - ${now.toISOString()}::timestamptz)`;
  const isOpen = sql`(${endsAt} > ${now.toISOString()} and not (${isTooLong}))`;
  const rows = await db
    .insert(attemptCounters)
    .values(
      inOrder.map(({ key, windowMs }) => ({
        key,
        count: Math.max(by, 0),
        endsAt: new Date(now.getTime() + (by > 0 ? windowMs : 0)),
      })),
    )
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        count: sql`greatest(0, ${by}::int + case when ${isOpen} then ${count} else 0 end)`,
        endsAt: sql`case when ${isOpen} then ${endsAt} else excluded.ends_at end`,
      },
    })
    .returning();
  const opened = by > 0 && rows.some((row) => row.count === 1);
  if (opened) await sweep(db, attemptCounters.key, lte(endsAt, now));
  return inOrder.flatMap((counter) => {
    const row = rows.find(({ key }) => key.equals(counter.key));
    return row ? [{ ...counter, count: row.count, endsAt: row.endsAt }] : [];
  });
}

export async function clearCounter({ db }: Operation, key: Buffer): Promise<void> {
  await db.delete(attemptCounters).where(eq(attemptCounters.key, key));
}
