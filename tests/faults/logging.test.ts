import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ ...ADMIN, DEMO: 'off' });
});
afterAll(() => server.stop());

it('every event is one JSON line with its request id, and contains no password, token or search text', async () => {
  const lines = text(server.process.stdout as NodeJS.ReadableStream);
  const staff = await signInAt(server.origin);
  await staff.call('POST', '/api/contents', { ...publishedContent('Günlük'), title: 'iki\nsatır' });
  await staff.call('GET', '/api/contents?q=gizli-arama');
  await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'kim\nse', password: 'Yanlis-Parola-99' }),
  });
  await fetch(`${server.origin}/haberler`);
  await server.stop();

  const events = (await lines)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const requests = events.filter((event) => event.msg === 'request');
  expect(requests.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /api/auth/login 200',
    'POST /api/contents 422',
    'GET /api/contents 200',
    'POST /api/auth/login 422',
    'GET /haberler 200',
  ]);
  for (const { reqId } of requests) expect(reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(requests.map((event) => event.reqId)).size).toBe(requests.length);
  expect(JSON.stringify(events)).not.toMatch(/Deniz-Feneri|Yanlis-Parola|Bearer|gizli-arama/);
});
