import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPostmaster } from '../../src/platform/database/embedded/postmaster.server.ts';
import { fillDataFolder, makeFolder } from '../harness/data-folder.ts';
import { eventually } from '../harness/eventually.ts';
import { expectStored } from '../harness/expect-stored.ts';
import { FORM_SERVER } from '../harness/form-client.ts';
import { killAlone, killTree } from '../harness/process-tree.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';
import { makeWriters } from '../harness/writers.ts';

/** So many contents are acknowledged before the kill. `tests/long` kills a hundred times. */
const SAVES = 40;
const WRITERS_OF_EACH_KIND = 3;

let dataDir: string;
let env: Record<string, string>;
let server: RunningServer | null = null;
beforeAll(async () => {
  dataDir = await makeFolder('killed');
  await fillDataFolder(dataDir);
  env = { ...ADMIN, ...FORM_SERVER, DEMO: 'off', DATA_DIR: dataDir };
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it('everything that was acknowledged is stored after kill -9 of the whole process tree', {
  timeout: 600_000,
}, async () => {
  server = await startServer(env);
  const { write, acknowledged } = await makeWriters(server.origin, await signInAt(server.origin));
  const writing = Promise.all(Array.from({ length: WRITERS_OF_EACH_KIND }, write));
  await expect
    .poll(() => acknowledged.contents.size, { timeout: 150_000, interval: 10 })
    .toBeGreaterThanOrEqual(SAVES);
  for (const one of Object.values(acknowledged))
    await eventually(() => one.size).toBeGreaterThan(0);
  await killTree(server.process);
  await writing;

  server = await startServer(env);
  await expectStored(server.origin, await signInAt(server.origin), acknowledged, 'after the kill');
});

it('a database that still runs after its server was killed is taken over, and contents whose time came meanwhile are published', async () => {
  const before = server as RunningServer;
  const { call } = await signInAt(before.origin);
  const schedule = async (title: string, seconds: number) => {
    const publishedAt = new Date(Date.now() + seconds * 1000).toISOString();
    const content = { ...publishedContent(title), state: 'scheduled', publishedAt };
    expect((await call('POST', '/api/contents', content)).status).toBe(201);
    return Date.parse(publishedAt);
  };
  // The first time passes while no server runs, the second one usually after the start.
  const missed = await schedule('Kapalıyken zamanı gelen', 5);
  await schedule('Açılınca zamanı gelen', 12);
  const running = await findPostmaster(join(dataDir, 'postgres/cluster'));
  expect(running).not.toBeNull();
  await killAlone(before.process);
  await eventually(() => Date.now()).toBeGreaterThan(missed);

  server = await startServer(env);
  const { origin } = server;
  expect(await findPostmaster(join(dataDir, 'postgres/cluster'))).toEqual(running);
  const staff = await signInAt(origin);
  const saved = await staff.call('POST', '/api/contents', publishedContent('Devralınan'));
  expect(saved.status).toBe(201);
  const statusOf = async (slug: string) => (await fetch(`${origin}/haberler/${slug}`)).status;
  expect(await statusOf('devralinan')).toBe(200);
  for (const slug of ['kapaliyken-zamani-gelen', 'acilinca-zamani-gelen'])
    await eventually(() => statusOf(slug)).toBe(200);
});
