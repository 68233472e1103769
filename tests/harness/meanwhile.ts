import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

/** In a transaction: statements with their values. */
export type Change = [statement: string, values?: unknown[]][];

/** What a sign-in writes: on the own row first, then a session. */
export const signInUnderWay = (userId: string): Change => [
  ['update users set last_sign_in_at = now() where id = $1', [userId]],
  [
    `insert into sessions (user_id, generation_at, token_expires_at, cookie_hash, created_at, ends_at)
     values ($1, now(), now(), '', now(), now() + interval '1 hour')`,
    [userId],
  ],
];

const WAITING = `select from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * Starts `work` while a change of somebody else is under way, and lets that change be first: `work`
 * sees nothing of it before it waits for it. Fails where it does not wait.
 */
export async function meanwhile<T>(
  test: TestApp,
  change: Change,
  work: () => Promise<T>,
): Promise<T> {
  const pool = test.app.services.db.$client;
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [statement, values] of change) await client.query(statement, values);
    const late = work();
    await eventually(async () => (await pool.query(WAITING)).rowCount).toBe(1);
    await client.query('commit');
    return await late;
  } finally {
    // Nothing is left of it after a commit.
    await client.query('rollback');
    client.release();
  }
}
