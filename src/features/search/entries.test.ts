import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { type Article, NO_TRANSLATIONS, type Translations } from '../documents/schema.ts';
import { documents, documentVersions } from '../documents/tables.server.ts';
import { meetings } from '../meetings/tables.server.ts';
import { people } from '../people/tables.server.ts';
import { searchEntries } from './tables.server.ts';

let test: TestApp;
const DAY = new Date('2026-11-20T09:00:00Z');

beforeAll(async () => {
  test = await openTestApp();
  const { db } = test.app.services;
  await db.insert(people).values([
    {
      slug: 'nalan-tekin',
      name: 'Nalan Tekin',
      duty: 'Hukuk işlerinden sorumlu üye',
      translations: { en: { duty: 'Member for legal affairs' } },
      province: 'Rize',
      biography: 'Baroda **yirmi** yıl avukatlık yaptı.',
      timeline: [{ year: '1998', text: 'Hopa’da büro açtı.' }],
    },
    { slug: 'defne-ar', name: 'Defne Ar', duty: 'Genel başkan', boards: ['chair'] },
  ]);
  await db.insert(meetings).values({
    slug: 'muhtarlar-bulusmasi',
    title: 'Muhtarlar buluşması',
    summary: 'Köy bütçesini konuşacağız.',
    body: '## Gündem\n\n- Sulama kanalı',
    place: 'Halk Eğitimi Merkezi',
    province: 'Iğdır',
    startsAt: new Date('2026-12-05T10:00:00Z'),
    endsAt: new Date('2026-12-05T12:00:00Z'),
    createdAt: DAY,
    updatedAt: DAY,
  });
  await adopt(1, 'Eski madde: haysiyet divanı', 'Divan beş kişidir.');
  await adopt(2, 'Bağımsız yargı', 'Mahkeme kararları &lt;gecikmeden&gt; <em>yayımlanır</em>.');
});
afterAll(() => test.close());

/** A version of the programme with one part and two articles; the last article has this title and text. */
async function adopt(number: number, title: string, text: string): Promise<void> {
  const { db } = test.app.services;
  const values = { fixed: 'programme', title: 'Parti programı', summary: 'Ne yapacağız?' } as const;
  const [row] = await db
    .insert(documents)
    .values({ ...values, updatedAt: DAY })
    .onConflictDoUpdate({ target: documents.fixed, set: { updatedAt: DAY } })
    .returning({ id: documents.id });
  const articles: Article[] = [
    { id: 'birinci-bolum', number: 'Birinci bölüm', title: 'Adalet', level: 2 },
    { id: 'madde-1', number: 'Madde 1', title: 'Kurumlar', level: 3 },
    { id: 'madde-2', number: 'Madde 2', title, level: 3 },
  ];
  const bodyHtml = `<p>Önsöz: ufuk açık.</p>
<h2 id="birinci-bolum">Birinci bölüm: Adalet</h2>
<h3 id="madde-1">Madde 1: Kurumlar</h3>\n<p>Sayıştay denetler.</p>
<h3 id="madde-2">Madde 2: ${title}</h3>\n<p>${text}</p>`;
  await db.insert(documentVersions).values({
    documentId: row?.id ?? '',
    number,
    adoptedOn: '2026-01-01',
    bodyHtml,
    articles,
    fileKey: `k${number}`,
    checksum: '',
    bytes: 1,
    pages: 1,
    createdAt: DAY,
  });
}

