import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { type Database, openDatabase, openPool } from '../database/client.server.ts';
import { isDatabaseDown } from '../database/faults.server.ts';
import { type LockName, lockFor } from '../database/locks.server.ts';

let database: FreshDatabase;
let db: Database;
let administrator: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDatabase(openPool(database.config, () => {}));
  administrator = new pg.Client(database.config);
  await administrator.connect();
});
afterAll(async () => {
  await db.$client.close();
  await administrator.end();
  await database.drop();
});

// Only connections of clients: an autovacuum worker belongs to the superuser and may not be ended.
const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend'
    and pid <> pg_backend_pid()`;
const WORKERS = 8;
const CUTS = 40;

it('connections lost during parallel work fail only that work, and are replaced', async () => {
  const { $client: pool } = db;
  let cutting = true;
  let done = 0;
  const failures: unknown[] = [];
  const transaction = () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.002)`);
      await tx.execute(sql`select 1`);
    });
  const query = () => pool.query('select pg_sleep(0.002)');
  const worker = async (work: () => Promise<unknown>) => {
    while (cutting)
      await work().then(
        () => done++,
        (error) => failures.push(error),
      );
  };
  const workers = Array.from({ length: WORKERS }, (_, n) => worker(n % 2 ? query : transaction));
  try {
    for (let n = 0; n < CUTS; n++) {
      await administrator.query(CUT);
      await administrator.query('select pg_sleep(0.01)');
    }
  } finally {
    // Otherwise the workers fail without end once the pool is closed, and fill the memory.
    cutting = false;
    await Promise.all(workers);
  }

  expect(failures.length).toBeGreaterThan(0);
  expect(failures.filter((error) => !isDatabaseDown(error))).toEqual([]);
  expect(done).toBeGreaterThan(0);
  // No lost connection occupies one of the places.
  const places = Array.from({ length: pool.options.max });
  const clients = await Promise.all(places.map(() => pool.connect()));
  for (const client of clients) client.release();
});

it('of two transactions that wait for each other one is ended, with an error that allows a retry', async () => {
  let bothHold: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    bothHold = resolve;
  });
  let holders = 0;
  const lockBoth = (first: LockName, second: LockName) =>
    db.transaction(async (tx) => {
      await lockFor(tx, first);
      if (++holders === 2) bothHold();
      await released;
      await lockFor(tx, second);
    });
  const results = await Promise.allSettled([
    lockBoth('users', 'party'),
    lockBoth('party', 'users'),
  ]);
  const ended = results.filter((one) => one.status === 'rejected');
  expect(ended.map(({ reason }) => isDatabaseDown(reason))).toEqual([true]);
});

it('a pool closes although a connection is never released', async () => {
  const pool = openPool(database.config, () => {});
  const client = await pool.connect();
  await pool.close();
  await expect(client.query('select 1')).rejects.toThrow();
});

it('when a pool is closed, the server has ended its connections', async () => {
  const pool = openPool({ ...database.config, application_name: 'closing' }, () => {});
  const all = Array.from({ length: pool.options.max }, () => pool.connect());
  const clients = await Promise.all(all);
  for (const client of clients) client.release();
  await pool.close();
  const { rows } = await administrator.query(
    `select pid from pg_stat_activity where application_name = 'closing'`,
  );
  expect(rows).toEqual([]);
});

it('while the database does not answer, connections fail at once', async () => {
  const pool = openPool(database.config, () => {});
  pool.isAway = () => true;
  const failing = await Promise.allSettled([pool.query('select 1'), pool.connect()]);
  for (const one of failing)
    expect(one.status === 'rejected' && isDatabaseDown(one.reason)).toBe(true);
  pool.isAway = () => false;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.close();
});
