import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillDataFolder, makeFolder } from '../harness/data-folder.ts';
import { processTree } from '../harness/process-tree.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

const SAVES = 500;
let dataDir: string;
let env: Record<string, string>;
let server: RunningServer | null = null;
beforeAll(async () => {
  dataDir = await makeFolder('killed');
  await fillDataFolder(dataDir);
  env = { ...ADMIN, DEMO: 'off', DATA_DIR: dataDir };
});
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

it(`all of ${SAVES} acknowledged saves are stored after kill -9 of the whole process tree`, async () => {
  server = await startServer(env);
  const staff = await signInAt(server.origin);
  const acknowledged = new Set<string>();
  let next = 0;
  const killed = Promise.withResolvers<void>();
  const writer = async () => {
    for (;;) {
      const reply = await staff
        .call('POST', '/api/contents', publishedContent(`Kayıt ${next++}`))
        .catch(() => null);
      if (reply?.status !== 201) return;
      const { data } = (await reply.json().catch(() => ({}))) as { data?: { id: string } };
      if (data) acknowledged.add(data.id);
      if (acknowledged.size === SAVES) killed.resolve();
    }
  };
  const writers = Array.from({ length: 8 }, writer);
  await killed.promise;
  const exited = once(server.process, 'exit');
  for (const pid of processTree(server.process.pid as number)) process.kill(pid, 'SIGKILL');
  await exited;
  await Promise.all(writers);

  server = await startServer(env);
  const again = await signInAt(server.origin);
  const found = new Set<string>();
  for (let page = 1; ; page++) {
    const reply = await again.call('GET', `/api/contents?pageSize=100&page=${page}`);
    const { data } = (await reply.json()) as { data: { id: string }[] };
    for (const { id } of data) found.add(id);
    if (data.length < 100) break;
  }
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(SAVES);
});

it('a database process that is still running after its server was killed is taken over', async () => {
  const before = server as RunningServer;
  const exited = once(before.process, 'exit');
  before.process.kill('SIGKILL');
  await exited;
  server = await startServer(env);
  const staff = await signInAt(server.origin);
  expect((await staff.call('POST', '/api/contents', publishedContent('Devralınan'))).status).toBe(
    201,
  );
  expect((await fetch(`${server.origin}/haberler/devralinan`)).status).toBe(200);
});

it('contents that were scheduled before the server was killed are published after the next start', async () => {
  const before = server as RunningServer;
  const { call } = await signInAt(before.origin);
  const schedule = async (title: string, seconds: number) => {
    const publishedAt = new Date(Date.now() + seconds * 1000).toISOString();
    const content = { ...publishedContent(title), state: 'scheduled', publishedAt };
    expect((await call('POST', '/api/contents', content)).status).toBe(201);
    return Date.parse(publishedAt);
  };
  // The first time passes while no server runs, the second one usually after the start.
  const missed = await schedule('Kapalıyken zamanı gelen', 2);
  await schedule('Açılınca zamanı gelen', 15);
  const exited = once(before.process, 'exit');
  before.process.kill('SIGKILL');
  await exited;
  await expect.poll(() => Date.now(), { timeout: 10_000 }).toBeGreaterThan(missed);
  server = await startServer(env);
  const { origin } = server;
  for (const slug of ['kapaliyken-zamani-gelen', 'acilinca-zamani-gelen']) {
    const statusOf = async () => (await fetch(`${origin}/haberler/${slug}`)).status;
    await expect.poll(statusOf, { timeout: 60_000, interval: 200 }).toBe(200);
  }
});
