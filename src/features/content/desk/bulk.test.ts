import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { publishDue } from '../jobs.server.ts';
import type { Content } from '../schema.ts';
import { contentMedia, contents } from '../tables.server.ts';
import type { BulkResult } from './contract.ts';
import { eraseOld } from './trash.server.ts';

let test: TestApp;
let editor: Record<string, string>;
let other: Record<string, string>;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  await test.addUser('other', 'editor', { name: 'Ece', surname: 'Yalın' });
  editor = await test.signIn('editor');
  other = await test.signIn('other');
});
afterAll(() => test.close());

/** The users sign in again, because their sessions may have ended by then. */
async function setTime(time: Date) {
  test.now.value = time;
  editor = await test.signIn('editor');
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, headers = editor) =>
  test.call({ method, url, headers, ...(payload && { payload }) });
const read = async (id: string): Promise<Content> =>
  (await call('GET', `/api/contents/${id}`)).json().data;
const edited = async (id: string): Promise<Content> =>
  (await call('GET', `/api/contents/${id}/edit`)).json().data;
const written = ({ title, category, body, tags, slug }: Content) => ({
  title,
  category,
  body,
  tags,
  slug,
});
async function create(title: string, more: object = {}): Promise<Content> {
  const payload = { title, category: 'haberler', body: 'Bir cümle.', ...more };
  const reply = await call('POST', '/api/contents', payload);
  expect(reply.statusCode).toBe(201);
  return reply.json().data;
}
async function writePending(content: Content, change: object): Promise<Content> {
  const payload = { ...written(content), version: content.version, ...change };
  return (await call('PUT', `/api/contents/${content.id}/pending`, payload)).json().data;
}
async function change(action: string, shown: Content[], more: object = {}): Promise<BulkResult> {
  const items = shown.map(({ id, version }) => ({ id, version }));
  const reply = await call('POST', '/api/contents/bulk', { action, items, ...more });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}
const undo = async ({ undo: id }: BulkResult): Promise<BulkResult> =>
  (await call('POST', `/api/contents/bulk/${id}/undo`)).json().data;
const outcomes = ({ items }: BulkResult) => items.map(({ outcome }) => outcome);
const publicStatus = async ({ path }: Content) =>
  (await test.call({ method: 'GET', url: path })).statusCode;

