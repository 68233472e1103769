import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../../tests/harness/test-app.ts';
import type { Content } from '../../schema.ts';

let test: TestApp;
let headers: Record<string, string>;
const written: Content[] = [];

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  for (const day of [1, 2, 3, 4, 5]) {
    test.now.value = new Date(`2026-11-0${day}T09:00:00Z`);
    headers = await test.signIn('editor');
    const payload = { title: `Gün ${day}`, category: 'makaleler', body: 'M.', state: 'published' };
    const reply = await test.call({ method: 'POST', url: '/api/contents', headers, payload });
    written.push(reply.json().data);
  }
});
afterAll(() => test.close());

/** The related contents on the page of the content of this day. */
async function relatedOf(day: number, prefix = ''): Promise<string> {
  const { path } = written[day - 1] as Content;
  const { body } = await test.call({ method: 'GET', url: prefix + path });
  return /<section class="[^"]*related.*?<\/section>/s.exec(body)?.[0] ?? '';
}
const titlesIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*><a[^>]*>(.*?)<\/a>/g)].map(([, title]) => title);

it('contents with nothing in common are followed by the three newest of the category, without itself', async () => {
  expect(titlesIn(await relatedOf(1))).toEqual(['Gün 5', 'Gün 4', 'Gün 3']);
  expect(titlesIn(await relatedOf(2))).toEqual(['Gün 5', 'Gün 4', 'Gün 3']);
  expect(titlesIn(await relatedOf(4))).toEqual(['Gün 5', 'Gün 3', 'Gün 2']);
});

it('they are in the language of the page', async () => {
  const turkish = await relatedOf(1);
  expect(turkish).toContain('href="/makaleler/gun-5"');
  expect(turkish).toContain('5 Kasım 2026');
  const english = await relatedOf(1, '/en');
  expect(english).toContain('href="/en/makaleler/gun-5"');
  expect(english).toContain('5 November 2026');
  expect(english).toContain('<h3 lang="tr">');
});

it('a changed title is shown at once, on all pages and in all languages', async () => {
  const { id, title, category, body, slug, state } = written[4] as Content;
  const { version } = (
    await test.call({ method: 'GET', url: `/api/contents/${id}`, headers })
  ).json().data;
  const reply = await test.call({
    method: 'PUT',
    url: `/api/contents/${id}`,
    headers,
    payload: { title: `${title}, yeni`, category, body, version, slug, state },
  });
  expect(reply.statusCode).toBe(200);
  for (const [day, prefix] of [
    [1, ''],
    [2, ''],
    [1, '/en'],
  ] as const)
    expect(titlesIn(await relatedOf(day, prefix))[0]).toBe('Gün 5, yeni');
});

it('contents of other categories come first if they share tags, place or words; translations do not', async () => {
  test.now.value = new Date('2026-11-06T09:00:00Z');
  const write = async (title: string, more: object = {}) => {
    const payload = { title, category: 'haberler', body: 'M.', state: 'published', ...more };
    const reply = await test.call({ method: 'POST', url: '/api/contents', headers, payload });
    expect(reply.statusCode).toBe(201);
    return reply.json().data as Content;
  };
  headers = await test.signIn('editor');
  const article = await write('Rizede çayın fiyatı', { place: 'Rize', tags: ['Tarım'] });
  written.push(article);
  await write('Kuru kayısı', { category: 'makaleler', tags: ['Tarım'] });
  await write('Tea in Rize', { language: 'en', place: 'Rize', translationOf: article.id });
  await write('Limanda bir gün', { category: 'ziyaretler', place: 'Rize' });
  for (const day of [1, 2, 3]) await write(`Başka konu ${day}`);
  const words = await write('Çaydaki fiyatlar', { category: 'raporlar' });
  const shown = titlesIn(await relatedOf(written.length));
  expect(shown.toSorted()).toEqual(
    ['Kuru kayısı', 'Limanda bir gün', 'Çaydaki fiyatlar'].toSorted(),
  );

  const url = `/api/contents/${words.id}?version=${words.version}`;
  const reply = await test.call({ method: 'DELETE', url, headers });
  expect(reply.statusCode).toBe(200);
  expect(titlesIn(await relatedOf(written.length))).not.toContain('Çaydaki fiyatlar');
});
