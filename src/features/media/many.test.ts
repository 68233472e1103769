import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../tests/harness/eventually.ts';
import { filePayload } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { auditEvents } from '../audit/tables.server.ts';
import { BULK_MOST, MEDIA_LIMITS, type Media, mediaPath } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  test.call({ method, url: `/api/media${path}`, headers: editor, ...(payload && { payload }) });
let last = 0;
/** Another picture than the earlier ones. */
async function added(name: string): Promise<Media> {
  last += 1;
  const png = await sharp({
    create: { width: 60, height: 40, channels: 3, background: { r: last, g: 50, b: 90 } },
  })
    .png()
    .toBuffer();
  const sent = await filePayload(editor, png, `${name}.png`);
  return (await test.call({ url: '/api/media', ...sent })).json().data;
}
const details = async ({ id }: Media): Promise<Media> => (await call('GET', `/${id}`)).json().data;
const namesOf = async (query: string): Promise<string[]> =>
  (await call('GET', `?sort=name&${query}`)).json().data.map(({ name }: Media) => name);
const tagged = (add: string[], ...media: Media[]) =>
  call('POST', '/tags', { ids: media.map(({ id }) => id), add });
const fieldsOf = ({ name, alt, caption, credit, focusX, focusY, version }: Media) => ({
  name,
  alt,
  caption,
  credit,
  focusX,
  focusY,
  version,
});

describe('tags', () => {
  it('are given to several pictures at once, counted, filtered by and searched, whatever their Turkish letters', async () => {
    const [kurultay, miting, portre] = [
      await added('Kurultay'),
      await added('Miting'),
      await added('Portre'),
    ];
    expect((await tagged(['Büyük Işık', '2026'], kurultay, miting)).json().data).toEqual({
      changed: 2,
    });
    // The same tag in other letters; it stays as it was first written.
    expect((await tagged(['BUYUK ISIK', 'büyük ışık', 'Kişi'], portre, miting)).statusCode).toBe(
      200,
    );
    expect((await details(portre)).tags).toEqual(['Büyük Işık', 'Kişi']);
    expect((await details(miting)).tags).toEqual(['2026', 'Büyük Işık', 'Kişi']);
    expect((await call('GET', '/tags')).json().data).toEqual([
      { tag: 'Büyük Işık', count: 3 },
      { tag: '2026', count: 2 },
      { tag: 'Kişi', count: 2 },
    ]);
    expect((await call('GET', '/tags?kind=file')).json().data).toEqual([]);
    expect(await namesOf('tag=2026')).toEqual(['Kurultay', 'Miting']);
    expect(await namesOf('tag=Yok')).toEqual([]);
    for (const q of ['buyuk ışık', 'IŞIK miting', 'kisi'])
      expect(await namesOf(`q=${encodeURIComponent(q)}`), q).toContain('Miting');
    const removed = await call('POST', '/tags', { ids: [miting.id, portre.id], remove: ['KİŞİ'] });
    expect(removed.json().data).toEqual({ changed: 2 });
    expect((await details(portre)).tags).toEqual(['Büyük Işık']);
    const again = await call('POST', '/tags', {
      ids: [miting.id],
      add: ['2026'],
      remove: ['Kişi'],
    });
    expect(again.json().data).toEqual({ changed: 0 });
  });

  it('are a field of a picture, which a dashboard of the release before leaves as it is', async () => {
    const media = await added('Alan');
    const tags = ['Gençlik', 'GENCLIK', 'Basın'];
    const saved = await call('PUT', `/${media.id}`, { ...fieldsOf(media), tags, decorative: true });
    expect(saved.json().data).toMatchObject({ tags: ['Gençlik', 'Basın'], decorative: true });
    const old = { ...fieldsOf(saved.json().data), caption: 'Yeni' };
    expect((await call('PUT', `/${media.id}`, old)).json().data).toMatchObject({
      caption: 'Yeni',
      tags: ['Gençlik', 'Basın'],
      decorative: true,
    });
    expect(await namesOf('use=noAlt&pageSize=100')).not.toContain('Alan');
  });

  it('have limits: how long they are, how many a picture has, how many pictures one call changes', async () => {
    const media = await added('Sınır');
    const many = Array.from({ length: MEDIA_LIMITS.tags }, (_, n) => `Etiket ${n}`);
    expect((await tagged(many, media)).statusCode).toBe(200);
    const full = await tagged(['Bir tane daha'], media);
    expect([full.statusCode, full.json().fields]).toEqual([
      422,
      { add: '“Sınır” en çok 20 etiket alabilir.' },
    ]);
    expect((await tagged(['x'.repeat(MEDIA_LIMITS.tag + 1)], media)).statusCode).toBe(422);
    const ids = Array.from({ length: BULK_MOST + 1 }, () => media.id);
    expect((await call('POST', '/tags', { ids, add: ['a'] })).statusCode).toBe(422);
    expect((await call('POST', '/delete', { ids })).statusCode).toBe(422);
    expect((await call('POST', '/tags', { ids: [], add: ['a'] })).statusCode).toBe(422);
  });

  it('of a picture that does not exist any more are passed over; each change is in the audit log', async () => {
    const { db } = test.app.services;
    const media = await added('Kayıt');
    const gone = '00000000-0000-4000-8000-000000000000';
    const reply = await call('POST', '/tags', { ids: [gone, media.id], add: ['Etkinlik', 'Yaz'] });
    expect(reply.json().data).toEqual({ changed: 1 });
    const events = await db.select().from(auditEvents);
    expect(events.filter(({ subjectId }) => subjectId === media.id).at(-1)).toMatchObject({
      action: 'media.update',
      before: { tags: '' },
      after: { tags: 'Etkinlik, Yaz' },
    });
  });
});

it('of several pictures those are deleted that nothing uses; the others are named, with what uses them', async () => {
  const { db, store } = test.app.services;
  const [first, used, second] = [await added('Bir'), await added('Kullanılan'), await added('İki')];
  const created = await test.call({
    method: 'POST',
    url: '/api/contents',
    headers: editor,
    payload: {
      title: 'Kıyı',
      category: 'haberler',
      body: `![Kıyı](${mediaPath(used.id, 60, 'webp')})`,
    },
  });
  expect(created.statusCode, created.body).toBe(201);
  const gone = '00000000-0000-4000-8000-000000000000';
  const ids = [first.id, used.id, second.id, gone];
  const kept = [
    {
      id: used.id,
      name: 'Kullanılan',
      count: 1,
      uses: [{ kind: 'content', kindName: 'İçerik', name: 'Kıyı' }],
    },
  ];
  // Asking changes nothing.
  expect((await call('POST', '/used', { ids })).json().data).toMatchObject(kept);
  expect((await details(first)).name).toBe('Bir');
  const reply = await call('POST', '/delete', { ids });
  expect(reply.json().data).toMatchObject({ deleted: [first.id, second.id, gone], kept });
  expect((await call('GET', `/${first.id}`)).statusCode).toBe(404);
  expect((await details(used)).name).toBe('Kullanılan');
  await eventually(() => store.read(`media/${first.id}/60.webp`)).toBeNull();
  const events = await db.select().from(auditEvents);
  expect(
    events.filter(({ action }) => action === 'media.delete').map(({ subjectId }) => subjectId),
  ).toEqual([first.id, second.id]);
});
