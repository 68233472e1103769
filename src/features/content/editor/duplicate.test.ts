import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMedia } from '../../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { type Content, LIMITS } from '../schema.ts';

let test: TestApp;
const headers: Record<string, Record<string, string>> = {};
beforeAll(async () => {
  test = await openTestApp();
  for (const role of ['editor', 'admin', 'user'] as const) {
    await test.addUser(role, role);
    headers[role] = await test.signIn(role);
  }
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, role = 'editor') =>
  test.call({
    method,
    url: `/api${url}`,
    headers: headers[role] ?? {},
    ...(payload && { payload }),
  });
async function create(fields: object): Promise<Content> {
  const payload = { category: 'haberler', body: 'Bir metin.', state: 'published', ...fields };
  const reply = await call('POST', '/contents', payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
async function duplicate({ id }: Pick<Content, 'id'>): Promise<Content> {
  const reply = await call('POST', `/contents/${id}/duplicate`);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

it('a copy is a draft with everything but what only the other content can have', async () => {
  const cover = await addMedia(test.app.services, { width: 1600, height: 900, widths: [320] });
  const other = await create({ title: 'The coast', category: 'english', language: 'en' });
  const fields = {
    title: 'Kıyı yürüyüşü',
    summary: 'Özet',
    author: 'Elif Karahan',
    place: 'İzmir',
    tags: ['kıyı'],
    cover: { mediaId: cover, alt: 'Kıyı', caption: 'Sabah', credit: 'EK' },
    share: { title: 'Paylaş', description: 'Açıklama', mediaId: cover },
  };
  const source = await create({
    ...fields,
    pinned: true,
    unpublishAt: '2099-01-01T00:00:00Z',
    translationOf: other.id,
    corrections: [{ day: '2026-11-28', text: 'Yanlıştı.' }],
  });
  const copy = await duplicate(source);
  const { cover: copiedCover, ...rest } = copy;
  const { cover: sourceCover } = source;
  expect(copiedCover).toEqual(sourceCover);
  expect(rest).toMatchObject({
    title: 'Kıyı yürüyüşü (kopya)',
    slug: 'kiyi-yuruyusu-kopya',
    body: source.body,
    summary: 'Özet',
    author: 'Elif Karahan',
    place: 'İzmir',
    tags: ['kıyı'],
    coverCredit: 'EK',
    share: fields.share,
    state: 'draft',
    pinned: false,
    publishedAt: null,
    unpublishAt: null,
    translations: [],
    corrections: [],
    version: 1,
  });
  expect(copy.id).not.toBe(source.id);
});

it('the mark of a copy is in the language of the content, and stays whole behind a long title', async () => {
  const english = await create({ title: 'The coast is ours', category: 'english' });
  expect((await duplicate(english)).title).toBe('The coast is ours (copy)');
  const long = await create({ title: 'ş'.repeat(LIMITS.title) });
  const { title } = await duplicate(long);
  expect(title).toHaveLength(LIMITS.title);
  expect(title).toMatch(/ş \(kopya\)$/);
});

it('changes that are not published are copied, too', async () => {
  const { id, title, category, slug, version } = await create({ title: 'Bekleyen' });
  const change = { title, category, slug, version, body: 'Daha yeni bir metin.' };
  expect((await call('PUT', `/contents/${id}/pending`, change)).statusCode).toBe(200);
  expect((await duplicate({ id })).body).toBe('Daha yeni bir metin.');
});

it('the audit log has the copy as a new content of the user who made it', async () => {
  const copy = await duplicate(await create({ title: 'Kayda geçen' }));
  const reply = await call('GET', `/audit?subject=${copy.id}`, undefined, 'admin');
  expect(reply.json().data).toMatchObject([
    { action: 'content.create', actor: { name: 'editor' } },
  ]);
});

it('nobody without the right to write makes a copy, and of nothing there is none', async () => {
  const { id } = await create({ title: 'Korunan' });
  const url = `/contents/${id}/duplicate`;
  expect((await test.call({ method: 'POST', url: `/api${url}` })).statusCode).toBe(401);
  expect((await call('POST', url, undefined, 'user')).statusCode).toBe(403);
  const none = '/contents/00000000-0000-4000-8000-000000000000/duplicate';
  expect((await call('POST', none)).statusCode).toBe(404);
});
