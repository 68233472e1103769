import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../harness/data-folder.ts';
import { eventually } from '../harness/eventually.ts';
import { launchServer, type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN } from '../harness/staff-client.ts';

const LIMIT = 64;
const CLIENTS = 200;
const ENTRY = new URL('../../dist/server/server.js', import.meta.url).pathname;
const LIMITED = `ulimit -n ${LIMIT} && exec '${process.execPath}' '${ENTRY}'`;
const settings = { ...ADMIN, DEMO: 'off' };

let server: RunningServer;
/** One connection, which stays open. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  server = await startServer(settings, undefined, LIMITED);
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
});

/** Answered on a connection of its own, if no agent is given. */
const statusOn = (path: string, options = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(server.origin + path, { agent: false, ...options }, async (reply) => {
      await text(reply);
      resolve(reply.statusCode);
    }).once('error', reject);
  });
const eventsOf = (message: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${message}`))
    .map((line) => JSON.parse(line));

it('a limit of open files that is too low is logged at the start, with what is accepted', async () => {
  await eventually(() => eventsOf('open files')).toMatchObject([
    { level: 40, limit: LIMIT, needed: 8256, connections: 8 },
  ]);
});

it('more connections than that are refused and logged, open ones are answered, and all works again afterwards', async () => {
  expect(await statusOn('/', { agent })).toBe(200);
  const sockets: Socket[] = [];
  let closed = 0;
  const { port } = new URL(server.origin);
  for (let n = 0; n < CLIENTS; n++) {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\n'));
    socket.on('error', () => {}).on('close', () => closed++);
    sockets.push(socket);
  }
  await eventually(() => closed).toBeGreaterThan(CLIENTS - 8);
  await eventually(() => eventsOf('new connections are refused')).toMatchObject([
    { level: 40, connections: 8 },
  ]);
  // More than the pool has connections to the database, each of which is an open file.
  const searches = Array.from({ length: 30 }, (_, n) => statusOn(`/haberler/yok-${n}`, { agent }));
  expect(new Set(await Promise.all(searches))).toEqual(new Set([404]));
  expect(await statusOn('/', { agent })).toBe(200);
  expect(await statusOn('/dashboard', { agent })).toBe(200);

  for (const socket of sockets) socket.destroy();
  await eventually(() => statusOn('/readyz').catch(() => null)).toBe(200);
  expect(await statusOn('/haberler/yok')).toBe(404);
  expect(server.process.exitCode).toBeNull();
  expect(server.output()).not.toMatch(/EMFILE|"level":50/);
});

it('a first start for which it is too low ends with the reason, and works with a higher limit', async () => {
  const env = { ...settings, DATA_DIR: await makeFolder('few-files') };
  const limited = launchServer(env, false, LIMITED);
  expect(await limited.ended).toBe(1);
  expect(limited.output()).toMatch(
    /^PostgreSQL could not create its files: .*insufficient file descriptors/,
  );
  const next = await startServer(env);
  expect((await fetch(next.origin)).status).toBe(200);
  await next.stop();
});
