import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from './database-unavailable.server.ts';

const OWNER_LOCK = 7_305_000;
const NO_SUCH_DATABASE = '3D000';
/** Unknown role: the database `ufuk` has not been made yet either. */
const NO_SUCH_ROLE = '28000';
const RETRY_MS = 20;
const PATIENCE_MS = 1500;

/**
 * Takes the data directory for this process, through a lock that PostgreSQL holds for as long as
 * the returned connection lives. It ends with the process, however that ends, and unlike a file
 * with a process number it cannot point to a stranger.
 */
export async function takeOwnership(config: pg.ClientConfig, dataDir: string): Promise<pg.Client> {
  const client = await connect(config);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS mine', [OWNER_LOCK]);
    if (rows[0].mine) return client;
    // The connection of an owner that was just killed may take a moment to be noticed.
    if (Date.now() > deadline) break;
    await wait(RETRY_MS);
  }
  const holder = await client.query(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [OWNER_LOCK],
  );
  await client.end();
  const pid = /\d+/.exec(holder.rows[0]?.name ?? '')?.[0];
  throw new DatabaseUnavailable(
    `Another Ufuk${pid ? ` (process ${pid})` : ''} already uses the data directory ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
  );
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const open = (other: pg.ClientConfig) => {
    const client = new pg.Client({
      ...config,
      application_name: `ufuk owner ${process.pid}`,
      ...other,
    });
    // Nothing listens yet; an error also ends the connection, which is what the owner watches.
    client.on('error', () => {});
    return client.connect().then(() => client);
  };
  try {
    return await open({});
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    if (error.code !== NO_SUCH_DATABASE && error.code !== NO_SUCH_ROLE) throw error;
    const administrator = await open({ user: 'postgres', database: 'postgres' });
    await createOwnDatabase(administrator, config).finally(() => administrator.end());
    return open({});
  }
}

/** Ufuk's account may make databases, for restoring a backup beside the old one, and nothing more. */
async function createOwnDatabase(administrator: pg.Client, config: pg.ClientConfig) {
  const { user, database } = config;
  const statements = [
    `CREATE ROLE ${user} LOGIN CREATEDB`,
    `CREATE DATABASE ${database} OWNER ${user}`,
  ];
  for (const statement of statements) {
    await administrator.query(statement).catch((error) => {
      // An earlier start was stopped in between, or another one does the same right now.
      if (!['42710', '42P04', '23505'].includes(error.code)) throw error;
    });
  }
}
