import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { Content } from '../schema.ts';

let test: TestApp;
let headers: Record<string, string>;
let turkish: Content;
let english: Content;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  headers = await test.signIn('editor');
  turkish = await write({ title: 'Kıyı hepimizin', summary: 'Sahil açılıyor.' });
  english = await write({
    title: 'The coast is ours',
    summary: 'The shore opens.',
    category: 'english',
    language: 'en',
    translationOf: turkish.id,
  });
});
afterAll(() => test.close());

async function write(values: object): Promise<Content> {
  const payload = { category: 'haberler', body: 'M.', state: 'published', ...values };
  const reply = await test.call({ method: 'POST', url: '/api/contents', headers, payload });
  expect(reply.statusCode).toBe(201);
  return reply.json().data;
}

async function mainOf(url: string): Promise<string> {
  const { body } = await test.call({ method: 'GET', url });
  return /<main.*<\/main>/s.exec(body)?.[0] ?? '';
}

it('home page and lists show the translation in the language of the page, with its lead and address', async () => {
  for (const url of ['/en', '/en/haberler', '/en/tum-icerikler']) {
    const main = await mainOf(url);
    expect(main).toContain(`href="/en${english.path}"`);
    expect(main).toContain('The shore opens.');
    expect(main).not.toContain('Kıyı hepimizin');
  }
});

it('a list shows a content and its translation once, in the language of the page', async () => {
  const main = await mainOf('/tum-icerikler');
  expect(main.match(/href="\/haberler\/kiyi-hepimizin"/g)).toHaveLength(1);
  expect(main).not.toContain('The coast is ours');
});

it('the list of English texts shows them in every language', async () => {
  expect(await mainOf('/ufuk-eng')).toContain('The coast is ours');
});

it('a language without a translation shows the original, marked with its language', async () => {
  expect(await mainOf('/de/haberler')).toContain('<h3 lang="tr">');
});

it('a changed translation is shown at once in the list of the original', async () => {
  const { version, body, slug } = english;
  const reply = await test.call({
    method: 'PUT',
    url: `/api/contents/${english.id}`,
    headers,
    payload: {
      title: 'The coast belongs to all',
      category: 'english',
      language: 'en',
      state: 'published',
      version,
      body,
      slug,
    },
  });
  expect(reply.statusCode).toBe(200);
  expect(await mainOf('/en/haberler')).toContain('The coast belongs to all');
});

it('an article in another language than the page says so and leads to its translation', async () => {
  const german = await test.call({ method: 'GET', url: `/de${turkish.path}` });
  expect(german.body).toMatch(/<main[^>]* lang="tr"/);
  expect(german.body).toContain('Dieser Beitrag ist auf Türkisch geschrieben.');
  const inEnglish = await mainOf(`/en${turkish.path}`);
  expect(inEnglish).toContain('This article is written in Turkish.');
  expect(inEnglish).toMatch(/<a href="\/en\/[^"]*the-coast-is-ours">Read it in English<\/a>/);
  expect(await mainOf(turkish.path)).not.toContain('Bu yazının dili');
});
