import { connect, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUrl } from '../../../tests/harness/database-url.ts';
import { findFreePort } from '../../../tests/harness/free-port.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { startPgBouncer, whyNoPgBouncer } from '../../../tests/harness/pgbouncer.ts';
import { openConfiguredDatabase } from './configured.server.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('the start waits for a database that starts a moment later', async () => {
  const { host, port } = database.config;
  const proxy = createServer((outside) => {
    const inside = connect(`${host}/.s.PGSQL.${port}`).on('error', () => {});
    outside
      .on('error', () => {})
      .pipe(inside)
      .pipe(outside);
  });
  const config = { ...database.config, host: '127.0.0.1', port: await findFreePort() };
  const logged: string[] = [];
  const opened = await openConfiguredDatabase(databaseUrl(config), '/nowhere', (sentence) => {
    logged.push(sentence);
    proxy.listen(config.port, config.host);
  });
  expect(logged).toEqual(['The database cannot be reached yet; waiting for it.']);
  const client = new pg.Client(opened.config as pg.ClientConfig);
  await client.connect();
  await client.end();
  proxy.close();
});

it('a database with another encoding than UTF8 is refused with what to do', async () => {
  const name = `${database.config.database}_ascii`;
  const client = new pg.Client(database.config as pg.ClientConfig);
  await client.connect();
  await client.query(
    `create database ${name} encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`,
  );
  const url = databaseUrl({ ...database.config, database: name });
  const opening = openConfiguredDatabase(url, '/nowhere', () => {});
  await expect(opening).rejects.toThrow(
    /encoding SQL_ASCII; Ufuk needs UTF8: create it with ENCODING 'UTF8' TEMPLATE template0\./,
  );
  await client.query(`drop database ${name}`);
  await client.end();
});

it('the start does not wait for a database that refuses the connection', async () => {
  const logged: string[] = [];
  const url = databaseUrl({ ...database.config, database: 'there_is_none' });
  await expect(openConfiguredDatabase(url, '/nowhere', (s) => void logged.push(s))).rejects.toThrow(
    'The database named by DATABASE_URL cannot be reached',
  );
  expect(logged).toEqual([]);
});

const IGNORED = 'ignore_startup_parameters = extra_float_digits, statement_timeout';
describe.skipIf(whyNoPgBouncer)('behind PgBouncer (skipped where it is not installed)', () => {
  it.each([
    [
      'in transaction mode it is refused',
      ['pool_mode = transaction', IGNORED],
      'Ufuk needs pool_mode = session.',
    ],
    [
      'that refuses the statement timeout, the start names the setting',
      ['pool_mode = session'],
      'set ignore_startup_parameters = statement_timeout there.',
    ],
    ['in session mode it is used', ['pool_mode = session', IGNORED], null],
  ])('a database %s', async (_, settings, refusal) => {
    const pooler = await startPgBouncer(database.config, settings);
    try {
      const opened = openConfiguredDatabase(pooler.url, '/nowhere', () => {});
      const outcome = await opened.then(
        () => null,
        ({ message }: Error) => message,
      );
      if (refusal) expect(outcome).toContain(refusal);
      else expect(outcome).toBeNull();
    } finally {
      await pooler.stop();
    }
  });
});
