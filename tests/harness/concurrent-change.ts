import { drizzle } from 'drizzle-orm/node-postgres';
import { type LockName, lockFor } from '../../src/platform/database/locks.server.ts';
import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

/** Statements with their values, and locks, for one transaction. */
export type Change = (LockName | [statement: string, values?: unknown[]])[];

/** The statements of a sign-in: it updates the user's row first, then inserts a session. */
export const signInChange = (userId: string): Change => [
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
 * Starts `work` while another transaction with `change` is open, and commits that transaction when
 * `work` waits for its lock. Fails if `work` does not wait for a lock.
 */
export async function runDuringChange<T>(
  test: TestApp,
  change: Change,
  work: () => Promise<T>,
): Promise<T> {
  const pool = test.app.services.db.$client;
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const each of change)
      if (typeof each === 'string') await lockFor(drizzle({ client }), each);
      else await client.query(...each);
    const result = work();
    await eventually(async () => (await pool.query(WAITING)).rowCount).toBe(1);
    await client.query('commit');
    return await result;
  } finally {
    // Has no effect after a commit.
    await client.query('rollback');
    client.release();
  }
}