describe('a change of many contents', () => {
  it('publishes drafts, and undoing it makes them drafts without a date', async () => {
    const drafts = [await create('Toplu yayın bir'), await create('Toplu yayın iki')];
    const done = await change('publish', drafts);
    expect(outcomes(done)).toEqual(['changed', 'changed']);
    for (const draft of drafts) expect(await publicStatus(draft)).toBe(200);
    expect(outcomes(await undo(done))).toEqual(['changed', 'changed']);
    for (const draft of drafts) {
      expect(await publicStatus(draft)).toBe(404);
      expect(await read(draft.id)).toMatchObject({ state: 'draft', publishedAt: null });
    }
  });

  it('publishes waiting changes, and undoing it brings back the public text and the changes', async () => {
    const content = await create('Bekleyen değişiklik', { state: 'published' });
    const pending = await writePending(content, { body: 'Yeni metin.' });
    const done = await change('publish', [pending]);
    expect(await read(content.id)).toMatchObject({ body: 'Yeni metin.', pending: null });
    await undo(done);
    const after = await read(content.id);
    expect(after).toMatchObject({ body: 'Bir cümle.', publishedAt: content.publishedAt });
    expect(after.pending).not.toBeNull();
    expect(await edited(content.id)).toMatchObject({ body: 'Yeni metin.' });
  });

  it('publishes a scheduled content now, and undoing it restores its time', async () => {
    const publishedAt = '2026-12-01T06:00:00.000Z';
    const content = await create('Zamanlanmış toplu', { state: 'scheduled', publishedAt });
    const done = await change('publish', [content]);
    expect(await read(content.id)).toMatchObject({
      state: 'published',
      publishedAt: test.now.value.toISOString(),
    });
    await undo(done);
    expect(await read(content.id)).toMatchObject({ state: 'scheduled', publishedAt });
    const { rows } = await test.app.services.db.execute(
      sql`select from pgboss.job where singleton_key = ${`publish ${content.id}`}`,
    );
    expect(rows).toHaveLength(1);
  });

  it('archives published contents only, keeps their waiting changes, and can be undone', async () => {
    const unpublishAt = '2026-12-24T06:00:00.000Z';
    const content = await create('Toplu arşiv', { state: 'published', unpublishAt });
    const pending = await writePending(content, { body: 'Bekleyen metin.', unpublishAt });
    const draft = await create('Arşive girmeyen taslak');
    const done = await change('archive', [pending, draft]);
    expect(outcomes(done)).toEqual(['changed', 'notAllowed']);
    expect(await read(content.id)).toMatchObject({ state: 'archived', body: 'Bir cümle.' });
    expect(await edited(content.id)).toMatchObject({ body: 'Bekleyen metin.' });
    expect(await publicStatus(draft)).toBe(404);
    await undo(done);
    expect(await read(content.id)).toMatchObject({ state: 'published', unpublishAt });
    expect(await edited(content.id)).toMatchObject({ body: 'Bekleyen metin.' });
  });

  it('adds a tag to the public text and to the waiting changes, and undoing it removes it', async () => {
    const content = await create('Etiketlenen', { state: 'published', tags: ['Deniz'] });
    const pending = await writePending(content, { body: 'Sonraki metin.' });
    const plain = await create('Zaten etiketli', { tags: ['tarım'] });
    const done = await change('addTag', [pending, plain], { tag: 'Tarım' });
    expect(outcomes(done)).toEqual(['changed', 'unchanged']);
    expect((await read(content.id)).tags).toEqual(['Deniz', 'Tarım']);
    expect(await edited(content.id)).toMatchObject({
      body: 'Sonraki metin.',
      tags: ['Deniz', 'Tarım'],
    });
    await undo(done);
    expect((await read(content.id)).tags).toEqual(['Deniz']);
    expect((await edited(content.id)).tags).toEqual(['Deniz']);
    expect((await read(plain.id)).tags).toEqual(['tarım']);
  });

  it('removes a tag, moves to another category, and undoing brings both back', async () => {
    const content = await create('Taşınan', { state: 'published', tags: ['İzmir', 'Deniz'] });
    const untagged = await change('removeTag', [content], { tag: 'izmir' });
    const first = await read(content.id);
    expect(first.tags).toEqual(['Deniz']);
    const moved = await change('move', [first], { category: 'makaleler' });
    expect((await read(content.id)).path).toBe('/makaleler/tasinan');
    await undo(moved);
    expect((await read(content.id)).path).toBe('/haberler/tasinan');
    // The undone move is a save too, so the earlier change cannot be undone any more.
    expect(outcomes(await undo(untagged))).toEqual(['conflict']);
    expect((await read(content.id)).tags).toEqual(['Deniz']);
  });

  it('deletes, and undoing it brings everything back to its address', async () => {
    const published = await create('Toplu silinen haber', { state: 'published' });
    const draft = await create('Toplu silinen taslak');
    const done = await change('delete', [published, draft]);
    expect(done.changed).toBe(2);
    expect(await publicStatus(published)).toBe(404);
    await undo(done);
    expect(await publicStatus(published)).toBe(200);
    expect(await read(draft.id)).toMatchObject({ state: 'draft', slug: draft.slug });
  });

  it('names what each content lacks, and changes the others', async () => {
    const ready = await create('Hazır');
    const empty = await create('Metni yok', { body: '' });
    const stale = await create('Başkası kaydetti');
    await call('PUT', `/api/contents/${stale.id}`, { ...written(stale), version: 1 }, other);
    const gone = await create('Silinmiş');
    await call('DELETE', `/api/contents/${gone.id}?version=1`);
    const { items, changed } = await change('publish', [ready, empty, stale, gone]);
    expect(changed).toBe(1);
    expect(items.map(({ title, outcome, reasons }) => ({ title, outcome, reasons }))).toEqual([
      { title: 'Hazır', outcome: 'changed', reasons: {} },
      {
        title: 'Metni yok',
        outcome: 'notReady',
        reasons: { body: 'Yayımlamadan önce metin yazılmalıdır.' },
      },
      { title: 'Başkası kaydetti', outcome: 'conflict', reasons: {} },
      { title: 'Silinmiş', outcome: 'gone', reasons: {} },
    ]);
    expect((await read(stale.id)).state).toBe('draft');
  });

  it('says what it did, and pins on the home page', async () => {
    const content = await create('Sabitlenen haber', { state: 'published' });
    const say = async (action: string) => {
      const { id, version } = await read(content.id);
      const reply = await call('POST', '/api/contents/bulk', { action, items: [{ id, version }] });
      return reply.json().message;
    };
    expect(await say('pin')).toBe('1 içerik güncellendi.');
    expect((await read(content.id)).pinned).toBe(true);
    expect(await say('unpin')).toBe('1 içerik güncellendi.');
    expect((await read(content.id)).pinned).toBe(false);
    expect(await say('archive')).toBe('1 içerik arşivlendi.');
    expect(await say('publish')).toBe('1 içerik yayımlandı.');
    expect(await say('delete')).toBe('1 içerik çöp kutusuna taşındı.');
  });

  it('does not add a thirteenth tag', async () => {
    const tags = Array.from({ length: 12 }, (_, n) => `Etiket ${n}`);
    const content = await create('On iki etiketli', { tags });
    const { items } = await change('addTag', [content], { tag: 'Fazla' });
    expect(items[0]).toMatchObject({
      outcome: 'notReady',
      reasons: { tags: 'Bir içerikte en çok 12 etiket olabilir.' },
    });
  });

  it('is not undone over the save of another user, nor by another user', async () => {
    const [one, two] = [await create('Geri alınmayan'), await create('Geri alınan')];
    const done = await change('publish', [one, two]);
    const url = `/api/contents/bulk/${done.undo}/undo`;
    expect((await call('POST', url, undefined, other)).statusCode).toBe(404);
    const saved = { ...written(one), body: 'Araya giren metin.', state: 'published', version: 2 };
    await call('PUT', `/api/contents/${one.id}`, saved, other);
    expect(outcomes(await undo(done))).toEqual(['conflict', 'changed']);
    expect(await read(one.id)).toMatchObject({ state: 'published', body: 'Araya giren metin.' });
    expect((await call('POST', url)).statusCode).toBe(404);
  });

  it('needs its value, and at most 500 contents', async () => {
    const content = await create('Eksik değer');
    const items = [{ id: content.id, version: 1 }];
    for (const [payload, field] of [
      [{ action: 'move', items }, 'category'],
      [{ action: 'addTag', items }, 'tag'],
      [{ action: 'publish', items: [] }, 'items'],
      [{ action: 'publish', items: Array.from({ length: 501 }, () => items[0]) }, 'items'],
    ] as const) {
      const reply = await call('POST', '/api/contents/bulk', payload);
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
    }
  });
});

