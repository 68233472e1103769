import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '../../../tests/harness/eventually.ts';
import { freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { openTestApp } from '../../../tests/harness/test-app.ts';
import { testDatabase } from '../../../tests/harness/test-database.ts';
import { SYSTEM } from '../actor.ts';
import { openPool } from '../database/client.server.ts';
import { listen } from '../database/listen.server.ts';
import type { SafePool } from '../inside/pg-pool.server.ts';
import { openLog } from '../log.server.ts';
import type { Operation } from '../operation.server.ts';
import { transact } from '../transaction.server.ts';
import type { JobKind } from './job-kind.server.ts';
import { Jobs } from './jobs.server.ts';

const fresh = testDatabase();

type Values = { text?: string | undefined };
const kindOf = (
  name: string,
  run: JobKind<Values>['run'],
  more: Partial<JobKind<Values>> = {},
): JobKind<Values> => ({
  name,
  schema: z.strictObject({ text: z.optional(z.string()) }),
  tries: 1,
  firstPauseSeconds: 1,
  mayTakeSeconds: 10,
  atOnce: 1,
  run,
  ...more,
});
const SILENT = { write: (_line: string) => {} };

/** A process that runs jobs of this kind. */
function openJobs(kind: JobKind<Values>, pollSeconds = 0.5, mayRun?: () => Promise<void>) {
  const op = (): Operation => ({
    db: fresh.db,
    actor: SYSTEM,
    now: new Date(),
    from: { address: '', userAgent: '' },
    keys: null as never,
    jobs,
    invalidate: () => {},
    log: () => {},
    read: null as never,
    rights: [],
    audit: null as never,
    noteHead: () => {},
  });
  const jobs = new Jobs(fresh.db.$client, op, pollSeconds, mayRun);
  jobs.define(kind);
  return { jobs, op, start: (output = SILENT) => jobs.start(openLog('info', output)) };
}
const rowsOf = async (name: string) =>
  (
    await fresh.db.execute<{ state: string; output: string; start_after: Date }>(sql`
      select state::text, output::text, start_after from pgboss.job where name = ${name}`)
  ).rows;

it('a job that fails in the database stores the reason, not its values', async () => {
  const lines: string[] = [];
  const kind = kindOf('failing', async ({ db }) => {
    await db.execute(sql`select 1 from nowhere where secret = ${'gizli-özet'}`);
  });
  const { jobs, op, start } = openJobs(kind);
  await start({ write: (line) => void lines.push(line) });
  await transact(op(), (tx) => tx.addJob(kind, {}));
  await eventually(async () => (await rowsOf('failing'))[0]?.state).toBe('failed');
  await jobs.stop();

  const outputs = [(await rowsOf('failing'))[0]?.output ?? '', lines.join('')];
  for (const text of outputs) {
    expect(text).toContain('Failed query: select 1 from nowhere where secret = $1');
    expect(text).toContain('does not exist');
    expect(text).not.toContain('gizli');
  }
});

it('waiting jobs are run without pauses, not one job per poll', async () => {
  const done: string[] = [];
  const kind = kindOf('waiting', async (_op, { id }) => done.push(id), { atOnce: 2 });
  const { jobs, op, start } = openJobs(kind, 60);
  for (let n = 0; n < 9; n++) await transact(op(), (tx) => tx.addJob(kind, {}));
  await start();
  await eventually(() => done.length).toBe(9);
  await jobs.stop();
});

it('a job is found at once by a notice on a connection that was opened for other notices', async () => {
  const done: string[] = [];
  const kind = kindOf('noticed', async (_op, { id }) => done.push(id));
  const { jobs, op } = openJobs(kind, 60);
  const { options } = fresh.db.$client;
  const config = { ...options, password: options.password, application_name: 'shared' };
  const listening = await listen(
    config,
    'news',
    () => {},
    () => {},
  );
  await jobs.start(openLog('info', SILENT), listening);
  for (let n = 1; n <= 2; n++) {
    await transact(op(), (tx) => tx.addJob(kind, {}));
    await eventually(() => done.length).toBe(n);
  }
  const { rows } = await fresh.db.execute(
    sql`select application_name from pg_stat_activity
      where datname = current_database() and application_name in ('shared', 'ufuk jobs')`,
  );
  expect(rows).toEqual([{ application_name: 'shared' }]);
  await jobs.stop();
  await listening.close();
});

it('a job waits while visitors are served', async () => {
  let asked = 0;
  const { promise: served, resolve: end } = Promise.withResolvers<void>();
  const mayRun = () => {
    asked++;
    return served;
  };
  let ran = false;
  const kind = kindOf('patient', async () => {
    ran = true;
  });
  const { jobs, op, start } = openJobs(kind, 0.5, mayRun);
  await start();
  await transact(op(), (tx) => tx.addJob(kind, {}));
  await eventually(() => asked).toBe(1);
  expect(ran).toBe(false);
  end();
  await eventually(() => ran).toBe(true);
  await jobs.stop();
});

it('a job is run by the system actor, and only with valid values', async () => {
  const lines: string[] = [];
  const seen: unknown[] = [];
  const kind = kindOf('valued', async ({ actor }, { values }) => seen.push([actor, values]));
  const { jobs, op, start } = openJobs(kind);
  const wrong = transact(op(), (tx) => tx.addJob(kind, { text: 1 } as never));
  await expect(wrong).rejects.toThrow();
  await transact(op(), (tx) => tx.addJob(kind, { text: 'gizli' }));
  await fresh.db.execute(sql`
    update pgboss.job set data = '{"text": ["gizli"]}' where name = 'valued'`);
  await transact(op(), (tx) => tx.addJob(kind, { text: 'a' }));
  await start({ write: (line) => void lines.push(line) });
  await eventually(() => seen).toEqual([[SYSTEM, { text: 'a' }]]);
  await eventually(() => lines.join('')).toContain('The values of valued are not valid.');
  expect(lines.join('')).not.toContain('gizli');
  await jobs.stop();
});

describe('a job with a start time', () => {
  const HOUR_MS = 3_600_000;
  const soon = () => new Date(Date.now() + HOUR_MS);
  /** Moves the start time into the past. */
  const letHourPass = () =>
    fresh.db.execute(sql`
      update pgboss.job set start_after = start_after - interval '1 hour' where state = 'created'`);

  it('is not run before that time, and then once', async () => {
    const done: (string | undefined)[] = [];
    const kind = kindOf('later', async (_op, { values }) => done.push(values.text));
    const { jobs, op, start } = openJobs(kind);
    const startAt = soon();
    await transact(op(), async (tx) => {
      await tx.addJob(kind, { text: 'later' }, { startAt });
      await tx.addJob(kind, { text: 'now' });
    });
    await start();
    await eventually(() => done).toEqual(['now']);
    await eventually(async () => (await rowsOf('later')).map(({ state }) => state).sort()).toEqual([
      'completed',
      'created',
    ]);
    await letHourPass();
    await eventually(() => done).toEqual(['now', 'later']);
    await jobs.stop();
  });

  it('is replaced by the next job with its key, also by two at the same moment', async () => {
    const done: (string | undefined)[] = [];
    const kind = kindOf('replaced', async (_op, { values }) => done.push(values.text));
    const { jobs, op, start } = openJobs(kind);
    const add = (key: string, text: string) =>
      transact(op(), (tx) => tx.addJob(kind, { text }, { startAt: soon(), key }));
    await add('a', 'first');
    await add('b', 'other');
    await Promise.all([add('a', 'second'), add('a', 'second')]);
    expect(await rowsOf('replaced')).toHaveLength(2);
    const undone = transact(op(), async (tx) => {
      await tx.addJob(kind, { text: 'third' }, { startAt: soon(), key: 'a' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await letHourPass();
    await start();
    await eventually(() => [...done].sort()).toEqual(['other', 'second']);
    await jobs.stop();
  });

  it('is cancelled when the transaction that cancels it commits', async () => {
    const kind = kindOf('cancelled', async () => {});
    const { op } = openJobs(kind);
    await transact(op(), (tx) => tx.addJob(kind, {}, { startAt: soon(), key: 'a' }));
    const undone = transact(op(), async (tx) => {
      await tx.cancelJob(kind, 'a');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rowsOf('cancelled')).toHaveLength(1);
    await transact(op(), (tx) => tx.cancelJob(kind, 'a'));
    expect(await rowsOf('cancelled')).toEqual([]);
  });
});

describe('a recurring job', () => {
  const MINUTE_MS = 60_000;

  it('is run by only one of several processes', async () => {
    const began = Date.now();
    let done = 0;
    // Due every minute, so one time is due whenever this test runs.
    const kind = kindOf('each-minute', async () => void done++, { cron: '* * * * *' });
    const [first, second] = [openJobs(kind), openJobs(kind)];
    await Promise.all([first.start(), second.start()]);
    await eventually(() => done).toBeGreaterThan(0);
    // Both processes have checked for due times again.
    const looked = async () =>
      (await fresh.db.execute<{ on: Date }>(sql`select cron_on as on from pgboss.version`)).rows[0]
        ?.on;
    const before = await looked();
    await eventually(async () => (await looked())?.valueOf()).not.toBe(before?.valueOf());
    await eventually(async () =>
      (await rowsOf('each-minute')).map(({ state }) => state),
    ).not.toContain('created');
    const minutes = Math.floor(Date.now() / MINUTE_MS) - Math.floor(began / MINUTE_MS);
    expect(done).toBeLessThanOrEqual(1 + minutes);
    await Promise.all([first.jobs.stop(), second.jobs.stop()]);
  });

  it('uses the time of Istanbul, and ends when a version of the product no longer declares it', async () => {
    const schedules = async () =>
      (await fresh.db.execute(sql`select name, cron, timezone from pgboss.schedule`)).rows;
    const nightly = openJobs(kindOf('nightly', async () => {}, { cron: '5 0 * * *' }));
    await nightly.start();
    const row = { name: 'nightly', cron: '5 0 * * *', timezone: 'Europe/Istanbul' };
    expect(await schedules()).toEqual([row]);
    await nightly.jobs.stop();
    const without = openJobs(kindOf('nightly', async () => {}));
    await without.start();
    expect(await schedules()).toEqual([]);
    await without.jobs.stop();
  });
});

describe('when the clock is set forward by a year', () => {
  it('what erases old data waits until jobs have ended for a day', async () => {
    let runs = 0;
    const lines: string[] = [];
    const kind = kindOf('erasing', async () => void runs++, { erases: true });
    const { jobs, op, start } = openJobs(kind);
    const end = (interval: string) =>
      fresh.db.execute(
        sql`update pgboss.job set completed_on = now() - ${interval}::interval where completed_on is not null`,
      );
    const runOnce = async () => {
      await transact(op(), (tx) => tx.addJob(kind, {}));
      await eventually(async () =>
        (await rowsOf('erasing')).every(({ state }) => state === 'completed'),
      ).toBe(true);
    };
    await start({ write: (line) => void lines.push(line) });
    await runOnce();
    await end('1 year');
    await runOnce();
    expect(runs).toBe(0);
    expect(lines.filter((line) => line.includes('the clock may be wrong'))).toHaveLength(2);
    await end('25 hours');
    await runOnce();
    expect(runs).toBe(1);
    await jobs.stop();
  });

  it('jobs that wait are not deleted', async () => {
    const kind = kindOf('kept', async () => {});
    const { op } = openJobs(kind);
    await transact(op(), (tx) => tx.addJob(kind, {}));
    const { rows } = await fresh.db.execute<{ isKept: boolean }>(sql`
      select keep_until > now() + interval '5 years' as "isKept" from pgboss.job
      where name = 'kept'`);
    expect(rows).toEqual([{ isKept: true }]);
  });
});

describe('after the clock of the database was set back by a year', () => {
  const ahead = sql`now() + interval '1 year'`;

  it('jobs that were added or failed before run at once, and recurring ones again; one with a time waits', async () => {
    const lines: string[] = [];
    const texts: (string | undefined)[] = [];
    const kind = kindOf('ahead', async (_, { values }) => void texts.push(values.text), {
      cron: '* * * * *',
    });
    const { jobs, op, start } = openJobs(kind);
    const startAt = new Date(Date.now() + 400 * 24 * 3_600_000);
    await transact(op(), async (tx) => {
      await tx.addJob(kind, { text: 'added' });
      await tx.addJob(kind, { text: 'failed' });
      await tx.addJob(kind, { text: 'with a time' }, { startAt });
    });
    await fresh.db.execute(sql`update pgboss.job set created_on = ${ahead},
      start_after = case when data ->> 'text' = 'with a time' then start_after else ${ahead} end,
      state = case when data ->> 'text' = 'failed' then 'retry'::pgboss.job_state else state end
      where name = 'ahead'`);
    await fresh.db.execute(sql`update pgboss.version set cron_on = ${ahead}`);
    await start({ write: (line) => void lines.push(line) });
    await eventually(() => new Set(texts)).toEqual(new Set(['added', 'failed', undefined]));
    expect(lines.filter((line) => line.includes('set back'))).toHaveLength(1);

    // While it runs too.
    await fresh.db.execute(sql`update pgboss.version set cron_on = ${ahead}`);
    await eventually(() => lines.filter((line) => line.includes('set back')).length).toBe(2);
    const looked = await fresh.db.execute<{ isAhead: boolean }>(
      sql`select cron_on > now() as "isAhead" from pgboss.version`,
    );
    expect(looked.rows).toEqual([{ isAhead: false }]);
    expect(texts).not.toContain('with a time');
    await jobs.stop();
  });
});

/** Takes every connection of a pool; the returned function releases them. */
async function useUp(pool: SafePool): Promise<() => void> {
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  return () => {
    for (const connection of taken) connection.release();
  };
}

it('jobs do not wait for the connections of requests, and requests not for those of jobs', async () => {
  const shared = await freshDatabase();
  const jobsPool = openPool({ ...shared.config, max: 4 }, () => {});
  const test = await openTestApp(shared, { jobsPool });
  await test.addUser('elif', 'editor');
  await test.signIn('elif');
  const { auditHead, db } = test.app.services;
  await auditHead.flush();
  const payload = { username: 'elif@ufuk.test' };
  const asked = await test.call({ method: 'POST', url: '/api/auth/forgot-password', payload });
  expect(asked.statusCode).toBe(200);

  // Slow searches could do the same.
  const giveBack = await useUp(db.$client);
  await test.app.startJobs();
  await eventually(async () => (await test.sent('elif@ufuk.test')).length).toBe(1);
  // Neither sending the e-mail nor the work after its event needed a connection of requests.
  await auditHead.flush();
  expect(await auditHead.known()).toMatchObject([{ seq: 2 }, { seq: 2 }]);
  expect(db.$client.waitingCount).toBe(0);
  giveBack();

  const giveJobsBack = await useUp(jobsPool);
  const found = await test.call({ method: 'GET', url: '/tum-icerikler?ara=ufuk' });
  expect(found.statusCode).toBe(200);
  giveJobsBack();

  await test.close();
  await jobsPool.close();
  await shared.drop();
});
