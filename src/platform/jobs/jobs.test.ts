import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { type Database, openDatabase, openPool } from '../database/client.server.ts';
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
