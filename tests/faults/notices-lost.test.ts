import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../harness/data-folder.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { eventually } from '../harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

const TIMES = 3;

let database: FreshDatabase;
let client: pg.Client;
let writer: RunningServer;
let reader: RunningServer;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.config as pg.ClientConfig);
  await client.connect();
  const env = {
    ...ADMIN,
    DEMO: 'off',
    FIELD_KEYS: fieldKeysVariable(1),
    SECRET_KEY: 'the same in both, thirty-two long',
    DATA_DIR: await makeFolder('notices'),
    DATABASE_URL: databaseUrl(database.config),
  };
  writer = await startServer(env);
  reader = await startServer(env);
});
afterAll(async () => {
  await Promise.all([writer.stop(), reader.stop()]);
  await client.end();
  await database.drop();
});

/** Of the connections for notices, one of each process: what they ask every two seconds. */
const LISTENING = `FROM pg_stat_activity WHERE datname = current_database()
  AND pid <> pg_backend_pid() AND query LIKE '%transaction_read_only%'`;
const listening = async () => (await client.query(`SELECT ${LISTENING}`)).rowCount;
const newsAt = async ({ origin }: RunningServer) => (await fetch(`${origin}/haberler`)).text();

it('what is published while the connection for notices is lost is shown by the other process, too', async () => {
  const staff = await signInAt(writer.origin);
  for (let n = 1; n <= TIMES; n++) {
    // In the cache of both.
    for (const server of [writer, reader]) expect(await newsAt(server)).not.toContain(`Haber ${n}`);
    await eventually(listening).toBe(2);
    await client.query(`SELECT pg_terminate_backend(pid) ${LISTENING}`);
    const save = await staff.call('POST', '/api/contents', publishedContent(`Haber ${n}`));
    expect(save.status).toBe(201);
    for (const server of [writer, reader])
      await eventually(() => newsAt(server)).toContain(`Haber ${n}`);
  }
});
