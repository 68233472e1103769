import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, Queryable } from './client.server.ts';
import { withConnection } from './own-connection.server.ts';

/**
 * Everything that only one process or transaction may do at a time, each with the number by which the
 * release before locks it. Until that release is gone a lock takes both; null: the release before
 * takes the same key, or need not wait (decision 51). A new lock has null.
 */
export const LOCKS = {
  /** Runs the embedded database of a data folder. */
  owner: 7_305_000,
  /** Migrations and the first content. */
  start: 7_305_001,
  'first admin': null,
  /** Changes of users by administrators. */
  users: 7_305_003,
  'provider account': null,
  'audit chain': 7_305_010,
  'audit erasure': 7_305_011,
  retention: 7_305_020,
  webhooks: 7_305_034,
  party: 7_305_040,
  menu: 7_305_041,
  'static pages': 7_305_041,
  redirects: 7_305_042,
  'email template': null,
  'press kit': null,
  imports: null,
  demo: null,
  /** One address of one segment that the party chooses. */
  'chosen address': null,
  backup: 7_305_002,
  job: null,
} as const satisfies Record<string, number | null>;

export type LockName = keyof typeof LOCKS;

type Connection = Pick<Queryable, 'execute'>;

/**
 * Waits for a lock, which ends with the transaction. With a `part`, such as the id of a record, parts
 * do not wait for each other. The statement is sent at once, before those of later calls.
 */
export async function lockFor(tx: Connection, name: LockName, part?: string): Promise<void> {
  await tx.execute(sql`select ${takeAll('pg_advisory_xact_lock', name, part, sql`, `)}`).execute();
}

/** Takes a lock until the end of the transaction, or returns false at once. */
export const tryLockFor = (tx: Connection, name: LockName): Promise<boolean> =>
  succeeds(tx, takeAll('pg_try_advisory_xact_lock', name));

/** Waits for a lock, which ends with the connection. */
export async function holdLock(connection: Connection, name: LockName): Promise<void> {
  await connection.execute(sql`select ${takeAll('pg_advisory_lock', name, undefined, sql`, `)}`);
}

/** Takes a lock until the end of the connection, or returns false at once. */
export const tryHoldLock = (connection: Connection, name: LockName): Promise<boolean> =>
  succeeds(connection, takeAll('pg_try_advisory_lock', name));

/** The name of the connection that has the lock; null: none has it. */
export async function findHolder(connection: Connection, name: LockName): Promise<string | null> {
  const { rows } = await connection.execute<{ holder: string }>(sql`
    select application_name as holder from pg_stat_activity join pg_locks using (pid)
    where locktype = 'advisory' and granted and objsubid = 1 and datname = current_database()
      and (classid::bigint << 32 | objid::bigint) in (${sql.join(keysOf(name), sql`, `)})`);
  return rows[0]?.holder ?? null;
}

async function succeeds(connection: Connection, condition: SQL): Promise<boolean> {
  const { rows } = await connection.execute<{ mine: boolean }>(sql`select ${condition} as mine`);
  return rows[0]?.mine === true;
}

/** The number first, in every process: two that want both keys cannot have one each. */
const takeAll = (take: string, name: LockName, part?: string, separator = sql` and `): SQL =>
  sql.join(
    keysOf(name, part).map((key) => sql`${sql.raw(take)}(${key})`),
    separator,
  );

function keysOf(name: LockName, part?: string): SQL[] {
  const words = part === undefined ? name : `${name} ${part}`;
  const former = LOCKS[name];
  const key = sql`hashtextextended(${words}, 0)`;
  return former === null ? [key] : [sql`${former}::bigint`, key];
}

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
