import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { prepareLimitedRole } from '../branches/limited-role.server.ts';
import { runtimeFile } from '../project.server.ts';
import type { Database } from './client.server.ts';
import { DatabaseUnavailable } from './embedded/database-unavailable.server.ts';
import { chain } from './faults.server.ts';
import { type LockOptions, underStartLock } from './locks.server.ts';

/**
 * While a migration waits for a table, other requests for that table wait behind it. Shorter than
 * their statement timeout (5 s).
 */
const LOCK_TIMEOUT_MS = 3000;
/** Between two tries, so that the requests that waited can finish. */
const PAUSE_MS = 2000;
const GIVE_UP_MS = 300_000;

export interface MigrateOptions extends LockOptions {
  /** Called once if another transaction uses a table that has to be changed. */
  onBlocked?: (() => void) | undefined;
  /** Called with the SQL that the operator has to run, until which accounts of branches cannot be used. */
  onNoLimitedRole?: ((statements: string) => void) | undefined;
  /** How long it is tried again. */
  giveUpMs?: number | undefined;
}

/**
 * Applies the missing migrations, all or none. Processes that start together wait for one another
 * on an advisory lock, which ends with the connection when a process is killed. A migration that has
 * to wait for another transaction is rolled back after some seconds and tried again, so that a
 * process that still serves does not stand still. When the process has to stop, the migration that runs is
 * undone.
 * @throws {DatabaseUnavailable} if that transaction does not end
 */
export function migrate(config: pg.ClientConfig, options: MigrateOptions = {}): Promise<void> {
  return underStartLock(config, (db) => applyMigrations(db, options), {
    ...options,
    endsWork: true,
  });
}

async function applyMigrations(db: Database, options: MigrateOptions): Promise<void> {
  const { signal, onBlocked, giveUpMs = GIVE_UP_MS } = options;
  const deadline = performance.now() + giveUpMs;
  await db.execute(sql.raw(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`));
  for (let tries = 1; ; tries++) {
    try {
      await runMigrations(db, { migrationsFolder: runtimeFile('database/migrations') });
      const missing = await prepareLimitedRole(db);
      if (missing) options.onNoLimitedRole?.(missing);
      return;
    } catch (error) {
      signal?.throwIfAborted();
      if (!isLockTimeout(error)) throw error;
      if (performance.now() > deadline) throw await blockedBy(db, error);
      if (tries === 1) onBlocked?.();
      await wait(PAUSE_MS, undefined, { signal });
    }
  }
}

const isLockTimeout = (error: unknown) => [...chain(error)].some(({ code }) => code === '55P03');

/** Names the transaction that has been open for the longest time. */
async function blockedBy(db: Database, cause: unknown): Promise<DatabaseUnavailable> {
  const { rows } = await db.execute<{ pid: number; name: string; since: string }>(
    sql`SELECT pid, application_name AS name, to_char(xact_start, 'YYYY-MM-DD HH24:MI:SS TZ') AS since
      FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL
      ORDER BY xact_start LIMIT 1`,
  );
  const [first] = rows;
  const which = first
    ? ` The oldest one is open since ${first.since} (process ${first.pid} of PostgreSQL, application "${first.name}"): end it with SELECT pg_terminate_backend(${first.pid}).`
    : '';
  return new DatabaseUnavailable(
    `The database cannot be migrated, because another transaction uses its tables.${which}`,
    { cause },
  );
}
