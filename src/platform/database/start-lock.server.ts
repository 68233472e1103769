import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './client.server.ts';
import { holdLock, tryHoldLock } from './locks.server.ts';
import { withConnection } from './own-connection.server.ts';

export interface LockOptions {
  /** Ends the wait for the lock when the process has to stop. */
  signal?: AbortSignal | undefined;
  /** Whether the signal also ends `work`, by closing its connection. If not, `work` checks it itself. */
  endsWork?: boolean | undefined;
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
  { signal, endsWork, onWait }: LockOptions = {},
): Promise<T> {
  const ended = new AbortController();
  const end = () => ended.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', end, { once: true });
  const connection = { name: 'ufuk start', signal: ended.signal };
  return withConnection(config, connection, async (client) => {
    const db = drizzle({ client });
    if (!(await tryHoldLock(db, 'start'))) {
      onWait?.();
      await holdLock(db, 'start');
    }
    if (!endsWork) signal?.removeEventListener('abort', end);
    return work(db as unknown as Database);
  })
    .catch((error) => {
      signal?.throwIfAborted();
      throw error;
    })
    .finally(() => signal?.removeEventListener('abort', end));
}
