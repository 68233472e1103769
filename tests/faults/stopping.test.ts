import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { isAlive, processTree } from '../harness/process-tree.ts';
import { startServer } from '../harness/server.ts';
import { ADMIN, piece, signInAt } from '../harness/staff-client.ts';

it('on SIGTERM requests under way are answered, the database stops and the process ends with 0', async () => {
  const server = await startServer({ ...ADMIN, DEMO: 'off' });
  const staff = await signInAt(server.origin);
  const tree = processTree(server.process.pid as number);
  expect(tree.length).toBeGreaterThan(2);

  // One request whose body is still on its way when the signal comes.
  const body = JSON.stringify({ username: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD });
  const slow = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(slow, 'connect');
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  slow.write(`${head}\r\n\r\n${body.slice(0, 10)}`);
  const answers = Array.from({ length: 40 }, (_, n) =>
    staff.call('POST', '/api/contents', piece(`Son anda ${n}`)),
  );
  await fetch(`${server.origin}/healthz`);

  const exited = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  let answer = '';
  slow.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  slow.write(body.slice(10));
  const statuses = await Promise.all(answers.map(async (reply) => (await reply).status));
  expect(statuses).toEqual(Array(40).fill(201));
  const [code] = await exited;
  expect(code).toBe(0);
  expect(answer).toContain('HTTP/1.1 200 OK');
  expect(tree.filter(isAlive)).toEqual([]);
  await server.stop();
});
