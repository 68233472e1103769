import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { emptyDatabase, type FreshDatabase } from '../../../tests/harness/fresh-database.ts';
import { migrate } from './migrate.server.ts';

let database: FreshDatabase;
let other: pg.Client;
beforeEach(async () => {
  database = await emptyDatabase();
  other = new pg.Client({ ...(database.config as pg.ClientConfig), application_name: 'a report' });
  await other.connect();
  // The migration that makes this table has to wait until this transaction ends.
  await other.query('BEGIN; CREATE TABLE media (id int)');
});
afterEach(async () => {
  await other.end();
  await database.drop();
});

const tables = async () =>
  (await other.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)).rowCount;

it('a migration that waits for another transaction is tried again and finishes after it', async () => {
  let blocked = 0;
  const migrated = migrate(database.config as pg.ClientConfig, { onBlocked: () => void blocked++ });
  await eventually(() => blocked).toBe(1);
  // Between two tries nothing of it is left: it is all or none.
  await other.query('ROLLBACK');
  expect(await tables()).toBe(0);
  await migrated;
  expect(blocked).toBe(1);
  expect(await tables()).toBeGreaterThan(20);
});

it('a transaction that does not end is named, and the migration gives up', async () => {
  await expect(migrate(database.config as pg.ClientConfig, { giveUpMs: 1000 })).rejects.toThrow(
    /^The database cannot be migrated, because another transaction uses its tables\. The oldest one is open since .* \(process \d+ of PostgreSQL, application "a report"\)/,
  );
});

it('a process that has to stop does not wait for the other transaction', async () => {
  const stop = new AbortController();
  const migrated = migrate(database.config as pg.ClientConfig, {
    signal: stop.signal,
    onBlocked: () => stop.abort(),
  });
  await expect(migrated).rejects.toThrow('aborted');
  await other.query('ROLLBACK');
  await wait(100);
  expect(await tables()).toBe(0);
});
