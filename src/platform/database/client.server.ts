import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { SafePool } from '../inside/pg-pool.server.ts';

/** How many connections to the database one process opens at most. */
export const CONNECTIONS = {
  requests: 6,
  jobs: 4,
  /** For notices of changes and of new jobs. */
  listening: 1,
};

export type Database = NodePgDatabase & { $client: SafePool };
/** A database or an open transaction on it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Statements are stopped after 5 s, so that one bad query cannot hold a connection for long. */
const STATEMENT_TIMEOUT_MS = 5000;
/** After so long without data, TCP checks whether the other machine still exists (takes some 20 s). */
const KEEP_ALIVE_MS = 10_000;
/** Idle connections are closed after this time, except one: each takes 5 MB of the server. */
const IDLE_MS = 5000;

/** Opens a pool. Errors of idle connections are reported instead of ending the process. */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): SafePool {
  const pool = new SafePool({
    max: CONNECTIONS.requests,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    min: 1,
    // A search sends several statements at once. COPY and cursors need a connection of their own.
    pipeline: true,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'ufuk',
    ...config,
  });
  pool.on('error', onError);
  return pool;
}

export function openDatabase(pool: SafePool): Database {
  return drizzle({ client: pool }) as Database;
}
