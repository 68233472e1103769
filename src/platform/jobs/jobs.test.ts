import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { openTestApp } from '../../../tests/harness/test-app.ts';
import { type Database, openDatabase, openPool } from '../database/client.server.ts';
import type { SafePool } from '../database/safe-pool.server.ts';
import { openLog } from '../log.server.ts';
import { Jobs } from './jobs.server.ts';

let database: FreshDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool(database.config, () => {}));
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

it('a job that fails in the database keeps why, not what it was about', async () => {
  const lines: string[] = [];
  const jobs = new Jobs(db.$client, 0.5);
  jobs.define({
    name: 'failing',
    tries: 1,
    firstPauseSeconds: 1,
    mayTakeSeconds: 10,
    atOnce: 1,
    run: async () => {
      await db.execute(sql`select 1 from nowhere where secret = ${'gizli-özet'}`);
    },
  });
  await jobs.start(openLog('info', { write: (line) => void lines.push(line) }));
  await db.transaction((tx) => jobs.add(tx, 'failing', {}));
  const read = sql`select state::text, output::text from pgboss.job where name = 'failing'`;
  const job = async () => (await db.execute<{ state: string; output: string }>(read)).rows[0];
  await eventually(async () => (await job())?.state).toBe('failed');
  await jobs.stop();

  const told = [(await job())?.output ?? '', lines.join('')];
  for (const text of told) {
    expect(text).toContain('Failed query: select 1 from nowhere where secret = $1');
    expect(text).toContain('does not exist');
    expect(text).not.toContain('gizli');
  }
});

it('what has been waiting is done at once, not one job at each look', async () => {
  const done: string[] = [];
  const jobs = new Jobs(db.$client, 60);
  jobs.define({
    name: 'waiting',
    tries: 1,
    firstPauseSeconds: 1,
    mayTakeSeconds: 10,
    atOnce: 2,
    run: async ({ id }) => void done.push(id),
  });
  for (let n = 0; n < 9; n++) await db.transaction((tx) => jobs.add(tx, 'waiting', {}));
  await jobs.start(openLog('info', { write: () => {} }));
  await eventually(() => done.length).toBe(9);
  await jobs.stop();
});

/** Takes every connection of a pool; the returned function gives them back. */
async function useUp(pool: SafePool): Promise<() => void> {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  return () => {
    for (const connection of taken) connection.release();
  };
}

it('jobs do not wait for the connections of requests, nor requests for those of jobs', async () => {
  const shared = await freshDatabase();
  const jobsPool = openPool({ ...shared.config, max: 4 }, () => {});
  const test = await openTestApp(shared, { jobsPool });
  await test.addUser('elif', 'editor');
  const payload = { username: 'elif@ufuk.test' };
  const asked = await test.call({ method: 'POST', url: '/api/auth/forgot-password', payload });
  expect(asked.statusCode).toBe(200);

  // As many slow searches would.
  const giveBack = await useUp(test.app.services.db.$client);
  await test.app.startJobs();
  await eventually(async () => (await test.sent('elif@ufuk.test')).length).toBe(1);
  giveBack();

  const giveJobsBack = await useUp(jobsPool);
  const found = await test.call({ method: 'GET', url: '/tum-icerikler?ara=ufuk' });
  expect(found.statusCode).toBe(200);
  giveJobsBack();

  await test.close();
  await jobsPool.close();
  await shared.drop();
});
