import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { PROJECT_DIR } from '../project.server.ts';

/** Any constant will do, as long as every process of the product uses the same. */
const MIGRATION_LOCK = 7_305_001;

/**
 * Brings the database to the newest schema. Processes that start together wait for one another
 * on an advisory lock, which ends with the connection when a process is killed in the middle.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runMigrations(drizzle({ client }), {
      migrationsFolder: join(PROJECT_DIR, 'database/migrations'),
    });
  } finally {
    // Closing the connection instead of returning it drops the lock and the changed setting.
    client.release(true);
  }
}
