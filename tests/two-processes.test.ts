import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenForChanges, type Notices } from '../src/platform/database/notices.server.ts';
import { eventually } from './harness/eventually.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

let first: TestApp;
let second: TestApp;
let notices: Notices;
beforeAll(async () => {
  first = await openTestApp();
  second = await openTestApp(first.database);
  notices = await listenForChanges(
    first.database.config,
    second.app.services.invalidate,
    second.app.forgetAll,
  );
});
afterAll(async () => {
  await notices.close();
  await second.close();
  await first.close();
});

it('content that one process publishes appears on the pages of another', async () => {
  await first.addUser('editor', 'editor');
  const headers = await first.signIn('editor');
  const home = () => second.call({ method: 'GET', url: '/' });
  expect((await home()).body).not.toContain('Öteki süreçten gelen haber');
  const payload = {
    title: 'Öteki süreçten gelen haber',
    category: 'haberler',
    body: 'Metin.',
    state: 'published',
  };
  const reply = await first.call({ method: 'POST', url: '/api/contents', payload, headers });
  expect(reply.statusCode).toBe(201);
  await eventually(async () => (await home()).body).toContain('Öteki süreçten gelen haber');
  expect((await second.call({ method: 'GET', url: '/haberler' })).body).toContain(
    'Öteki süreçten gelen haber',
  );
});

it('a session that began in one process is valid in the other', async () => {
  const headers = await first.signIn('editor');
  const reply = await second.call({ method: 'GET', url: '/api/contents?state=draft', headers });
  expect(reply.statusCode).toBe(200);
});
