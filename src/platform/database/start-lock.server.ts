import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './client.server.ts';

/** Any constant will do, as long as every process of the product uses the same. */
const START_LOCK = 7_305_001;

export interface LockOptions {
  /** Ends the wait for the lock, when the process is asked to stop. The work looks at it itself. */
  signal?: AbortSignal | undefined;
  /** Called once if another process holds the lock. */
  onWait?: (() => void) | undefined;
}

/**
 * Runs `work` while no other process does such work: migrations and the first content of an empty
 * database. `work` gets the very connection that holds the lock, without a limit on how long a
 * statement may take. When that connection is lost, the lock and the work's transaction end together.
 */
export async function underStartLock<T>(
  config: pg.ClientConfig,
  work: (db: Database) => Promise<T>,
  { signal, onWait }: LockOptions = {},
): Promise<T> {
  signal?.throwIfAborted();
  const client = new pg.Client({
    ...config,
    // A pool's options hide the password from copies.
    password: config.password,
    application_name: 'ufuk start',
    keepAlive: true,
  });
  // The statement that is under way fails by itself; without a listener the process would end.
  client.on('error', () => {});
  const leave = () => void client.end().catch(() => {});
  signal?.addEventListener('abort', leave, { once: true });
  try {
    await client.connect();
    await client.query('SET statement_timeout = 0');
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [START_LOCK]);
    if (!rows[0]?.mine) {
      onWait?.();
      await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    }
    signal?.removeEventListener('abort', leave);
    return await work(drizzle({ client }) as unknown as Database);
  } catch (error) {
    // A statement that the stop cut off says only that its connection ended.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', leave);
    // Ends the lock, too.
    await client.end().catch(() => {});
  }
}
