import { join } from 'node:path';
import { inject } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { oneAtATime, runOnDatabase } from './run-on-database.ts';
import { type RunningServer, startServer } from './server.ts';
import { ADMIN } from './staff-client.ts';

const DEMO = 'ufuk_demo';
const UNFINISHED = 'ufuk_demo_unfinished';
const PREPARING = 7_305_900;

/** How long `beforeAll` may take: the first file of a run loads the demo party, in ms. */
export const DEMO_START_MS = 360_000;
/** Loading makes some hundred pictures in six sizes, which a busy machine takes its time for. */
const LOADING_MS = 300_000;

export interface DemoServer extends RunningServer {
  /** For another process on the same database. */
  databaseUrl: string;
  /** One statement on its database, past the product. */
  run(statement: string, values?: unknown[]): Promise<void>;
}

/**
 * The built product with the demo party, on a database of its own that is a copy of one loaded
 * once a run. {@link ADMIN} is its admin. Stop it in `afterAll`.
 */
export async function startDemoServer(): Promise<DemoServer> {
  await prepareDemo();
  const database = `demo_${process.pid}_${Date.now()}`;
  await runOnDatabase('ufuk', `CREATE DATABASE ${database} TEMPLATE ${DEMO} STRATEGY wal_log`);
  const databaseUrl = urlOf(database);
  const drop = () => runOnDatabase('ufuk', `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
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

/** One more process on the database of a {@link DemoServer}. */
export const startOn = (
  databaseUrl: string,
  env: Record<string, string> = {},
  patienceMs?: number,
) =>
  startServer(
    { DATABASE_URL: databaseUrl, DATA_DIR: demoFolder(), LOG_LEVEL: 'warn', ...env },
    patienceMs,
  );

/** Uploads and the key, shared by every server of the run; it goes with the engine's folder. */
const demoFolder = () => join(inject('engine').host, '..', '..', 'demo');

const urlOf = (database: string) => databaseUrl({ ...inject('engine'), database });

/** Test files start side by side; whichever comes first loads the party, the others wait. */
function prepareDemo(): Promise<void> {
  return oneAtATime(PREPARING, async (client) => {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [DEMO]);
    if (found.rowCount) return;
    await client.query(`DROP DATABASE IF EXISTS ${UNFINISHED} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${UNFINISHED}`);
    const loading = await startOn(urlOf(UNFINISHED), { DEMO: 'on', ...ADMIN }, LOADING_MS);
    await loading.stop();
    await client.query(`ALTER DATABASE ${UNFINISHED} RENAME TO ${DEMO}`);
  });
}
