import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HeardChanges, hearChanges } from './harness/hear-changes.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

let first: TestApp;
let second: TestApp;
let changes: HeardChanges;
beforeAll(async () => {
  first = await openTestApp();
  second = await openTestApp(first.database);
  changes = await hearChanges(second);
});
afterAll(async () => {
  await changes.close();
  await second.close();
  await first.close();
});

it('content that one process publishes appears on the pages of another at once', async () => {
  await first.addUser('editor', 'editor');
  const headers = await first.signIn('editor');
  const isThere = async (url: string) =>
    (await second.call({ method: 'GET', url })).body.includes('Öteki süreçten gelen haber');
  expect(await isThere('/')).toBe(false);
  const payload = {
    title: 'Öteki süreçten gelen haber',
    category: 'haberler',
    body: 'Metin.',
    state: 'published',
  };
  const publish = async () => {
    const reply = await first.call({ method: 'POST', url: '/api/contents', payload, headers });
    expect(reply.statusCode).toBe(201);
  };
  await changes.atOnce(publish, () => isThere('/'));
  expect(await isThere('/haberler')).toBe(true);
});

it('a session that began in one process is valid in the other', async () => {
  const headers = await first.signIn('editor');
  const reply = await second.call({ method: 'GET', url: '/api/contents?state=draft', headers });
  expect(reply.statusCode).toBe(200);
});
