import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { contents } from '../content/tables.server.ts';

let test: TestApp;
let headers: Record<string, string>;

const TODAY = '2026-11-20';
interface Content {
  title: string;
  body: string;
  on?: string;
}

async function write({ on = TODAY, ...content }: Content): Promise<{ id: string }> {
  test.now.value = new Date(`${TODAY}T09:00:00Z`);
  const payload = { category: 'haberler', state: 'published', ...content };
  const reply = await test.call({ method: 'POST', url: '/api/contents', headers, payload });
  expect(reply.statusCode).toBe(201);
  const { id } = reply.json().data;
  const publishedAt = new Date(`${on}T09:00:00Z`);
  await test.app.services.db.update(contents).set({ publishedAt }).where(eq(contents.id, id));
  return { id };
}

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  test.now.value = new Date(`${TODAY}T09:00:00Z`);
  headers = await test.signIn('editor');
  await write({
    title: 'Okul raflarına yeni eser',
    body: 'Raflara kitap dizdik.',
    on: '2026-03-01',
  });
  await write({ title: 'Bir kitap üzerine', body: 'Okuma notu.', on: '2024-05-01' });
  await write({ title: 'Kütüphane notları', body: 'Kitaptan bölümler.', on: '2025-05-01' });
  await write({ title: 'Liman açıldı', body: 'Vapur saatleri.', on: '2025-05-03' });
});
afterAll(() => test.close());

const at = (typed: string) => `/tum-icerikler?ara=${encodeURIComponent(typed)}`;
const get = (url: string) => test.call({ method: 'GET', url });
const body = async (typed: string) => (await get(at(typed))).body;
/** The titles of all results, in their order. */
const found = async (typed: string) =>
  [...(await body(typed)).matchAll(/<h3[^>]*><a href="[^"]*">(.*?)<\/a><\/h3>/g)].map(([, title]) =>
    String(title).replace(/<\/?mark>/g, ''),
  );

describe('letters of other languages', () => {
  beforeAll(async () => {
    await write({ title: 'Reunión del comité sobre educación', body: 'La reunión del comité.' });
    await write({ title: 'Große Straße für alle', body: 'Łódź, Smørrebrød.' });
    await write({ title: 'Azərbaycan ziyarəti', body: 'Cejna Newrozê.' });
  });

  it.each([
    ['reunion', 'Reunión del comité sobre educación'],
    ['educacion', 'Reunión del comité sobre educación'],
    ['comite', 'Reunión del comité sobre educación'],
    ['REUNIÓN', 'Reunión del comité sobre educación'],
    ['strasse', 'Große Straße für alle'],
    ['Straße', 'Große Straße für alle'],
    ['lodz', 'Große Straße für alle'],
    ['smorrebrod', 'Große Straße für alle'],
    ['azerbaycan', 'Azərbaycan ziyarəti'],
    ['newroze', 'Azərbaycan ziyarəti'],
  ])('%s finds “%s”', async (typed, title) => {
    expect((await found(typed))[0]).toBe(title);
    expect(await body(typed)).not.toContain('aranan:');
  });
});

describe('a word that is written like another one', () => {
  let other: { id: string };
  beforeAll(async () => {
    await write({ title: 'Ali Kurt ile söyleşi', body: 'Kurt, köyde büyüdü.' });
    await write({ title: 'Her ilan okunur', body: 'Asıl soru budur. We can stay here.' });
    other = await write({ title: 'Akşam programı', body: 'Müzik var.' });
  });

  it.each(['kürt', 'Kürt', 'KÜRT'])('%s does not find Kurt', async (typed) => {
    expect(await found('kurt')).toEqual(['Ali Kurt ile söyleşi']);
    expect(await found(typed)).toEqual([]);
  });

  it('finds its own content among those of the other word', async () => {
    const { db } = test.app.services;
    await db
      .update(contents)
      .set({ title: 'Kürt müziği gecesi', body: 'Kürtlerin türküleri.' })
      .where(eq(contents.id, other.id));
    expect(await found('kürt')).toEqual(['Kürt müziği gecesi']);
  });

  it.each(['IŞIL', 'staj', 'ibar'])('%s is not corrected by another letter', async (typed) => {
    expect(await found(typed)).toEqual([]);
    expect(await body(typed)).not.toContain('aranan:');
  });
});

describe('a date', () => {
  it.each([
    '1 Mart 2026',
    '01.03.2026',
    '1 Mart',
    '2026-03-01',
    'March 1, 2026',
    '1. März 2026',
    '1 de marzo de 2026',
    '1 Mart’ta',
  ])('%s finds what was published on that day', async (typed) => {
    expect((await found(typed))[0]).toBe('Okul raflarına yeni eser');
  });

  it('a month finds its contents, and words beside it narrow them', async () => {
    expect(await found('Mayıs 2024')).toEqual(['Bir kitap üzerine']);
    expect(await found('kitap Mayıs 2025')).toEqual(['Kütüphane notları']);
  });

  it.each(['31 Şubat 2026', '99.99.2026', '0 Mart'])('%s is no date', async (typed) => {
    expect((await get(at(typed))).statusCode).toBe(200);
  });
});
