import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../tests/harness/fresh-database.ts';
import { limitSilence } from './limit-silence.server.ts';

const SILENCE_MS = 1000;

let database: FreshDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.config);
  client.on('error', () => {});
  await client.connect();
  // The server ends a statement whose connection has ended, so that the database can be dropped.
  await client.query('set client_connection_check_interval = 100');
  limitSilence(client, SILENCE_MS);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('an answer that arrived while the process was blocked is read', async () => {
  const answer = client.query('select pg_sleep(0.1)');
  // The statement is sent before this process is blocked.
  await new Promise((resolve) => setImmediate(resolve));
  const end = performance.now() + 2 * SILENCE_MS;
  while (performance.now() < end);
  await expect(answer).resolves.toMatchObject({ rowCount: 1 });
});

it('a statement without an answer ends the connection, also after an idle time', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1.5 * SILENCE_MS));
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow('does not answer');
});
