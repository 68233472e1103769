import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { Content } from '../schema.ts';

let test: TestApp;
let editor: Record<string, string>;
const made: Content[] = [];
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
  for (let day = 1; day <= 7; day++)
    made.push(
      await create({
        title: `Kıyı ${day}`,
        publishedAt: `2026-10-0${day}T09:00:00Z`,
        category: day % 2 ? 'haberler' : 'makaleler',
        tags: day === 3 ? ['deniz', 'çevre'] : [],
        author: day === 4 ? 'Elif Karahan' : '',
        ...(day === 5 && { language: 'de' }),
        ...(day === 6 && { body: 'Martılar geldi. **Güzel** bir gün.' }),
      }),
    );
  await create({ title: 'Taslak olan', state: 'draft' });
  await create({ title: 'Geçen yıl', publishedAt: '2025-03-01T09:00:00Z', category: 'ziyaretler' });
});
afterAll(() => test.close());

async function create(fields: object): Promise<Content> {
  const payload = { category: 'haberler', body: 'Bir metin.', state: 'published', ...fields };
  const reply = await test.call({ method: 'POST', url: '/api/contents', payload, headers: editor });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const read = (query = '', headers = {}) =>
  test.call({ method: 'GET', url: `/api/published${query}`, headers });
interface Page {
  data: { id: string; title: string; url: string; tags: string[] }[];
  next: string | null;
}
async function page(query: string): Promise<Page> {
  const reply = await read(query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const titles = async (query: string) => (await page(query)).data.map(({ title }) => title);

describe('the reading API for other programs', () => {
  it('shows published contents by category, tag, language, author, year and date', async () => {
    expect(await titles('?category=makaleler')).toEqual(['Kıyı 6', 'Kıyı 4', 'Kıyı 2']);
    expect(await titles('?tag=deniz')).toEqual(['Kıyı 3']);
    expect(await titles('?language=de')).toEqual(['Kıyı 5']);
    expect(await titles(`?author=${encodeURIComponent('Elif Karahan')}`)).toEqual(['Kıyı 4']);
    expect(await titles('?year=2025')).toEqual(['Geçen yıl']);
    expect(await titles('?since=2026-10-06T09:00:00Z')).toEqual(['Kıyı 7', 'Kıyı 6']);
    expect(await titles('?q=mart%C4%B1')).toEqual(['Kıyı 6']);
    expect(await titles('?q=taslak')).toEqual([]);
    expect((await page('')).data).toHaveLength(8);
  });

  it('goes through pages without repeats, also when a content is published meanwhile', async () => {
    const seen: string[] = [];
    let next: string | null = null;
    do {
      const { data, next: following }: Page = await page(
        `?limit=3${next ? `&cursor=${next}` : ''}`,
      );
      seen.push(...data.map(({ title }) => title));
      if (seen.length === 3) await create({ title: 'Arada yayımlanan' });
      next = following;
    } while (next);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((day) => `Kıyı ${day}`).concat('Geçen yıl'));
    const first = await page('?q=k%C4%B1y%C4%B1&limit=5');
    const second = await page(`?q=k%C4%B1y%C4%B1&limit=5&cursor=${first.next}`);
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(7);
    expect(second.next).toBeNull();
  });

  it('shows a content with its text by its address, a draft never', async () => {
    const { data } = (await read(`/${made[5]?.slug}`)).json();
    expect(data).toMatchObject({
      title: 'Kıyı 6',
      url: `http://ufuk.test${made[5]?.path}`,
      body: 'Martılar geldi. **Güzel** bir gün.',
      html: expect.stringContaining('<strong>Güzel</strong>'),
      publishedAt: '2026-10-06T09:00:00.000Z',
      state: 'published',
    });
    expect((await read('/taslak-olan')).statusCode).toBe(404);
    expect((await read('/taslak-olan', editor)).statusCode).toBe(404);
    expect(JSON.stringify(await page('?limit=50'))).not.toContain('Taslak olan');
  });

  it('names the field of a wrong filter', async () => {
    for (const [query, field] of [
      ['?category=yok', 'category'],
      ['?cursor=bozuk', 'cursor'],
      [`?cursor=${Buffer.from('[1,"x"]').toString('base64url')}`, 'cursor'],
      [`?cursor=${Buffer.from('[1e99,"x"]').toString('base64url')}`, 'cursor'],
      [`?cursor=${Buffer.from('5').toString('base64url')}`, 'cursor'],
      [`?q=deniz&cursor=${Buffer.from('100000').toString('base64url')}`, 'cursor'],
      ['?q=deniz&tag=deniz', 'tag'],
      ['?limit=51', 'limit'],
      ['?since=yesterday', 'since'],
      ['?since=9999-99-99T00:00:00Z', 'since'],
      ['?tag=%00', 'tag'],
    ] as const) {
      const reply = await read(query);
      expect([query, reply.statusCode]).toEqual([query, 422]);
      expect(Object.keys(reply.json().fields), query).toEqual([field]);
    }
  });

  it('can be read by scripts of every site, and asked again with an ETag', async () => {
    for (const query of ['', '?limit=2', `/${made[0]?.slug}`]) {
      const first = await read(query);
      expect(first.headers['access-control-allow-origin'], query).toBe('*');
      expect(first.headers['access-control-allow-credentials'], query).toBeUndefined();
      const headers = { 'if-none-match': String(first.headers.etag) };
      expect((await read(query, headers)).statusCode, query).toBe(304);
    }
    const refused = await read('?limit=0');
    expect(refused.headers['access-control-allow-origin']).toBe('*');
  });

  it('is current at once, and a stranger cannot fill the cache', async () => {
    const { cache } = test.app.services;
    await page('?category=makaleler');
    await create({ title: 'Yeni makale', category: 'makaleler' });
    expect((await titles('?category=makaleler'))[0]).toBe('Yeni makale');
    for (const language of ['tr', 'de']) await page(`?category=haberler&language=${language}`);
    const before = cache.size;
    for (let n = 0; n < 20; n++) {
      await page(`?year=${2000 + n}`);
      await page(`?limit=${n + 21}`);
      await page(`?tag=t${n}`);
      await page(`?language=de&category=haberler`);
      await read(`/yok-${n}`);
    }
    expect(cache.size).toBe(before);
  });
});
