import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { runtimeFile } from '../project.server.ts';
import { type LockOptions, underStartLock } from './start-lock.server.ts';

/**
 * Applies the missing migrations. Processes that start together wait for one another on an advisory
 * lock, which ends with the connection when a process is killed.
 */
export function migrate(config: pg.ClientConfig, options: LockOptions = {}): Promise<void> {
  return underStartLock(
    config,
    (db) => runMigrations(db, { migrationsFolder: runtimeFile('database/migrations') }),
    options,
  );
}
