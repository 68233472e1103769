import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.server.ts';
import { stopPostmaster } from '../../src/platform/database/embedded/postmaster.server.ts';
import { migrate } from '../../src/platform/database/migrate.server.ts';
import { Jobs } from '../../src/platform/jobs/jobs.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the engine that this run of the tests shares. */
    engine: { host: string; port: number; user: string; password: string };
    /** Where data folders of tests are made. */
    folders: string;
  }
}

const IN_MEMORY = '/dev/shm';
/** Not below a user's own temporary folder: PostgreSQL may run under another account. */
const PLACES = ['/tmp', IN_MEMORY];
const NAME = 'ufuk-tests-';
/** More than the data folders of all tests hold at the same moment, in bytes. */
const ROOM = 2 ** 30;

export const TEMPLATE = 'ufuk_template';

/** One engine for the whole run, with a migrated database that every test file gets a copy of. */
export default async function startEngine(project: TestProject): Promise<() => Promise<void>> {
  await clearAbandoned();
  const [folder, folders] = [await makeFolder('/tmp'), await makeFolder(await roomiest())];
  const messages: string[] = [];
  const engine = await openEmbeddedDatabase({
    dataDir: folder,
    log: (message) => messages.push(message),
    isVolatile: true,
  });
  const { host, port, user, password } = engine.pool;
  const place = { host, port, user, password };
  const close = async () => {
    await engine.stop();
    for (const made of [folder, folders]) await rm(made, { recursive: true, force: true });
  };
  try {
    const pool = new pg.Pool(engine.pool);
    await pool.query(`CREATE DATABASE ${TEMPLATE}`);
    await pool.end();
    await makeTables({ ...place, database: TEMPLATE, ssl: false });
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('engine', place);
  project.provide('folders', folders);
  return close;
}

/** As the first start of the product leaves them, with those of its jobs. */
async function makeTables(config: pg.PoolConfig): Promise<void> {
  await migrate(config);
  const pool = new pg.Pool(config);
  const jobs = new Jobs(pool, () => {
    throw new Error('No job is run here.');
  });
  await jobs.start({ warn: console.warn, error: console.error });
  await jobs.stop();
  await pool.end();
}

async function makeFolder(place: string): Promise<string> {
  const folder = await mkdtemp(join(place, `${NAME}${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Memory, where there is enough: a disk that others use makes a database wait for seconds. */
async function roomiest(): Promise<string> {
  const free = await statfs(IN_MEMORY).catch(() => null);
  return free && free.bavail * free.bsize > ROOM ? IN_MEMORY : '/tmp';
}

/** A run that was killed could not stop its engine; its folders' names tell whose they were. */
async function clearAbandoned(): Promise<void> {
  for (const place of PLACES)
    for (const name of await readdir(place).catch(() => [])) {
      const runner = Number(/^\d+/.exec(name.slice(NAME.length))?.[0]);
      if (!name.startsWith(NAME) || !runner || isRunning(runner)) continue;
      const folder = join(place, name);
      await stopPostmaster(join(folder, 'postgres/cluster'))
        .then(() => rm(folder, { recursive: true, force: true }))
        // Another account's; it will clear it itself.
        .catch(() => {});
    }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
