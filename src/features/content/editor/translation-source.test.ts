import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { Content, ContentSummary } from '../schema.ts';
import type { TranslationSource } from './contract.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  headers = await test.signIn('editor');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  test.call({ method, url: `/api/contents${url}`, payload, headers });

/** Later by a second, so that a change is after what was seen. */
const pass = () => {
  test.now.value = new Date(test.now.value.getTime() + 1000);
};

async function create(fields: object): Promise<Content> {
  pass();
  const input = { category: 'haberler', body: 'Kıyı yolu kapalı.', ...fields };
  const reply = await call('POST', '', input);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

async function change(content: Content, fields: object, path = ''): Promise<Content> {
  pass();
  const { title, category, body, slug, version, language, state } = content;
  const input = { title, category, body, slug, version, language, ...(path ? {} : { state }) };
  const reply = await call('PUT', `/${content.id}${path}`, { ...input, ...fields });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const translate = (of: Content, title: string) =>
  create({ title, language: 'en', category: 'english', translationOf: of.id });
const sourceOf = async ({ id }: Content): Promise<TranslationSource | null> =>
  (await call('GET', `/${id}/source`)).json().data;
const isMarked = async ({ id, title }: Content): Promise<boolean | undefined> => {
  const reply = await call('GET', `?pageSize=100&q=${encodeURIComponent(title)}`);
  const found: ContentSummary[] = reply.json().data;
  return found.find((one) => one.id === id)?.sourceChanged;
};
const mark = ({ id }: Content, of: string, version: number) =>
  call('PUT', `/${id}/source`, { of, version });

it('a new translation remembers the text from which it was made, and tells when that text changes', async () => {
  const source = await create({ title: 'Kıyı yolu haberi', state: 'published' });
  const translation = await translate(source, 'Coastal road news');
  expect(await sourceOf(translation)).toMatchObject({
    id: source.id,
    body: 'Kıyı yolu kapalı.',
    seen: { body: 'Kıyı yolu kapalı.', by: 'Elif Karahan' },
  });
  expect([await isMarked(translation), await isMarked(source)]).toEqual([false, false]);
  // The source itself is no translation.
  expect(await sourceOf(source)).toBeNull();

  const changed = await change(source, { body: 'Kıyı yolu açık.' });
  expect(await sourceOf(translation)).toMatchObject({
    body: 'Kıyı yolu açık.',
    seen: { body: 'Kıyı yolu kapalı.' },
  });
  expect([await isMarked(translation), await isMarked(source)]).toEqual([true, false]);

  const reply = await mark(translation, source.id, changed.version);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data.seen).toMatchObject({ body: 'Kıyı yolu açık.' });
  expect(await isMarked(translation)).toBe(false);
});

it('a change of other fields, or one that is not published, is no change of the source', async () => {
  const source = await create({ title: 'Etiketli haber', state: 'published' });
  const translation = await translate(source, 'News with tags');
  const tagged = await change(source, { tags: ['kıyı'] });
  await change(tagged, { body: 'Yayımlanmamış metin.' }, '/pending');
  expect(await isMarked(translation)).toBe(false);
  expect(await sourceOf(translation)).toMatchObject({ body: 'Kıyı yolu kapalı.' });
});

it('a translation that was linked later has the Turkish text as its source, and nothing to compare', async () => {
  const source = await create({ title: 'Sonradan bağlanan haber' });
  const other = await create({ title: 'Linked later', language: 'en', category: 'english' });
  expect(await sourceOf(other)).toBeNull();
  await call('PUT', `/${source.id}/translation`, { of: other.id });
  expect(await sourceOf(other)).toMatchObject({ id: source.id, seen: null });
  await change(source, { body: 'Başka.' });
  expect(await isMarked(other)).toBe(false);
  // A link that is taken away ends it.
  await call('PUT', `/${other.id}/translation`, { of: null });
  expect(await sourceOf(other)).toBeNull();
});

it('a mark is refused for another version than the present one, and for a content that is not linked', async () => {
  const source = await create({ title: 'Değişen haber' });
  const translation = await translate(source, 'Changing news');
  const { version } = await change(source, { body: 'Yeni.' });
  expect((await mark(translation, source.id, version - 1)).statusCode).toBe(409);
  const stranger = await create({ title: 'Yabancı haber' });
  const refused = await mark(translation, stranger.id, stranger.version);
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors ?? refused.json().fields ?? {})).toEqual(['of']);
  expect((await mark(translation, translation.id, translation.version)).statusCode).toBe(422);
});

it('visitors learn nothing of it', async () => {
  const source = await create({ title: 'Herkese açık haber', state: 'published' });
  const translation = await translate(source, 'Public news');
  const shown = await change(translation, { state: 'published' });
  await change(source, { body: 'Değişti.' });
  expect(await isMarked(shown)).toBe(true);
  const reply = await test.call({ method: 'GET', url: `/api/contents/${shown.id}`, headers: {} });
  expect(reply.json().data.sourceChanged).toBe(false);
  const refused = await test.call({
    method: 'GET',
    url: `/api/contents/${shown.id}/source`,
    headers: {},
  });
  expect(refused.statusCode).toBe(401);
});
