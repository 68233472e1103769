import { afterAll, expect, it } from 'vitest';
import { makeFolder } from '../harness/data-folder.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { emptyDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { startServer } from '../harness/server.ts';
import { ADMIN, signInAt } from '../harness/staff-client.ts';

const START_MS = 300_000;
const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

it('three processes that start together on an empty database load the demo once, and all answer', {
  timeout: START_MS + 60_000,
}, async () => {
  const database = await emptyDatabase();
  closing.push(database.drop);
  const env = {
    ...ADMIN,
    DEMO: 'on',
    FIELD_KEYS: fieldKeysVariable(1),
    SECRET_KEY: 'x'.repeat(40),
    DATABASE_URL: databaseUrl(database.config),
    DATA_DIR: await makeFolder('started-together'),
  };
  const start = async () => {
    const server = await startServer(env, START_MS);
    closing.push(server.stop);
    return server;
  };
  const servers = await Promise.all([start(), start(), start()]);

  const pages = await Promise.all(
    servers.map(async ({ origin }) => (await fetch(`${origin}/haberler`)).text()),
  );
  const titles = pages.map((page) => page.match(/<h3[\s\S]*?<\/h3>/g) ?? []);
  expect(titles[0]?.length).toBeGreaterThan(3);
  expect(titles[1]).toEqual(titles[0]);
  expect(titles[2]).toEqual(titles[0]);
  for (const { origin } of servers)
    expect((await (await signInAt(origin)).call('GET', '/api/auth/users')).status).toBe(200);
  for (const once of ['First sign-in', 'Loading the demo party'])
    expect(servers.filter(({ output }) => output().includes(once))).toHaveLength(1);
});
