import { lt, sql } from 'drizzle-orm';
import { sweepStatement } from '../database/sweep.server.ts';
import { Refusal } from '../errors.ts';
import type { Transaction } from '../transaction.server.ts';
import type { CheckedProof } from './bot-checks.server.ts';
import { usedBotChecks } from './tables.server.ts';

/** A proof that was checked just before it expired may still wait for its transaction. */
const KEPT_MS = 60_000;

/**
 * Marks a proof as used. Of two transactions with the same proof, the second one waits here until
 * the first one ends. If that was rolled back, the proof was not used.
 * @throws Refusal 422 if the proof was used before
 */
export async function markUsed(
  tx: Transaction,
  { nonce, expiresAt }: CheckedProof,
  now: Date,
): Promise<void> {
  const old = lt(usedBotChecks.expiresAt, new Date(now.getTime() - KEPT_MS));
  // One statement: each one more reduces how many forms a second can be stored.
  const { rows: marked } = await tx.execute(sql`
    with swept as (${sweepStatement(usedBotChecks.nonce, old)})
    insert into ${usedBotChecks} (nonce, expires_at) values (${nonce}, ${expiresAt.toISOString()})
    on conflict do nothing returning nonce`);
  if (marked.length === 0) throw new Refusal(422, 'botCheckUsed');
}
