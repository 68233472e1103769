import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { findHolder, tryHoldLock } from '../locks.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import { passwordFile } from './password.server.ts';

const WRONG_PASSWORD = '28P01';
const RETRY_MS = 20;
const MAX_WAIT_MS = 1500;

/**
 * Reserves the data directory for this process with a lock that PostgreSQL holds as long as the
 * returned connection is open. The lock always ends with the process; a file with a process number
 * could stay behind and name another program.
 */
export async function takeOwnership(config: pg.ClientConfig, dataDir: string): Promise<pg.Client> {
  const client = await connect(config, dataDir);
  const db = drizzle({ client });
  const deadline = performance.now() + MAX_WAIT_MS;
  for (;;) {
    if (await tryHoldLock(db, 'owner')) return client;
    // PostgreSQL may need a moment to notice that an owner was killed.
    if (performance.now() > deadline) break;
    await wait(RETRY_MS);
  }
  const holder = await findHolder(db, 'owner');
  await client.end();
  const pid = /\d+/.exec(holder ?? '')?.[0];
  throw new DatabaseUnavailable(
    `Another Ufuk${pid ? ` (process ${pid})` : ''} already uses the data directory ${dataDir}: stop it first, or set DATA_DIR to another folder.`,
  );
}

async function connect(config: pg.ClientConfig, dataDir: string): Promise<pg.Client> {
  const open = (other: pg.ClientConfig) => {
    const client = new pg.Client({
      ...config,
      application_name: `ufuk owner ${process.pid}`,
      ...other,
    });
    // An 'error' event needs a listener. An error also ends the connection, and the caller handles that.
    client.on('error', () => {});
    return client.connect().then(() => client);
  };
  try {
    // Created from here, a missing database causes no error in PostgreSQL's log.
    const maintenance = await open({ database: 'postgres' });
    await createOwnDatabase(maintenance, config).finally(() => maintenance.end());
    return await open({});
  } catch (error) {
    if ((error as { code?: string }).code === WRONG_PASSWORD) throw refused(dataDir);
    throw error;
  }
}

async function createOwnDatabase(client: pg.Client, { database }: pg.ClientConfig) {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
  if (rowCount !== 0) return;
  await client.query(`CREATE DATABASE ${database}`).catch((error) => {
    // Another start does the same right now.
    if (!['42P04', '23505'].includes(error.code)) throw error;
  });
}

const refused = (dataDir: string) =>
  new DatabaseUnavailable(
    `The PostgreSQL that runs in ${dataDir} does not accept the password in ${passwordFile(dataDir)}: put the right file back; or, if no Ufuk uses this database, end PostgreSQL and start Ufuk again.`,
  );