describe('the trash', () => {
  const remove = async (content: Content) =>
    (await call('DELETE', `/api/contents/${content.id}?version=${content.version}`)).statusCode;
  const restore = async (id: string) => call('POST', `/api/contents/trash/${id}/restore`);
  const listed = async (url: string): Promise<string[]> =>
    (await call('GET', url)).json().data.map(({ title }: { title: string }) => title);

  it('has a deleted content, which is nowhere else', async () => {
    const title = 'Zümrüdüanka yuvası';
    const content = await create(title, { state: 'published', tags: ['Zümrüt'], author: 'Anka' });
    const draft = await create('Zümrüdüanka taslağı');
    expect([await remove(content), await remove(draft)]).toEqual([200, 200]);
    expect(await listed('/api/contents/trash')).toEqual(
      expect.arrayContaining([title, 'Zümrüdüanka taslağı']),
    );
    const { id } = content;
    for (const url of [
      `/api/contents/${id}`,
      `/api/contents/${id}/edit`,
      `/api/contents/${id}/revisions`,
      `/api/contents/by-slug/${content.slug}`,
      content.path,
      `/haberler/${id}`,
    ])
      expect((await call('GET', url)).statusCode, url).toBe(404);
    for (const url of [
      '/api/contents?pageSize=100',
      '/api/contents?pageSize=100&sort=-updatedAt',
      '/api/contents?q=Z%C3%BCmr%C3%BCd%C3%BCanka',
      '/api/contents/choices',
      '/api/contents/calendar?from=2026-11-01&to=2026-11-30',
      '/haberler',
      '/tum-icerikler?ara=Z%C3%BCmr%C3%BCd%C3%BCanka',
      '/haberler/rss.xml',
    ]) {
      const { body, statusCode } = await call('GET', url);
      expect(statusCode, url).not.toBe(500);
      expect(body, url).not.toMatch(/Zümrüdüanka (yuvası|taslağı)|"Anka"|"Zümrüt"/);
    }
    const saved = { ...written(content), version: 2 };
    expect((await call('PUT', `/api/contents/${id}`, saved)).statusCode).toBe(404);
    expect((await call('PUT', `/api/contents/${id}/pending`, saved)).statusCode).toBe(404);
    const link = { ...written(draft), translationOf: id, language: 'en' };
    expect((await call('POST', '/api/contents', link)).json().fields).toHaveProperty(
      'translationOf',
    );
  });

  it('gives its address away, and a restored content gets a free one', async () => {
    const content = await create('Tek adresli', { state: 'published', slug: 'tek-adresli' });
    const body = 'Sonraki.';
    await call('PUT', `/api/contents/${content.id}`, {
      ...written(content),
      slug: 'tek-adresli-yeni',
      body,
      state: 'published',
      version: 1,
    });
    await remove(await read(content.id));
    const next = await create('Tek adresli', { state: 'published' });
    expect(next.slug).toBe('tek-adresli');
    const again = await create('Tek adresli yeni', { state: 'published' });
    expect(again.slug).toBe('tek-adresli-yeni');
    const restored = await restore(content.id);
    expect(restored.json().data).toMatchObject({
      slug: 'tek-adresli-yeni-2',
      state: 'published',
      body,
    });
    expect(await publicStatus(restored.json().data)).toBe(200);
    expect(await publicStatus(next)).toBe(200);
  });

  it('keeps revisions, changes that wait and translations', async () => {
    const content = await create('Çöpten dönen', { state: 'published' });
    const english = await create('Back from the trash', {
      language: 'en',
      state: 'published',
      translationOf: content.id,
    });
    await remove(await writePending(content, { body: 'Bekleyen.' }));
    expect((await read(english.id)).translations).toEqual([]);
    await restore(content.id);
    expect((await read(english.id)).translations).toMatchObject([{ id: content.id }]);
    expect(await edited(content.id)).toMatchObject({ body: 'Bekleyen.' });
    const { data } = (await call('GET', `/api/contents/${content.id}/revisions`)).json();
    expect(data).toHaveLength(2);
  });

  it('keeps a scheduled content from being published; restored in time it is, else it is a draft', async () => {
    const publishedAt = '2026-11-21T06:00:00.000Z';
    const [early, late] = [
      await create('Zamanında dönen', { state: 'scheduled', publishedAt }),
      await create('Geç dönen', { state: 'scheduled', publishedAt }),
    ];
    await remove(early);
    await remove(late);
    await restore(early.id);
    const before = test.now.value;
    await setTime(new Date('2026-11-21T06:00:30.000Z'));
    await publishDue(operationOf(test.app.services, SYSTEM));
    expect((await restore(late.id)).json().data.state).toBe('draft');
    expect((await read(early.id)).state).toBe('published');
    await setTime(before);
  });

  it('keeps media in use, until the content is deleted permanently', async () => {
    const { db } = test.app.services;
    const { rows } = await db.execute<{ id: string }>(sql`insert into media
      (width, height, widths, original_name, bytes) values (640, 480, '{320,640}', 'kiyi.jpg', 1) returning id`);
    const mediaId = rows[0]?.id as string;
    const content = await create('Görselli', { cover: { mediaId, alt: 'Kıyı' } });
    await remove(content);
    const isUsed = () => db.select().from(contentMedia).where(eq(contentMedia.mediaId, mediaId));
    expect(await isUsed()).toHaveLength(1);
    const removed = db.execute(sql`delete from media where id = ${mediaId}`);
    await expect(removed).rejects.toThrow();
    expect((await call('DELETE', `/api/contents/trash/${content.id}`)).statusCode).toBe(200);
    expect((await restore(content.id)).statusCode).toBe(404);
    expect(await db.select().from(contents).where(eq(contents.id, content.id))).toEqual([]);
    expect(await isUsed()).toEqual([]);
  });

  it('is emptied by the nightly job after thirty days', async () => {
    const { services } = test.app;
    const [old, young] = [await create('Otuz günlük'), await create('Yirmi dokuz günlük')];
    await remove(old);
    const before = test.now.value;
    await setTime(new Date(before.getTime() + 86_400_000 + 1));
    await remove(young);
    test.now.value = new Date(before.getTime() + 30 * 86_400_000 + 1);
    await eraseOld(operationOf(services, SYSTEM), new AbortController().signal);
    await setTime(before);
    const titles = await listed('/api/contents/trash?pageSize=100');
    expect(titles).toContain('Yirmi dokuz günlük');
    expect(titles).not.toContain('Otuz günlük');
  });

  it('is in the audit log: deletion, restoring, permanent deletion', async () => {
    const content = await create('Denetlenen silme');
    await remove(content);
    await restore(content.id);
    await remove(await read(content.id));
    await call('DELETE', `/api/contents/trash/${content.id}`);
    const { rows } = await test.app.services.db.execute(
      sql`select action from audit_events where subject_id = ${content.id} order by seq`,
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'content.create',
      'content.delete',
      'content.recover',
      'content.delete',
      'content.erase',
    ]);
  });
});
