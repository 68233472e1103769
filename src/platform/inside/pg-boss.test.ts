import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { testDatabase } from '../../../tests/harness/test-database.ts';
import {
  countOpenJobs,
  deleteOpenJobs,
  giveUp,
  hasRunForADay,
  lockFailedJob,
  readQueueState,
  selectFailedJobs,
  wasInterrupted,
  watchClock,
} from './pg-boss.server.ts';

const fresh = testDatabase();
const run = (text: string, values?: unknown[]) => fresh.db.$client.query(text, values);
const db = { executeSql: run };
const QUEUE = 'subject';

let boss: PgBoss;
beforeAll(async () => {
  boss = new PgBoss({ db, schedule: false, supervise: false });
  boss.on('error', (error) => {
    throw error;
  });
  await boss.start();
  await boss.createQueue(QUEUE);
});
afterAll(() => boss.stop({ graceful: false }));

const rowOf = async (id: string) =>
  (await run('select state::text, output from pgboss.job where id = $1', [id])).rows[0];

it('a job that waits, and one that failed, are found in its tables', async () => {
  const waiting = await boss.send(QUEUE, { n: 1 });
  await run(`update pgboss.job set start_after = now() - interval '90 seconds' where id = $1`, [
    waiting,
  ]);
  const before = await readQueueState(fresh.db);
  expect(before).toEqual({ waiting: 1, running: 0, failed: 0, oldestSeconds: expect.any(Number) });
  expect(before.oldestSeconds).toBeGreaterThanOrEqual(90);

  expect(await countOpenJobs(fresh.db, QUEUE)).toBe(1);

  const [job] = await boss.fetch(QUEUE);
  expect(await readQueueState(fresh.db)).toMatchObject({ waiting: 0, running: 1 });
  await giveUp(db, job?.id as string);
  await boss.fail(QUEUE, job?.id as string, new Error('no'));
  expect(await readQueueState(fresh.db)).toMatchObject({ waiting: 0, running: 0, failed: 1 });
  expect(await countOpenJobs(fresh.db, QUEUE)).toBe(0);
  const failed = { id: waiting, name: QUEUE, values: { n: 1 }, tries: 1, error: 'no' };
  const { jobs, total } = await selectFailedJobs(fresh.db, 10, 0);
  expect(total).toBe(1);
  expect(jobs).toEqual([{ ...failed, failedAt: expect.any(Date), nextTryAt: null }]);
  expect(await fresh.db.transaction((tx) => lockFailedJob(tx, waiting as string))).toEqual(jobs[0]);
});

it('a job whose handler failed was not interrupted; one that took too long was', async () => {
  const failing = (await boss.send(QUEUE, {}, { retryLimit: 0 })) as string;
  const slow = (await boss.send(QUEUE, {}, { retryLimit: 0, expireInSeconds: 1 })) as string;
  await boss.work(QUEUE, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
    if (job?.id === failing) throw new Error('no');
    await new Promise(() => {});
  });
  await eventually(async () => [(await rowOf(failing)).state, (await rowOf(slow)).state]).toEqual([
    'failed',
    'failed',
  ]);
  await boss.offWork(QUEUE, { wait: false });
  expect(wasInterrupted(await rowOf(failing))).toBe(false);
  expect(wasInterrupted(await rowOf(slow))).toBe(true);
});

it('a job whose process ended was interrupted', async () => {
  const id = (await boss.send(QUEUE, {}, { retryLimit: 0 })) as string;
  await boss.fetch(QUEUE);
  await run(`update pgboss.job set started_on = now() - interval '1 day' where id = $1`, [id]);
  await run('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
  await boss.supervise(QUEUE);
  expect((await rowOf(id)).state).toBe('failed');
  expect(wasInterrupted(await rowOf(id))).toBe(true);
});

it('jobs that wait are deleted, those that ended are not', async () => {
  await boss.send(QUEUE, {});
  const { rowCount } = await fresh.db.$client.connect().then(async (client) => {
    const result = await deleteOpenJobs(client, [QUEUE]);
    client.release();
    return result;
  });
  expect(rowCount).toBe(1);
  expect((await readQueueState(fresh.db)).failed).toBeGreaterThan(0);
});

it('jobs that ended a day ago are known', async () => {
  expect(await hasRunForADay(fresh.db)).toBe(false);
  await run(`update pgboss.job set completed_on = now() - interval '30 hours'`);
  expect(await hasRunForADay(fresh.db)).toBe(true);
});

it('every time that pg-boss stores is repaired after the clock was set back', async () => {
  const columns = {
    version: ['cron_on', 'bam_on', 'flow_on', 'reindex_on'],
    queue: ['monitor_claim_on', 'monitor_on', 'maintain_on'],
  };
  for (const [table, names] of Object.entries(columns))
    await run(
      `update pgboss.${table} set ${names.map((name) => `${name} = now() + interval '1 year'`)}`,
    );
  let repairs = 0;
  const log = { warn: () => {}, error: () => {} };
  const { stop } = await watchClock(db, 60_000, log as never, () => repairs++);
  stop();
  expect(repairs).toBe(1);
  // A new release of pg-boss may have further times.
  const { rows } = await run(`
    select table_name || '.' || column_name as time from information_schema.columns
    where table_schema = 'pgboss' and table_name in ('version', 'queue')
      and data_type = 'timestamp with time zone' order by 1`);
  const neverAhead = ['created_on', 'delta_on', 'updated_on'].map((name) => `queue.${name}`);
  const known = Object.entries(columns).flatMap(([table, names]) =>
    names.map((name) => `${table}.${name}`),
  );
  expect(rows.map(({ time }) => time)).toEqual(
    [...known, ...neverAhead, 'version.monitor_backoff_on'].sort(),
  );
  for (const time of known) {
    const [table, name] = time.split('.');
    const { rowCount } = await run(`select 1 from pgboss.${table} where ${name} > now()`);
    expect(rowCount, time).toBe(0);
  }
});
