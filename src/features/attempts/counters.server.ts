import { createHmac } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { sweep } from '../../platform/database/sweep.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { signInFailures } from './tables.server.ts';

export interface Counter {
  key: Buffer;
  windowMs: number;
}
/** What a counter said when it was moved. */
export interface Count {
  count: number;
  endsAt: Date;
}

/** Who reads the table learns neither names nor networks from it. */
export const keyOf = (keys: Keyring, kind: string, ...parts: string[]): Buffer =>
  createHmac('sha256', keys.derive('sign-in-failures'))
    .update(JSON.stringify([kind, ...parts]))
    .digest();

/**
 * Moves counters in one statement and answers what they say now, so that of guesses at the same
 * moment each sees those before it. The first one of a window opens it.
 */
export async function moveCounters<C extends Counter>(
  { db, now }: Pick<Operation, 'now'> & { db: Queryable },
  counters: C[],
  by: 1 | -1,
): Promise<(C & Count)[]> {
  // Statements that lock rows in one order never wait for each other in a circle.
  const inOrder = counters.toSorted((a, b) => Buffer.compare(a.key, b.key));
  const { count, endsAt } = signInFailures;
  const isOpen = sql`${endsAt} > ${now.toISOString()}`;
  const rows = await db
    .insert(signInFailures)
    .values(
      inOrder.map(({ key, windowMs }) => ({
        key,
        count: Math.max(by, 0),
        endsAt: new Date(now.getTime() + (by > 0 ? windowMs : 0)),
      })),
    )
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        count: sql`greatest(0, ${by}::int + case when ${isOpen} then ${count} else 0 end)`,
        endsAt: sql`case when ${isOpen} then ${endsAt} else excluded.ends_at end`,
      },
    })
    .returning();
  const opened = by > 0 && rows.some((row) => row.count === 1);
  if (opened) await sweep(db, signInFailures.key, lte(endsAt, now));
  return inOrder.flatMap((counter) => {
    const row = rows.find(({ key }) => key.equals(counter.key));
    return row ? [{ ...counter, count: row.count, endsAt: row.endsAt }] : [];
  });
}

export async function clearCounter({ db }: Operation, key: Buffer): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, key));
}

/** Keeps a key that counts nothing until `endsAt`. */
export async function keepMark({ db }: Operation, key: Buffer, endsAt: Date): Promise<void> {
  await db
    .insert(signInFailures)
    .values({ key, count: 0, endsAt })
    .onConflictDoUpdate({ target: signInFailures.key, set: { endsAt } });
}

export async function hasMark({ db, now }: Operation, key: Buffer): Promise<boolean> {
  const rows = await db
    .select({ key: signInFailures.key })
    .from(signInFailures)
    .where(and(eq(signInFailures.key, key), gt(signInFailures.endsAt, now)));
  return rows.length > 0;
}
