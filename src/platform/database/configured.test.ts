import { connect, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '../../../tests/harness/database-url.ts';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { findFreePort } from '../../../tests/harness/server.ts';
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

it('the start does not wait for a database that refuses the connection', async () => {
  const logged: string[] = [];
  const url = databaseUrl({ ...database.config, database: 'there_is_none' });
  await expect(openConfiguredDatabase(url, '/nowhere', (s) => void logged.push(s))).rejects.toThrow(
    'The database named by DATABASE_URL cannot be reached',
  );
  expect(logged).toEqual([]);
});
