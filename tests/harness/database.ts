import { mkdtemp, rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/embedded-database.server.ts';
import { migrate } from '../../src/platform/database/migrate.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the engine that this run of the tests shares. */
    engine: { host: string; port: number; user: string };
  }
}

export const TEMPLATE = 'ufuk_template';

/** One engine for the whole run, with a migrated database that every test file gets a copy of. */
export default async function startEngine(project: TestProject): Promise<() => Promise<void>> {
  // Not below a user's own temporary folder: PostgreSQL may run under another account.
  const folder = await mkdtemp('/tmp/ufuk-tests-');
  const messages: string[] = [];
  const engine = await openEmbeddedDatabase({
    dataDir: folder,
    log: (message) => messages.push(message),
  });
  const { host, port, user } = engine.pool;
  const place = { host: String(host), port: Number(port), user: String(user) };
  const close = async () => {
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const pool = new pg.Pool(engine.pool);
    await pool.query(`CREATE DATABASE ${TEMPLATE}`);
    await pool.end();
    const template = new pg.Pool({ ...place, database: TEMPLATE, ssl: false });
    await migrate(template);
    await template.end();
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('engine', place);
  return close;
}
