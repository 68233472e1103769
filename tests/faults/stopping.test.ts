import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'vitest';
import { makeFolder } from '../harness/data-folder.ts';
import { PATIENT } from '../harness/eventually.ts';
import { isAlive, processTree } from '../harness/process-tree.ts';
import { launchServer, START, startServer } from '../harness/server.ts';
import { ADMIN } from '../harness/staff-client.ts';

// Both groups together are the number of attempts that one user name has from one network.
const REQUESTS = 5;
const body = JSON.stringify({ username: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
const request = [
  'POST /api/auth/login HTTP/1.1',
  'Host: ufuk',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  '',
  body,
].join('\r\n');

/** A new connection on which the first `bytes` bytes of a sign-in have been sent. */
async function send(port: number, bytes: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await new Promise((sent) => socket.write(request.slice(0, bytes), sent));
  return socket;
}

// They mostly wait, so they run in parallel.
describe.concurrent('a server that receives SIGTERM', () => {
  it('answers the open requests, stops the database and ends with 0', async ({ expect }) => {
    const server = await startServer({ ...ADMIN, DEMO: 'off' });
    const port = Number(new URL(server.origin).port);
    const tree = processTree(server.process.pid as number);
    expect(tree.length).toBeGreaterThan(2);

    const whole = Array.from({ length: REQUESTS }, () => send(port, request.length));
    const halves = Array.from({ length: REQUESTS }, () => send(port, request.length - 10));
    const sockets = await Promise.all([...whole, ...halves]);
    const answers = sockets.map((socket) => text(socket));
    // Connections are accepted in order: when the last one is answered, all have been read.
    const probe = connect(port, '127.0.0.1');
    probe.write('GET /healthz HTTP/1.1\r\nHost: ufuk\r\nConnection: close\r\n\r\n');
    expect(await text(probe)).toMatch(/^HTTP\/1\.1 200 OK/);

    const exited = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    for (const socket of sockets.slice(REQUESTS)) socket.write(request.slice(-10));
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
    const [code] = await exited;
    expect(code).toBe(0);
    expect(tree.filter(isAlive)).toEqual([]);
    await server.stop();
  });

  it('stops as usual when the whole process group receives it twice', {
    timeout: 300_000,
  }, async ({ expect }) => {
    const dataDir = await makeFolder('group');
    const server = launchServer({ ...ADMIN, DEMO: 'off', DATA_DIR: dataDir }, true);
    await expect.poll(server.output, START).toContain('Ufuk is at');
    const pid = server.process.pid as number;
    const tree = processTree(pid);
    expect(tree.length).toBeGreaterThan(2);
    process.kill(-pid, 'SIGTERM');
    process.kill(-pid, 'SIGTERM');
    expect(await server.ended).toBe(0);
    expect(tree.filter(isAlive)).toEqual([]);
    // The database was closed as well: its next start has nothing to recover.
    const next = await startServer({ ...ADMIN, DEMO: 'off', DATA_DIR: dataDir });
    await next.stop();
    const log = await readFile(join(dataDir, 'postgres/server.log'), 'utf8');
    expect([server.output(), next.output(), log].join()).not.toContain('not properly shut down');
    await rm(dataDir, { recursive: true });
  });

  it('is not delayed by a client that does not read its reply', async ({ expect }) => {
    const server = await startServer({ ...ADMIN, DEMO: 'off' });
    const script = await longestScript(server.origin);
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
    // More than the buffers in between can hold. With more pipelined requests the server would close the connection.
    const requests = 60;
    expect(script.bytes * requests).toBeGreaterThan(16_000_000);
    socket.write(`GET ${script.path} HTTP/1.1\r\nHost: ufuk\r\n\r\n`.repeat(requests));
    // The reply has begun. The rest of it is not read.
    await once(socket, 'readable');
    server.process.kill('SIGTERM');
    await expect.poll(() => server.process.exitCode, PATIENT).toBe(0);
    socket.destroy();
    await server.stop();
  });
});

/** The longest of the scripts that the dashboard loads first. */
async function longestScript(origin: string): Promise<{ path: string; bytes: number }> {
  const html = await (await fetch(`${origin}/dashboard`)).text();
  const paths = [...html.matchAll(/\/assets\/[\w./-]+\.js/g)].map(([path]) => path);
  const scripts = await Promise.all(
    paths.map(async (path) => {
      const reply = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
      return { path, bytes: (await reply.arrayBuffer()).byteLength };
    }),
  );
  return scripts.reduce((one, other) => (other.bytes > one.bytes ? other : one));
}