const at = (typed: string, more = '') => `/tum-icerikler?ara=${encodeURIComponent(typed)}${more}`;
async function pageOf(typed: string, more = ''): Promise<string> {
  const reply = await test.call({ method: 'GET', url: at(typed, more) });
  expect(reply.statusCode).toBe(200);
  return reply.body;
}
/** Address and name of each result that is neither content nor a page without an entry. */
async function found(typed: string, more = ''): Promise<string[]> {
  const html = await pageOf(typed, more);
  const entry = /<li><p class="[^"]*">(.*?)<\/p><h3[^>]*><a href="([^"]*)">(.*?)<\/a><\/h3>/g;
  return [...html.matchAll(entry)].flatMap(([, kind, path, title]) =>
    kind === 'Sayfa' ? [] : `${path} ${String(title).replace(/<\/?mark>/g, '')}`,
  );
}

const ARTICLE = '/parti-programi#madde-2 Madde 2: Bağımsız yargı';
const NALAN = '/kisiler/nalan-tekin Nalan Tekin';
const MEETING = '/toplantilar/muhtarlar-bulusmasi Muhtarlar buluşması';

describe('a document whose title is translated', () => {
  const words = (title: string, summary = '') => ({ title, summary });
  const translate = (translations: Translations) =>
    test.app.services.db.update(documents).set({ translations });

  it('is found by its words in each language, once, without a fragment', async () => {
    await translate({
      en: words('Party programme', 'What we will do about harbours.'),
      de: words('Parteiprogramm'),
      es: words(''),
    });
    expect(await found('harbours')).toEqual(['/parti-programi Party programme']);
    expect(await found('Parteiprogramm')).toEqual(['/parti-programi Parteiprogramm']);
    // Turkish before others.
    expect(await found('parti')).toContain('/parti-programi Parti programı');
    expect((await found('parti')).filter((one) => one.startsWith('/parti-programi '))).toHaveLength(
      1,
    );
    expect(await pageOf('harbours')).toMatch(/<h3 lang="en"><a href="\/parti-programi">/);
    const english = await test.call({ url: `/en${at('harbours')}` });
    expect(english.body).toMatch(/<h3><a href="\/en\/parti-programi">Party programme/);
  });

  it('is no longer found by words that were taken away', async () => {
    await translate(NO_TRANSLATIONS);
    expect(await found('harbours')).toEqual([]);
    expect(await found('parti programı')).toEqual(['/parti-programi Parti programı']);
  });
});

describe('a search also finds other pages than content', () => {
  it.each([
    ['yargı bağımsızlığı', ARTICLE],
    ['bağımsız yargı', ARTICLE],
    ['madde 2', ARTICLE],
    ['kararlarını gecikmeden', ARTICLE],
    ['sayistay', '/parti-programi#madde-1 Madde 1: Kurumlar'],
    ['önsöz', '/parti-programi Parti programı'],
    ['parti programı', '/parti-programi Parti programı'],
    ['nalan tekin', NALAN],
    ['avukat', NALAN],
    ['hopa', NALAN],
    ['genel başkan', '/genel-baskan Defne Ar'],
    ['muhtarlar', MEETING],
    ['sulama kanalı', MEETING],
    ['halk eğitimi', MEETING],
    ['Iğdır', MEETING],
  ])('by “%s”: %s', async (typed, entry) => {
    expect(await found(typed)).toEqual([entry]);
  });

  it('only with the text of the version in force', async () => {
    expect(await found('haysiyet divanı')).toEqual([]);
  });

  it('under the name of their group, with marked matches, and with place, duty or day', async () => {
    const html = await pageOf('yargı bağımsızlığı');
    expect(html).toContain('Madde 2: <mark>Bağımsız</mark> <mark>yargı</mark>');
    expect(await pageOf('gecikmeden')).toMatch(
      /<h2 id="bulunan-documents">Parti belgeleri <span class="num">1</,
    );
    expect(await pageOf('gecikmeden')).toContain('<mark>gecikmeden</mark>&gt; yayımlanır.');
    expect(await pageOf('hukuk')).toContain('<mark>Hukuk</mark> işlerinden sorumlu üye, Rize');
    expect(await pageOf('sulama')).toContain('5 Aralık 2026');
    expect(await pageOf('avukat')).toContain('Baroda yirmi yıl <mark>avukatlık</mark> yaptı.');
    expect(await pageOf('nalan')).toContain('Baroda yirmi yıl avukatlık yaptı.');
    const english = await test.call({ method: 'GET', url: `/en${at('gecikmeden')}` });
    expect(english.body).toContain('Party documents');
    expect(english.body).toContain('href="/en/parti-programi#madde-2"');
  });

  it('with the duty of a person in the language of the page, if it is translated', async () => {
    const kindOf = async (locale: string) => {
      const { body } = await test.call({ method: 'GET', url: `/${locale}${at('hukuk')}` });
      return /<p class="[^"]+">((?:(?!<\/p>).)*)<\/p><h3[^>]*><a[^>]*>Nalan Tekin/s.exec(body)?.[1];
    };
    expect(await kindOf('en')).toBe('Member for legal affairs, <span lang="tr">Rize</span>');
    expect(await kindOf('de')).toBe(
      '<span lang="tr"><mark>Hukuk</mark> işlerinden sorumlu üye</span>, <span lang="tr">Rize</span>',
    );
  });

  it('and does not correct the words as misspelled then', async () => {
    expect(await pageOf('sayıştay')).not.toContain('aranan:');
    expect(await pageOf('sayşıtay')).toContain('“sayıştay” için sonuçlar; aranan: “sayşıtay”');
    expect(await found('sayşıtay')).toEqual(['/parti-programi#madde-1 Madde 1: Kurumlar']);
  });

  it('but not with a filter for a year or a category', async () => {
    expect(await found('yargı', '&kategori=haberler')).toEqual([]);
  });

  it('with changed texts, and not with removed ones', async () => {
    const { db } = test.app.services;
    await db.update(people).set({ duty: 'Sayman' }).where(eq(people.slug, 'defne-ar'));
    expect(await found('sayman')).toEqual(['/genel-baskan Defne Ar']);
    expect(await found('genel başkan')).toEqual([]);
    await db.delete(people).where(eq(people.slug, 'defne-ar'));
    await db.delete(meetings);
    expect(await found('sayman')).toEqual([]);
    expect(await found('muhtarlar')).toEqual([]);
    await db.delete(documentVersions).where(eq(documentVersions.number, 2));
    expect(await found('haysiyet')).toEqual([
      '/parti-programi#madde-2 Madde 2: Eski madde: haysiyet divanı',
    ]);
    await db.delete(documents);
    expect(await db.select().from(searchEntries)).toHaveLength(1);
  });
});
