import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { Content } from './schema.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

type Method = 'POST' | 'PUT';
const call = (method: Method, url: string, payload: object) =>
  test.call({ method, url: `/api/contents${url}`, payload, headers: editor });
/** Without an address, as the editor sends a content whose address nobody typed. */
async function create(title: string, more: object = {}): Promise<Content> {
  const payload = { title, category: 'haberler', body: 'Bir cümle.', ...more };
  const reply = await call('POST', '', payload);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const inputOf = ({ title, category, body, version }: Content) => ({
  title,
  category,
  body,
  version,
});
const change = (content: Content, to: object) =>
  call('PUT', `/${content.id}`, { ...inputOf(content), state: content.state, ...to });
const autosave = (content: Content, to: object) =>
  call('PUT', `/${content.id}/pending`, { ...inputOf(content), auto: true, ...to });
const slugIn = (reply: { json: () => { data: Content } }) => reply.json().data.slug;
const status = async (path: string) => (await test.call({ method: 'GET', url: path })).statusCode;

describe('an address that nobody typed', () => {
  it('gets a number if another content has the same title', async () => {
    expect((await create('Aynı başlık', { state: 'published' })).slug).toBe('ayni-baslik');
    expect((await create('Aynı başlık')).slug).toBe('ayni-baslik-2');
    expect((await create('Aynı başlık', { state: 'published' })).slug).toBe('ayni-baslik-3');
  });

  it('follows the title of a draft, also when it is saved automatically', async () => {
    await create('Sahil yolu açıldı');
    const content = await create('Sahil yolu');
    const saved = await autosave(content, { title: 'Sahil yolu açıldı' });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(slugIn(saved)).toBe('sahil-yolu-acildi-2');
    // The same title again: the number stays, so that a preview that was sent stays true.
    const again = await autosave(saved.json().data, { title: 'Sahil yolu açıldı' });
    expect(slugIn(again)).toBe('sahil-yolu-acildi-2');
    const published = await change(again.json().data, { state: 'published' });
    expect(slugIn(published)).toBe('sahil-yolu-acildi-2');
  });

  it('stays as it is once visitors know it; another one is chosen by hand and redirects', async () => {
    const content = await create('İlk başlık', { state: 'published' });
    const renamed = await change(content, { title: 'Bambaşka başlık' });
    expect(slugIn(renamed)).toBe('ilk-baslik');
    const back = await change(renamed.json().data, { state: 'draft', title: 'Üçüncü başlık' });
    expect(slugIn(back)).toBe('ilk-baslik');
    await change(back.json().data, { state: 'published', slug: 'secilen-adres' });
    expect(await status('/haberler/ilk-baslik')).toBe(301);
    expect(await status('/haberler/secilen-adres')).toBe(200);
  });

  it('is made for a title without a Latin letter too', async () => {
    const titles = ['Привет', '!!! ???', '北京会议', '東京都庁'];
    const made: string[] = [];
    for (const title of titles) made.push((await create(title)).slug);
    expect(made).toEqual(['privet', 'icerik', 'icerik-2', 'icerik-3']);
    const content = await create('مرحبا', { state: 'published' });
    expect(await status(content.path)).toBe(200);
  });

  it('is free for each of many saves with the same title at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () =>
        call('POST', '', { title: 'Aynı anda yazılan', category: 'haberler' }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(201));
    expect(new Set(replies.map(slugIn)).size).toBe(12);
    const drafts: Content[] = [];
    for (let n = 0; n < 8; n += 1) drafts.push(await create(`Taslak ${n}`));
    const renamed = await Promise.all(
      drafts.map((one) => autosave(one, { title: 'Aynı anda yazılan' })),
    );
    expect(renamed.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(new Set([...replies, ...renamed].map(slugIn)).size).toBe(20);
  });
});

describe('a typed address', () => {
  it('that is in use is refused at its field, also for changes that are not published yet', async () => {
    const owner = await create('Adresin sahibi');
    const taken = { slug: 'Bu adres başka bir içerikte kullanılıyor.' };
    const payload = { title: 'Başka haber', category: 'haberler', slug: owner.slug };
    const refused = await call('POST', '', payload);
    expect([refused.statusCode, refused.json().fields]).toEqual([422, taken]);
    for (const state of ['draft', 'published']) {
      const content = await create('Adres isteyen', { state });
      const reply = await autosave(content, { slug: owner.slug, body: 'Yeni metin.' });
      expect([reply.statusCode, reply.json().fields]).toEqual([422, taken]);
    }
  });

  it('is kept while the title of the draft changes, and given up when it is emptied', async () => {
    const content = await create('Uzun bir başlık', { slug: 'kisa' });
    const renamed = await autosave(content, { title: 'Daha uzun bir başlık', slug: 'kisa' });
    expect(slugIn(renamed)).toBe('kisa');
    expect(slugIn(await autosave(renamed.json().data, { slug: '' }))).toBe('daha-uzun-bir-baslik');
  });
});
