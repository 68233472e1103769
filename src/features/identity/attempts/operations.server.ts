import type { Queryable } from '../../../platform/database/client.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { clearCounter, keyOf, moveCounters } from './counters.server.ts';

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
