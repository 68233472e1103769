import { asc, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { fileForm } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { Content } from '../content/schema.ts';
import { contents, formerSlugs } from '../content/tables.server.ts';
import { media } from '../media/tables.server.ts';

let from: TestApp;
let to: TestApp;
const headers = new Map<TestApp, Record<string, string>>();
beforeAll(async () => {
  from = await openTestApp();
  to = await openTestApp();
  for (const test of [from, to]) {
    await test.addUser('admin', 'admin');
    headers.set(test, await test.signIn('admin'));
  }
});
afterAll(() => Promise.all([from.close(), to.close()]));

const call = (
  test: TestApp,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object | Buffer,
  more = {},
) =>
  test.call({
    method,
    url: `/api${url}`,
    headers: { ...headers.get(test), ...more },
    ...(payload && { payload }),
  });

async function upload(test: TestApp, url: string, bytes: Buffer, name: string) {
  const form = fileForm(bytes, name);
  const request = new Request('http://ufuk.test/', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type') as string };
  const reply = await call(test, 'POST', url, Buffer.from(await request.arrayBuffer()), type);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
}
async function create(fields: object): Promise<Content> {
  const payload = { category: 'haberler', body: 'Bir metin.', state: 'published', ...fields };
  const reply = await call(from, 'POST', '/contents', payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}

/** Everything of the contents but ids; the address of a picture is the size of what it shows. */
async function everything({ app }: TestApp) {
  const { db } = app.services;
  const pictures = new Map(
    (await db.select().from(media)).map(({ id, width, height }) => [id, `${width}x${height}`]),
  );
  const name = (text: string | null) =>
    text?.replace(/[0-9a-f-]{36}/g, (id) => pictures.get(id) ?? id);
  const rows = await db.select().from(contents).orderBy(asc(contents.slug));
  const groups = [...new Set(rows.map((row) => row.translationGroup))];
  const former = await db.select().from(formerSlugs);
  return rows.map((row) => ({
    title: row.title,
    slug: row.slug,
    category: row.category,
    state: row.state,
    summary: row.summary,
    author: row.author,
    place: row.place,
    tags: row.tags,
    language: row.language,
    publishedAt: row.publishedAt,
    unpublishAt: row.unpublishAt,
    pinned: row.pinnedAt !== null,
    shareTitle: row.shareTitle,
    alt: row.coverAlt,
    decorative: row.coverDecorative,
    lacks: row.picturesWithoutAlt,
    shareDescription: row.shareDescription,
    caption: row.coverCaption,
    credit: row.coverCredit,
    corrections: row.corrections,
    cover: name(row.coverId),
    share: name(row.sharePictureId),
    body: name(row.body),
    group: row.translationGroup && groups.indexOf(row.translationGroup),
    former: former.filter(({ contentId }) => contentId === row.id).map(({ slug }) => slug),
  }));
}

it('an export that is imported into an empty database becomes the same contents', async () => {
  const shapes = [
    [640, 400],
    [500, 500],
  ] as const;
  const [one, two] = await Promise.all(
    shapes.map(async ([width, height]) => {
      const bytes = await sharp({ create: { width, height, channels: 3, background: '#369' } })
        .jpeg()
        .toBuffer();
      return upload(from, '/media', bytes, `${width}.jpg`);
    }),
  );
  const words = {
    name: 'Liman, sabah',
    alt: 'Sisli bir liman',
    caption: 'Sabah',
    credit: 'EK',
    decorative: false,
    tags: ['İzmir', '2026'],
    focusX: 20,
    focusY: 70,
  };
  const { version: seen } = one;
  const described = await call(from, 'PUT', `/media/${one.id}`, { ...words, version: seen });
  expect(described.statusCode, described.body).toBe(200);
  const first = await create({
    title: 'Kıyı: “hepimizin” --- #1',
    tags: ['deniz', 'çevre: kıyı'],
    author: 'Elif Karahan',
    place: 'İzmir',
    summary: 'İki satır\nözet',
    publishedAt: '2024-05-02T09:30:00Z',
    pinned: true,
    body: `Metin\n\n![Liman](/media/${one.id}/640.webp "Alt yazı")\n\n---\n\n> Söz\n>\n> — Kaynak\n\n\`\`\`yaml\n---\na: 1\n---\n\`\`\``,
    cover: { mediaId: two.id, alt: 'Kapak', caption: 'Açıklama', credit: 'Fotoğraf: EK' },
    share: { title: 'Paylaş', description: 'Açıklama', mediaId: one.id },
    corrections: [
      { day: '2024-05-03', text: 'Liman “İzmir” idi:\niki satır.' },
      { day: '2024-05-04', text: 'no' },
    ],
  });
  await create({
    title: 'The coast',
    category: 'english',
    language: 'en',
    translationOf: first.id,
  });
  await create({
    title: 'Süslü',
    body: `![](/media/${one.id}/640.webp#decorative "Süs")\n\n![Liman](/media/${two.id}/500.webp)`,
    cover: { mediaId: two.id, alt: '', decorative: true },
  });
  await create({ title: 'Taslak: yes', state: 'draft', body: '' });
  await create({ title: 'Arşivde', state: 'archived', publishedAt: '2020-01-01T00:00:00Z' });
  await create({
    title: 'Yarın',
    state: 'scheduled',
    publishedAt: '2030-01-01T09:00:00Z',
    unpublishAt: '2031-01-01T09:00:00Z',
  });
  const { id, version, title, category } = await create({ title: 'Eski adres' });
  const moved = {
    title,
    category,
    body: 'Bir metin.',
    state: 'published',
    slug: 'yeni-adres',
    version,
  };
  expect((await call(from, 'PUT', `/contents/${id}`, moved)).statusCode).toBe(200);

  const exported = await call(from, 'GET', '/transfer/export');
  expect(exported.headers['content-type']).toBe('application/zip');
  await to.app.startJobs();
  const added = await upload(to, '/transfer/imports', exported.rawPayload, 'ufuk.zip');
  const state = async () => (await call(to, 'GET', `/transfer/imports/${added.id}`)).json().data;
  await eventually(async () => (await state()).state).toBe('checked');
  const { overview } = await state();
  const categories = Object.fromEntries(
    overview.categories.map(({ slug }: { slug: string }) => [slug, slug]),
  );
  await call(to, 'POST', `/transfer/imports/${added.id}/start`, { categories });
  await eventually(async () => (await state()).state).toBe('done');

  const notes = (await call(to, 'GET', `/transfer/imports/${added.id}/notes`)).json().data;
  expect(
    notes.map((note: { action: string; reasons: string[] }) =>
      [note.action, ...note.reasons].join(' '),
    ),
  ).toEqual(Array(7).fill('create'));
  const [before, after] = await Promise.all([everything(from), everything(to)]);
  expect(after).toEqual(before);
  expect(after).toHaveLength(7);
  const library = await to.app.services.db.select().from(media);
  expect(library.find(({ width }) => width === 640)).toMatchObject(words);
  const again = await call(from, 'GET', '/transfer/export');
  expect(again.statusCode).toBe(200);
  const events = await from.app.services.db.execute(
    sql`select 1 from audit_events where action = 'transfer.export'`,
  );
  expect(events.rows).toHaveLength(2);
});
