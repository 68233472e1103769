import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './client.server.ts';

/** Any number, but the same in every process of the product. */
const START_LOCK = 7_305_001;

export interface LockOptions {
  /** Ends the wait for the lock when the process has to stop. `work` checks the signal itself. */
  signal?: AbortSignal | undefined;
  /** Called once if another process holds the lock. */
  onWait?: (() => void) | undefined;
}

/**
 * Runs `work` while no other process does such work: migrations and the first content of an empty
 * database. `work` gets the connection that holds the lock, without a statement timeout. When that
 * connection is lost, the lock and the transaction of `work` end together.
 */
export async function underStartLock<T>(
  config: pg.ClientConfig,
  work: (db: Database) => Promise<T>,
  { signal, onWait }: LockOptions = {},
): Promise<T> {
  signal?.throwIfAborted();
  const client = new pg.Client({
    ...config,
    // In a pool's options `password` is not enumerable, so the spread does not copy it.
    password: config.password,
    application_name: 'ufuk start',
    keepAlive: true,
  });
  // The running statement fails by itself. An 'error' event without a listener ends the process.
  client.on('error', () => {});
  const disconnect = () => void client.end().catch(() => {});
  signal?.addEventListener('abort', disconnect, { once: true });
  try {
    await client.connect();
    await client.query('SET statement_timeout = 0');
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [START_LOCK]);
    if (!rows[0]?.mine) {
      onWait?.();
      await client.query('SELECT pg_advisory_lock($1)', [START_LOCK]);
    }
    signal?.removeEventListener('abort', disconnect);
    return await work(drizzle({ client }) as unknown as Database);
  } catch (error) {
    // The error of an interrupted statement contains only that its connection ended.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', disconnect);
    // Releases the lock, too.
    await client.end().catch(() => {});
  }
}
