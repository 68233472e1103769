import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { oneAtATime, runOnDatabase } from './run-on-database.ts';
import { type RunningServer, startServer } from './server.ts';
import { ADMIN } from './staff-client.ts';

const DEMO = 'ufuk_demo';
const UNFINISHED = 'ufuk_demo_unfinished';
const NOT_ALLOWED = '42501';
const MOST_TRIES = 40;

/** The timeout of `beforeAll`, in ms: the first test file of a run loads the demo party. */
export const DEMO_START_MS = 360_000;
/** Loading makes about a hundred pictures in six sizes, which is slow on a busy machine. */
const LOADING_MS = 300_000;

export interface DemoServer extends RunningServer {
  /** `DATABASE_URL` for another process on the same database. */
  databaseUrl: string;
  /** Runs one statement directly on the database. */
  run(statement: string, values?: unknown[]): Promise<void>;
}

/**
 * The built product with the demo party, on a database of its own. The database is copied from one
 * that is loaded once per run. {@link ADMIN} is its admin. Stop it in `afterAll`.
 */
export async function startDemoServer(): Promise<DemoServer> {
  await prepareDemo();
  const database = `demo_${process.pid}_${Date.now()}`;
  await runOnDatabase('ufuk', `CREATE DATABASE ${database} TEMPLATE ${DEMO} STRATEGY wal_log`);
  const databaseUrl = urlOf(database);
  const drop = () => dropByForce(database);
  try {
    const server = await startOn(databaseUrl);
    const stop = async () => {
      await server.stop();
      await drop();
    };
    const run = (statement: string, values?: unknown[]) =>
      runOnDatabase(database, statement, values);
    return { ...server, databaseUrl, run, stop };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** An autovacuum of the database at that moment belongs to PostgreSQL and cannot be ended: it is waited for. */
async function dropByForce(database: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await runOnDatabase('ufuk', `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
    } catch (error) {
      if ((error as { code?: string }).code !== NOT_ALLOWED || tries === MOST_TRIES) throw error;
      await wait(500);
    }
  }
}

/** One more process on the database of a {@link DemoServer}. */
export const startOn = (
  databaseUrl: string,
  env: Record<string, string> = {},
  timeoutMs?: number,
) =>
  startServer(
    { DATABASE_URL: databaseUrl, DATA_DIR: demoFolder(), LOG_LEVEL: 'warn', ...env },
    timeoutMs,
  );

/** Uploads and the secret key, shared by every server of the run; removed with the engine's folder. */
const demoFolder = () => join(inject('engine').host, '..', '..', 'demo');

const urlOf = (database: string) => databaseUrl({ ...inject('engine'), database });

/** Test files run in parallel: the first one that needs the demo party loads it, the others wait. */
function prepareDemo(): Promise<void> {
  return oneAtATime('demo party', async (client) => {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DEMO]);
    if (found.rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS ${UNFINISHED} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${UNFINISHED}`);
    const loading = await startOn(urlOf(UNFINISHED), { DEMO: 'on', ...ADMIN }, LOADING_MS);
    await loading.stop();
    await client.query(`ALTER DATABASE ${UNFINISHED} RENAME TO ${DEMO}`);
  });
}
