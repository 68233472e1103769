import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, createReadStream, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../tests/harness/eventually.ts';
import { openTestApp } from '../../tests/harness/test-app.ts';
import { openLog } from './log.server.ts';
import { LogOutput } from './log-output.server.ts';

const line = (n: number) => `${JSON.stringify({ n, text: 'x'.repeat(1000) })}\n`;

it('lines that no process reads are dropped and counted, and nothing waits for them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ufuk-log-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const output = new LogOutput(openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK), 20_000);
  for (let n = 0; n < 1000; n++) {
    output.write(line(n));
    if (n % 10 === 0) await new Promise(setImmediate);
  }
  let read = '';
  const reader = createReadStream(pipe, 'utf8').on('data', (text) => {
    read += text;
  });
  const whole = () =>
    read
      .slice(0, read.lastIndexOf('\n') + 1)
      .split('\n')
      .filter(Boolean);
  const sum = (lines: { lines?: number }[]) => lines.reduce((all, { lines = 0 }) => all + lines, 0);
  const dropped = () =>
    whole()
      .map((text) => JSON.parse(text))
      .filter(({ msg }) => msg);
  await eventually(() => whole().length - dropped().length + sum(dropped())).toBe(1000);
  expect(sum(dropped())).toBeGreaterThan(500);
  reader.destroy();
  await rm(folder, { recursive: true });
});

it.each(['a pipe', 'a socket'])(
  'a reader that has stopped delays neither the process nor its end: %s',
  async (kind) => {
    const folder = await mkdtemp(join(tmpdir(), 'ufuk-log-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const ends = [openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK), openSync(pipe, 'w')];
    const program = `const { openLog } = await import('${new URL('./log.server.ts', import.meta.url)}');
    const log = openLog('info');
    for (let n = 0; n < 200; n++) log.info({ text: 'x'.repeat(5000) }, 'a line');
    setTimeout(() => process.exit(3), 100);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', kind === 'a pipe' ? ends[1] : 'pipe', 'inherit'],
    });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      for (const end of ends) closeSync(end);
      await rm(folder, { recursive: true });
    });
    expect(await once(child, 'exit')).toEqual([3, null]);
  },
);

it('a full disk delays neither the process nor its end', () => {
  const output = new LogOutput(openSync('/dev/full', 'w'), 20_000);
  for (let n = 0; n < 1000; n++) output.write(line(n));
  output.finish();
});

it('lines of one kind are limited per second, those of the audit log are not', async () => {
  const lines: string[] = [];
  const log = openLog('info', { write: (text) => lines.push(text) });
  for (let n = 0; n < 500; n++) {
    log.info({ status: 404 }, 'request');
    log.info({ seq: n }, 'audit');
  }
  const count = (message: string) => lines.filter((text) => text.includes(message)).length;
  expect([count('"request"'), count('"audit"')]).toEqual([20, 500]);
  await eventually(() => lines.at(-1)).toContain('"kind":"request 404","lines":480');
  log.info({ status: 404 }, 'request');
  expect(count('"msg":"request"')).toBe(21);
});

it('a request has the same id in its reply and in its log line, which names the client', async () => {
  const lines: string[] = [];
  const loggerInstance = openLog('info', { write: (text) => lines.push(text) });
  const test = await openTestApp(undefined, { logger: { loggerInstance } });
  const remoteAddress = '203.0.113.5';
  const reply = await test.call({ method: 'GET', url: '/api/menu/list', remoteAddress });
  const line = lines.map((text) => JSON.parse(text)).find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ address: remoteAddress, path: '/api/menu/list', status: 200 });
  expect(reply.headers['x-request-id']).toBe(line.reqId);
  await test.close();
});

it('a client that closes the connection in the middle of its request is not logged as an error', async () => {
  const lines: string[] = [];
  const loggerInstance = openLog('info', { write: (text) => lines.push(text) });
  const test = await openTestApp(undefined, { logger: { loggerInstance } });
  await test.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: ufuk.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  const [request] = await once(test.app.server.server, 'request');
  await eventually(() => request.listenerCount('data')).toBeGreaterThan(0);
  const closed = new Promise((resolve) => request.once('close', resolve));
  socket.destroy();
  await closed;
  await new Promise(setImmediate);
  expect(lines.filter((text) => JSON.parse(text).level > 30)).toEqual([]);
  await test.close();
});
