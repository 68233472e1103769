import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoPlan } from '../../src/features/installation/contract.ts';
import { makeFolder } from '../harness/data-folder.ts';
import { copyDemo, DEMO_START_MS, demoFolder, startBeside, urlOf } from '../harness/demo-server.ts';
import { eventually } from '../harness/eventually.ts';
import { runOnDatabase } from '../harness/run-on-database.ts';
import type { RunningServer } from '../harness/server.ts';
import { signInAt } from '../harness/staff-client.ts';

const DATABASE = `killed_${process.pid}`;
const demo = { databaseUrl: urlOf(DATABASE), dataDir: '' };
const started: RunningServer[] = [];
// No process of this file's own runs on it: what is left, is left to the next one that is started.
beforeAll(async () => {
  await copyDemo(DATABASE);
  demo.dataDir = await makeFolder('killed');
  await promisify(execFile)('cp', ['-al', `${demoFolder()}/.`, demo.dataDir]);
}, DEMO_START_MS);
afterAll(async () => {
  for (const server of started) await server.stop();
  await runOnDatabase('ufuk', `DROP DATABASE IF EXISTS ${DATABASE} WITH (FORCE)`);
  await rm(demo.dataDir, { recursive: true, force: true });
});

async function startProcess(): Promise<RunningServer> {
  const server = await startBeside(demo);
  started.push(server);
  return server;
}

async function query<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: demo.databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Stops every change of a table that the condition names, until it is taken away. */
async function stopAt(table: string, change: string, condition: string): Promise<void> {
  await query(`
    create or replace function stop_here() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return coalesce(new, old); end $$;
    create trigger stop_here before ${change} on ${table} for each row when (${condition})
      execute function stop_here()`);
}

const isStopped = async () => {
  const rows = await query(`select from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`);
  return rows.length > 0;
};

/** Ends the process at once, and with it what it was doing in the database. */
async function kill(server: RunningServer, table: string): Promise<void> {
  const ended = once(server.process, 'exit');
  server.process.kill('SIGKILL');
  await ended;
  await query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`);
  await query(`drop trigger stop_here on ${table}`);
}

/** How many rows every table of the product has; what notes that somebody worked or signed in is left out. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await query<{ name: string }>(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name !~ '^(audit_events|sessions|attempt_counters|.*visits|visit_sources|web_vitals|notifications)$'
    order by 1`);
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await query<{ count: number }>(`select count(*)::int as count from "${name}"`);
    counts[name] = row?.count ?? 0;
  }
  return counts;
}

const listFiles = async () => {
  const files = await readdir(join(demo.dataDir, 'uploads'), {
    recursive: true,
    withFileTypes: true,
  });
  return files
    .filter((file) => file.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
};

const planAt = async ({ origin }: RunningServer): Promise<DemoPlan> => {
  const reply = await (await signInAt(origin)).call('GET', '/api/installation/demo');
  return ((await reply.json()) as { data: DemoPlan }).data;
};

it(
  'a removal whose process is killed in the middle has removed nothing, and can be repeated',
  async () => {
    const server = await startProcess();
    const plan = await planAt(server);
    const [rows, files] = [await countRows(), await listFiles()];
    expect(files.length).toBeGreaterThan(500);
    // The event is the last that a removal writes: everything else is done by then.
    await stopAt('audit_events', 'insert', `new.action = 'demo.remove'`);
    const staff = await signInAt(server.origin);
    const removal = staff.call('DELETE', '/api/installation/demo').then(
      () => 'answered',
      () => 'cut off',
    );
    await eventually(isStopped).toBe(true);
    await kill(server, 'audit_events');
    expect(await removal).toBe('cut off');

    expect(await countRows()).toEqual(rows);
    expect(await listFiles()).toEqual(files);
    const next = await startProcess();
    expect(await planAt(next)).toEqual(plan);
    expect((await fetch(`${next.origin}/tuzuk`)).status).toBe(200);
  },
  DEMO_START_MS,
);

it(
  'a process that is killed after a removal leaves the files to the next one, which removes them',
  async () => {
    const server = started.at(-1) as RunningServer;
    await stopAt(
      'pgboss.job',
      'update',
      `new.name = 'removeFiles' and new.state = 'active' and old.state <> 'active'`,
    );
    const staff = await signInAt(server.origin);
    const reply = await staff.call('DELETE', '/api/installation/demo');
    expect(reply.status, await reply.text()).toBe(200);
    await eventually(isStopped).toBe(true);
    await kill(server, 'pgboss.job');
    expect((await listFiles()).length).toBeGreaterThan(500);

    const next = await startProcess();
    expect(await planAt(next)).toEqual({ isThere: false, kinds: [] });
    await eventually(listFiles).toEqual([]);
  },
  DEMO_START_MS,
);
