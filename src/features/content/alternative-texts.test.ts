import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../platform/actor.ts';
import { operationOf } from '../../platform/services.server.ts';
import { renderOldContents } from './jobs.server.ts';
import type { Content } from './schema.ts';
import { contents } from './tables.server.ts';

let test: TestApp;
let editor: Record<string, string>;
let mediaId: string;
let file: string;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
  const { rows } = await test.app.services.db.execute<{ id: string }>(sql`insert into media
    (width, height, widths, original_name, bytes) values (640, 480, '{320,640}', 'kiyi.jpg', 1) returning id`);
  mediaId = rows[0]?.id as string;
  file = `/media/${mediaId}/640.webp`;
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT';
const call = (method: Method, url: string, payload?: object, headers = editor) =>
  test.call({ method, url, headers, ...(payload && { payload }) });
const input = (change: object) => ({
  title: 'Görselli haber',
  category: 'haberler',
  body: 'Metin.',
  state: 'published',
  ...change,
});
const post = (change: object) => call('POST', '/api/contents', input(change));
async function create(change: object): Promise<Content> {
  const reply = await post(change);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
async function refusal(change: object) {
  const reply = await post(change);
  expect(reply.statusCode, reply.body).toBe(422);
  return reply.json().fields;
}
const pageOf = async ({ path }: Content) => (await test.call({ method: 'GET', url: path })).body;
/** As a content that was published before this rule existed. */
const publishAsBefore = ({ id }: Content) =>
  test.app.services.db
    .update(contents)
    .set({ state: 'published', publishedAt: test.now.value })
    .where(eq(contents.id, id));

it('a picture of the text without an alternative text is not published, and the refusal names it', async () => {
  const body = `![Kıyı](${file})\n\n![](${file})\n\nSöz.`;
  expect(await refusal({ body })).toEqual({
    body: 'Metindeki 2. görselin (3. satır) alternatif metni yok. Alternatif metni yazın ya da görseli dekoratif olarak işaretleyin.',
  });
  expect((await refusal({ body: `![](${file}) ![ ](${file})` })).body).toContain(
    'şu görsellerin alternatif metni yok: 1, 2 (satırlar: 1, 1)',
  );
});

it('neither is it scheduled or archived, nor published with others; a draft keeps it', async () => {
  const body = `![](${file})`;
  expect(await refusal({ body, state: 'scheduled', publishedAt: '2099-01-01T09:00:00Z' })).toEqual({
    body: expect.stringContaining('1. görselin'),
  });
  expect(await refusal({ body, state: 'archived' })).toHaveProperty('body');
  const { id, version, lacksAlt } = await create({ body, state: 'draft' });
  expect(lacksAlt).toBe(true);
  const many = { action: 'publish', items: [{ id, version }] };
  const [item] = (await call('POST', '/api/contents/bulk', many)).json().data.items;
  expect(item).toMatchObject({
    outcome: 'notReady',
    reasons: { body: expect.stringContaining('1. görselin') },
  });
});

it('a picture that is marked as decorative is published, with an empty alternative text and no link', async () => {
  const body = `![](${file}#decorative "Süs")\n\n![](${file}#decorative)\n![Kıyı](${file})`;
  const content = await create({ body });
  expect(content).toMatchObject({ body, lacksAlt: false });
  const html = await pageOf(content);
  expect(html).toMatch(/<figure><picture>[^>]*>[^>]*alt=""[^>]*><\/picture><figcaption>Süs/);
  expect(html).not.toContain('#decorative');
});

it('a cover needs its alternative text or the mark, which every reader of the content gets', async () => {
  const cover = { mediaId, alt: ' ' };
  expect(await refusal({ cover })).toEqual({
    'cover.alt': expect.stringContaining('dekoratif olarak işaretlenmelidir'),
  });
  const content = await create({ cover: { ...cover, decorative: true } });
  expect(content).toMatchObject({ coverDecorative: true, lacksAlt: false });
  expect(content.cover?.alt).toBe('');
  const { data } = (await call('GET', `/api/published/${content.slug}`)).json();
  expect(data.cover).toMatchObject({ alt: '', decorative: true });
  // A text that was written wins over the mark.
  const both = await create({ cover: { mediaId, alt: 'Kıyı', decorative: true } });
  expect(both).toMatchObject({ coverDecorative: false, cover: { alt: 'Kıyı' } });
});

it('what was published before stays public and is listed; saving it asks for the texts', async () => {
  const body = `Söz.\n\n![](${file})`;
  const content = await create({ title: 'Eskiden yayımlanan', body, state: 'draft' });
  await publishAsBefore(content);
  expect(await pageOf(content)).toContain('Eskiden yayımlanan');
  const listed = async () => {
    const { data } = (
      await call('GET', '/api/contents?only=lacksAlt&state=published&pageSize=100')
    ).json();
    return data.map(({ title }: Content) => title);
  };
  expect(await listed()).toEqual(['Eskiden yayımlanan']);
  expect((await call('GET', '/api/contents/counts')).json().data.lacksAlt).toBeGreaterThan(0);
  const { version, slug } = content;
  const change = { title: content.title, category: 'haberler', version, slug, state: 'published' };
  const save = (text: string) =>
    call('PUT', `/api/contents/${content.id}`, { ...change, body: text });
  expect((await save(`${body} Ek.`)).statusCode).toBe(422);
  expect((await save(`Söz.\n\n![Kıyı](${file})`)).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
});

it('contents of an earlier release are listed after their texts were rendered again', async () => {
  const { services } = test.app;
  const content = await create({ body: `![](${file})`, state: 'draft' });
  await services.db
    .update(contents)
    .set({ picturesWithoutAlt: [], rendererVersion: 1 })
    .where(eq(contents.id, content.id));
  await renderOldContents(operationOf(services, SYSTEM), new AbortController().signal);
  const { data } = (await call('GET', `/api/contents/${content.id}`)).json();
  expect(data.lacksAlt).toBe(true);
});

it('visitors do not learn which contents lack one', async () => {
  const content = await create({ body: `![](${file})`, state: 'draft' });
  await publishAsBefore(content);
  const { data } = (await call('GET', `/api/contents/${content.id}`, undefined, {})).json();
  expect(data.lacksAlt).toBe(false);
  const filtered = await call('GET', '/api/contents?only=lacksAlt', undefined, {});
  expect(filtered.statusCode).toBe(422);
});
