import { mkdtemp, readdir, rm } from 'node:fs/promises';
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
  }
}

/** Not below a user's own temporary folder: PostgreSQL may run under another account. */
const FOLDERS = '/tmp/ufuk-tests-';

export const TEMPLATE = 'ufuk_template';

/** One engine for the whole run, with a migrated database that every test file gets a copy of. */
export default async function startEngine(project: TestProject): Promise<() => Promise<void>> {
  await clearAbandoned();
  const folder = await mkdtemp(`${FOLDERS}${process.pid}-`);
  const messages: string[] = [];
  const engine = await openEmbeddedDatabase({
    dataDir: folder,
    log: (message) => messages.push(message),
  });
  const { host, port, user, password } = engine.pool;
  const place = { host, port, user, password };
  const close = async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const pool = new pg.Pool(engine.pool);
    await pool.query(`CREATE DATABASE ${TEMPLATE}`);
    await pool.end();
    const template = new pg.Pool({ ...place, database: TEMPLATE, ssl: false });
    await migrate(template.options);
    await makeJobsSchema(template);
    await template.end();
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('engine', place);
  return close;
}

/** Made by the first start of jobs; a test app shall not pay for it. */
async function makeJobsSchema(pool: pg.Pool): Promise<void> {
  const jobs = new Jobs(pool);
  await jobs.start({ warn: console.warn, error: console.error });
  await jobs.stop();
}

/** A run that was killed could not stop its engine; its folder's name tells whose it was. */
async function clearAbandoned(): Promise<void> {
  for (const name of await readdir('/tmp')) {
    const folder = join('/tmp', name);
    const runner = Number(/^\d+/.exec(folder.slice(FOLDERS.length))?.[0]);
    if (!folder.startsWith(FOLDERS) || !runner || isRunning(runner)) continue;
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
