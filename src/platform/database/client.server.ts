import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** A database or an open transaction on it. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Statements are stopped after 5 s, so that one bad query cannot hold a connection for long. */
const STATEMENT_TIMEOUT_MS = 5000;

/** Opens a pool. Errors of idle connections are reported instead of ending the process. */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 10,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'ufuk',
    ...config,
  });
  pool.on('error', onError);
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  return drizzle({ client: pool }) as Database;
}
