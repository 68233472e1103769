import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { PROCESSES } from './database.ts';
import { copyDemo, demoFolder, urlOf } from './demo-server.ts';
import { findFreePort } from './free-port.ts';
import { oneAtATime, runOnDatabase } from './run-on-database.ts';
import { SERVER_ENTRY } from './server.ts';

const DATABASE = 'demo_shared';
const START_MS = 60_000;

/** What reading and signing in write: everything else of the shared demo cannot be changed. */
const WRITTEN_BY_READERS = [
  'attempt_counters',
  'audit_events',
  'known_networks',
  'notification_kind_marks',
  'notification_marks',
  'notification_readers',
  'notifications',
  'page_visits',
  'retention_runs',
  'sessions',
  'staff_presence',
  'users',
  'visit_sources',
  'web_vitals',
];

/**
 * The built product with the demo party that all test files of a run share, for tests that only read.
 * The first file that needs it starts it; the end of the run stops it.
 */
export function sharedDemo(): Promise<{ origin: string }> {
  const file = join(inject('folders'), 'shared-demo');
  return oneAtATime('shared demo', async () => {
    if (existsSync(file)) return { origin: readFileSync(file, 'utf8') };
    await runOnDatabase('ufuk', `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
    await copyDemo(DATABASE);
    await runOnDatabase(DATABASE, REFUSE_CHANGES);
    const origin = await startAlone(urlOf(DATABASE));
    writeFileSync(file, origin);
    return { origin };
  });
}

/** It outlives the test process that starts it, so it has no pipe to it. */
async function startAlone(DATABASE_URL: string): Promise<string> {
  const log = join(inject('folders'), 'shared-demo.log');
  const processes = join(inject('folders'), PROCESSES);
  const port = await findFreePort();
  const child = spawn(process.execPath, [SERVER_ENTRY], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      DATABASE_URL,
      DATA_DIR: demoFolder(),
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
    detached: true,
  });
  child.unref();
  mkdirSync(processes, { recursive: true });
  writeFileSync(join(processes, String(child.pid)), '');
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_MS;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the shared demo did not start:\n${readFileSync(log, 'utf8')}`);
    await wait(50);
  }
  return origin;
}

/** A test that changes something by mistake fails, and not the tests after it. */
const REFUSE_CHANGES = `
  CREATE FUNCTION only_reads() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE 'The shared demo is for tests that only read: use openOwnDemo().'; END $$;
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
      AND tablename <> ALL ('{${WRITTEN_BY_READERS.join()}}') LOOP
      EXECUTE format('CREATE TRIGGER only_read BEFORE INSERT OR UPDATE OR DELETE ON %I
        FOR EACH ROW EXECUTE FUNCTION only_reads()', name);
    END LOOP; END $$`;
