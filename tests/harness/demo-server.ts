import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { builtFrontend } from '../../src/app/frontend.server.ts';
import { start } from '../../src/app/start.server.ts';
import { readEnvironment } from '../../src/platform/environment.server.ts';
import { openLog } from '../../src/platform/log.server.ts';
import { makeFolder } from './data-folder.ts';
import { databaseUrl } from './database-url.ts';
import { findFreePort } from './free-port.ts';
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

export interface DemoOptions {
  /** Settings of the product, such as `AUTH_ISSUER`. */
  env?: Record<string, string>;
  /** A statement that is run before the product starts. */
  before?: string;
}

export interface DemoServer {
  /** Without a slash at the end. */
  origin: string;
  dataDir: string;
  /** `DATABASE_URL` for another process on the same database. */
  databaseUrl: string;
  /** Runs one statement directly on the database. */
  run(statement: string, values?: unknown[]): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The whole product with the demo party, in this process, on a database of its own. The database is
 * copied from one that is loaded once per run. {@link ADMIN} is its admin. Stop it in `afterAll`.
 * A test that only reads uses the shared one (`openDemo`).
 */
export async function startDemoServer({ env = {}, before }: DemoOptions = {}): Promise<DemoServer> {
  const database = `demo_${process.pid}_${Date.now()}`;
  await copyDemo(database);
  if (before) await runOnDatabase(database, before);
  const url = urlOf(database);
  const dataDir = await copyDemoFolder();
  const drop = async () => {
    await dropByForce(database);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const { origin, stop } = await startHere({ DATABASE_URL: url, DATA_DIR: dataDir, ...env });
    return {
      origin,
      dataDir,
      databaseUrl: url,
      run: (statement, values) => runOnDatabase(database, statement, values),
      stop: async () => {
        await stop();
        await drop();
      },
    };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Starts the product from its sources in this process. Errors in its log fail the test. */
async function startHere(env: Record<string, string>) {
  const PORT = String(await findFreePort());
  const environment = readEnvironment({ DEMO: 'off', PORT, ...env });
  const log = openLog('error', { write: (line) => console.error(line) });
  const running = await start(environment, await builtFrontend(), () => {}, undefined, { log });
  return { origin: running.url, stop: running.stop };
}

/** A new database with the demo party. */
export async function copyDemo(database: string): Promise<void> {
  await prepareDemo();
  await runOnDatabase('ufuk', `CREATE DATABASE ${database} TEMPLATE ${DEMO} STRATEGY wal_log`);
}

/**
 * A data folder of its own, with links to the uploads. A process that was root gives its folder to the
 * account of the service, and this process takes it back.
 */
async function copyDemoFolder(): Promise<string> {
  const folder = await makeFolder('demo');
  await promisify(execFile)('cp', ['-al', `${demoFolder()}/.`, folder]);
  return folder;
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

/** The built product in another process, beside a demo server. */
export const startBeside = (
  { databaseUrl, dataDir }: Pick<DemoServer, 'databaseUrl' | 'dataDir'>,
  env: Record<string, string> = {},
  timeoutMs?: number,
): Promise<RunningServer> =>
  startServer(
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    timeoutMs,
  );

/** Uploads and the secret key of the demo. */
export const demoFolder = () => join(inject('folders'), 'demo');

/** `DATABASE_URL` of a database of the run. */
export const urlOf = (database: string) => databaseUrl({ ...inject('engine'), database });

/** Test files run in parallel: the first one that needs the demo party loads it, the others wait. */
function prepareDemo(): Promise<void> {
  return oneAtATime('demo party', async (client) => {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DEMO]);
    if (found.rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS ${UNFINISHED} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${UNFINISHED}`);
    const place = { databaseUrl: urlOf(UNFINISHED), dataDir: demoFolder() };
    const loading = await startBeside(place, { DEMO: 'on', ...ADMIN }, LOADING_MS);
    await loading.stop();
    await client.query(`ALTER DATABASE ${UNFINISHED} RENAME TO ${DEMO}`);
  });
}
