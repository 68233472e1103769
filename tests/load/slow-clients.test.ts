import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { residentMemory } from '../harness/process-tree.ts';
import { type RunningServer, startServer } from '../harness/server.ts';

/** Fewer than one network may have; bodies have a limit of their own. */
const CLIENTS = 300;
const BODIES = 35;
const READERS = 100;
/** How often each reader requests the largest file: more than the buffers of the kernel hold. */
const FILES = 20;
/** Garbage that V8 has not collected yet; the files that were requested have 2.6 GB. */
const MOST_MEMORY = 250 * 1024 * 1024;

let server: RunningServer;
beforeAll(async () => {
  // The test's own address is that of a proxy, so its connections are not counted as one network's.
  server = await startServer({ DEMO: 'off', TRUST_PROXY: '127.0.0.1' });
});
afterAll(() => server.stop());

const open: Socket[] = [];
afterAll(() => {
  for (const socket of open) socket.destroy();
});

function largestAsset(): { path: string; bytes: number } {
  const folder = join(import.meta.dirname, '../../dist/client/assets');
  const files = readdirSync(folder).map((name) => ({
    path: `/assets/${name}`,
    bytes: statSync(join(folder, name)).size,
  }));
  return files.toSorted((a, b) => b.bytes - a.bytes)[0] as (typeof files)[0];
}

/** How many connections the server still holds of those from these ports. */
function heldOf(ports: ReadonlySet<number | undefined>): number {
  const own = Number(new URL(server.origin).port);
  const ESTABLISHED = '01';
  const portIn = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16);
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, remote, state]) => {
      return portIn(local) === own && ports.has(portIn(remote)) && state === ESTABLISHED;
    }).length;
}

/** Opens connections that send `head`, and then `trickle` twice a second. */
async function dial(count: number, head: string, trickle?: string): Promise<Socket[]> {
  const { port, hostname } = new URL(server.origin);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname);
      open.push(socket);
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(head);
      if (trickle === undefined) return socket.pause();
      const timer = setInterval(() => socket.write(trickle), 500);
      socket.once('close', () => clearInterval(timer));
      return socket.resume();
    }),
  );
}

it('clients that send headers or bodies slowly, or do not read, are cut off, and the memory of the server stays bounded', async () => {
  const { pid } = server.process as { pid: number };
  const file = largestAsset();
  expect((await fetch(server.origin)).status).toBe(200);
  const before = residentMemory(pid);

  const host = 'Host: ufuk.test\r\n';
  const headers = await dial(CLIENTS, `GET / HTTP/1.1\r\n${host}`, 'X-Slow: a\r\n');
  const bodies = await dial(
    BODIES,
    `POST /api/auth/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
    'a',
  );
  const readers = await dial(READERS, `GET ${file.path} HTTP/1.1\r\n${host}\r\n`.repeat(FILES));
  const ports = new Set(readers.map(({ localPort }) => localPort));

  const isOpen = (socket: Socket) => !socket.closed;
  const statuses = new Set<number>();
  await eventually(async () => {
    // Others are served meanwhile.
    const reply = await fetch(server.origin);
    await reply.arrayBuffer();
    statuses.add(reply.status);
    return [headers.filter(isOpen).length, bodies.filter(isOpen).length];
  }).toEqual([0, 0]);
  await eventually(() => heldOf(ports)).toBe(0);
  expect(statuses).toEqual(new Set([200]));
  // A paused socket notices its end only when it reads what is left.
  for (const socket of readers) socket.resume();
  await eventually(() => readers.filter(isOpen).length).toBe(0);
  const all = FILES * file.bytes;
  expect(readers.filter(({ bytesRead }) => bytesRead >= all).length).toBe(0);
  expect(residentMemory(pid) - before).toBeLessThan(MOST_MEMORY);
});
