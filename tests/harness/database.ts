import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.server.ts';
import { stopPostmaster } from '../../src/platform/database/embedded/postmaster.server.ts';
import { migrate } from '../../src/platform/database/migrate.server.ts';
import { Jobs } from '../../src/platform/jobs/jobs.server.ts';
import { isAlive } from './process-tree.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection settings of the PostgreSQL server that all tests of this run share. */
    engine: { host: string; port: number; user: string; password: string };
    /** The folder in which tests make their data folders. */
    folders: string;
  }
}

const IN_MEMORY = '/dev/shm';
/** Not a user's own temporary folder: PostgreSQL may run under another account. */
const PARENT_FOLDERS = ['/tmp', IN_MEMORY];
const NAME = 'ufuk-tests-';
/** More than all data folders need at the same time, in bytes. */
const NEEDED_BYTES = 2 ** 30;
export const TEMPLATE = 'ufuk_template';

/** One PostgreSQL server for the whole run. Its migrated template database is copied for each test file. */
export default async function startEngine(project: TestProject): Promise<() => Promise<void>> {
  await removeAbandoned();
  const [folder, folders] = [await makeFolder('/tmp'), await makeFolder(await folderWithSpace())];
  const messages: string[] = [];
  const engine = await openEmbeddedDatabase({
    dataDir: folder,
    log: (message) => messages.push(message),
    isVolatile: true,
  });
  const { host, port, user, password } = engine.pool;
  const connection = { host, port, user, password };
  const close = async () => {
    await stopProcesses(folders);
    await engine.stop();
    for (const path of [folder, folders]) await rm(path, { recursive: true, force: true });
  };
  try {
    const pool = new pg.Pool(engine.pool);
    await pool.query(`CREATE DATABASE ${TEMPLATE}`);
    await pool.end();
    await makeTables({ ...connection, database: TEMPLATE, ssl: false });
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('engine', connection);
  project.provide('folders', folders);
  return close;
}

/** The same tables as after a first start of the product, including those of its jobs. */
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

/** In the folder of the run: the ids of processes that outlive the test file that started them. */
export const PROCESSES = 'processes';

async function stopProcesses(folders: string): Promise<void> {
  for (const pid of (await readdir(join(folders, PROCESSES)).catch(() => [])).map(Number)) {
    const isRunning = () => isAlive(pid) && isOf(pid, folders);
    if (isRunning()) process.kill(pid, 'SIGTERM');
    while (isRunning()) await wait(50);
  }
}

/** After a killed run another program can have the id: it does not name the folder in its environment. */
function isOf(pid: number, folders: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(folders);
  } catch {
    return false;
  }
}

async function makeFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, `${NAME}${process.pid}-`));
  await chmod(folder, 0o755);
  return folder;
}

/** Memory if it has enough space: on a busy disk a database can wait for seconds. */
async function folderWithSpace(): Promise<string> {
  const free = await statfs(IN_MEMORY).catch(() => null);
  return free && free.bavail * free.bsize > NEEDED_BYTES ? IN_MEMORY : '/tmp';
}

/** A killed run could not stop its server. The folder names contain the process id of the run. */
async function removeAbandoned(): Promise<void> {
  for (const parent of PARENT_FOLDERS)
    for (const name of await readdir(parent).catch(() => [])) {
      const runner = Number(/^\d+/.exec(name.slice(NAME.length))?.[0]);
      if (!name.startsWith(NAME) || !runner || isRunning(runner)) continue;
      const folder = join(parent, name);
      await stopProcesses(folder);
      await stopPostmaster(join(folder, 'postgres/cluster'))
        .then(() => rm(folder, { recursive: true, force: true }))
        // It belongs to another account, whose next run removes it.
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
