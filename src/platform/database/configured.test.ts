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

it('a database that comes a moment after this process is waited for', async () => {
  const { host, port } = database.config;
  const door = createServer((outside) => {
    const inside = connect(`${host}/.s.PGSQL.${port}`).on('error', () => {});
    outside
      .on('error', () => {})
      .pipe(inside)
      .pipe(outside);
  });
  const config = { ...database.config, host: '127.0.0.1', port: await findFreePort() };
  const told: string[] = [];
  const opened = await openConfiguredDatabase(databaseUrl(config), '/nowhere', (sentence) => {
    told.push(sentence);
    door.listen(config.port, config.host);
  });
  expect(told).toEqual(['The database is away; waiting for it.']);
  const client = new pg.Client(opened.config as pg.ClientConfig);
  await client.connect();
  await client.end();
  door.close();
});

it('a database that refuses is not waited for', async () => {
  const told: string[] = [];
  const url = databaseUrl({ ...database.config, database: 'there_is_none' });
  await expect(openConfiguredDatabase(url, '/nowhere', (s) => void told.push(s))).rejects.toThrow(
    'The database named by DATABASE_URL cannot be reached',
  );
  expect(told).toEqual([]);
});
