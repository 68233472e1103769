import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { signInFailures } from '../auth/tables.server.ts';

/** How often something may be tried in a time that begins with the first try. */
export interface Allowance {
  name: string;
  tries: number;
  withinMs: number;
}

/** The table tells nobody who tried what. */
const keyOf = (op: Operation, { name }: Allowance, who: string) =>
  createHmac('sha256', op.keys.derive('password-tries'))
    .update(JSON.stringify([name, who]))
    .digest();

/**
 * Counts a try, in one statement and before it is made, so that of many at the same moment no more
 * than allowed get through.
 * @throws Refusal 429 `tooManyRequests` with the seconds to wait
 */
export async function countTry(op: Operation, allowance: Allowance, who: string): Promise<void> {
  const { count, endsAt } = signInFailures;
  const isOpen = sql`${endsAt} > ${op.now.toISOString()}`;
  const [row] = await op.db
    .insert(signInFailures)
    .values({
      key: keyOf(op, allowance, who),
      count: 1,
      endsAt: new Date(op.now.getTime() + allowance.withinMs),
    })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        count: sql`case when ${isOpen} then ${count} + 1 else 1 end`,
        endsAt: sql`case when ${isOpen} then ${endsAt} else excluded.ends_at end`,
      },
    })
    .returning();
  if (!row || row.count <= allowance.tries) return;
  const seconds = Math.ceil((row.endsAt.getTime() - op.now.getTime()) / 1000);
  throw new Refusal(429, 'tooManyRequests', { seconds: Math.max(1, seconds) });
}

/** After a success the count begins anew. */
export async function forgetTries(op: Operation, allowance: Allowance, who: string): Promise<void> {
  await op.db.delete(signInFailures).where(eq(signInFailures.key, keyOf(op, allowance, who)));
}
