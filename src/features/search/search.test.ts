import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { contents } from '../content/tables.server.ts';
import { findAlike, type PgQueryable } from './lexicon.server.ts';

let test: TestApp;
let editor: Record<string, string>;

interface Content {
  title: string;
  body?: string;
  summary?: string;
  category?: string;
  state?: string;
  on?: string;
  place?: string;
}
interface Saved {
  id: string;
  version: number;
  title: string;
  path: string;
}

const TODAY = '2026-11-20';
const timeOf = (day: string) => new Date(`${day}T09:00:00Z`);

/** Publishes an item through the API. The province of a visit is set in the database, because the API has no field for it yet. */
async function write({ on = TODAY, place = '', ...content }: Content): Promise<Saved> {
  test.now.value = timeOf(on);
  const headers = await test.signIn('editor');
  const reply = await test.call({
    method: 'POST',
    url: '/api/contents',
    headers,
    payload: { category: 'haberler', body: 'Metin.', state: 'published', ...content },
  });
  test.now.value = timeOf(TODAY);
  expect(reply.statusCode).toBe(201);
  const saved: Saved = reply.json().data;
  const { db } = test.app.services;
  if (place) await db.update(contents).set({ place }).where(eq(contents.id, saved.id));
  return saved;
}
/** How a row says that it comes from the archive. */
const ARCHIVED = /<span class="[^"]+">Arşiv<\/span>/;
const nameOf = ({ title }: Saved) => title;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  for (const content of LIBRARY) await write(content);
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const LIBRARY: Content[] = [
  { title: 'Okul raflarına yeni eser', body: 'Raflara yeni kitapları dizdik.', on: '2026-03-01' },
  { title: 'Bir kitap üzerine', category: 'makaleler', body: 'Okuma notu.', on: '2024-05-01' },
  { title: 'Kütüphane notları', body: 'Kitabımızdan bölümler.', on: '2025-05-01' },
  { title: 'İstanbul’da ulaşım', body: 'Vapur saatleri.' },
  { title: 'Sağlık ocağı açıldı', body: 'Köyde hekim var. Neredeler soruldu.' },
  { title: 'Rize’de çay alımı', body: 'Üretici çayın parasını bekliyor.' },
  { title: 'Çam ormanında yangın', body: 'Ormanda gönüllüler nöbet tuttu.' },
  { title: 'Ekonomi ve özgürlük', body: 'Ekonomide güven yatırımla gelir.' },
  { title: 'Belediye bütçesi', body: 'Belediyelerin gelirleri meclisin onayıyla artar.' },
  { title: 'Gelirler belediyesi', body: 'Meclis toplandı, belediye binası doldu.' },
  { title: 'Şehir planı', body: 'Planı açık veri olarak yayımladık. **Veri** herkesindir.' },
  { title: 'Vergi indir, salon aç', body: 'Üreticiye indirim.' },
  { title: 'Gizli taslak: mürdüm eriği', body: 'Taslakta bürdüm.', state: 'draft' },
  { title: 'Eski takvim: ahududu', body: 'Arşivlik.', state: 'archived' },
  { title: '<img src=x onerror=alert(1)> saldırgan', body: '"><script>alert(2)</script> zararlı' },
];

const at = (typed: string, more = '') => `/tum-icerikler?ara=${encodeURIComponent(typed)}${more}`;
let asked = 0;
/** Each search comes from another network, because searches per minute are limited for one network. */
const elsewhere = () => `10.0.${Math.floor(++asked / 250)}.${asked % 250}`;
const get = (url: string) => test.call({ method: 'GET', url, remoteAddress: elsewhere() });
/** The titles of the rows, in order, without the marks of matches. */
async function found(typed: string, more = ''): Promise<string[]> {
  const reply = await get(at(typed, more));
  expect(reply.statusCode).toBe(200);
  return [...reply.body.matchAll(/<h3[^>]*><a[^>]*>(.*?)<\/a><\/h3>/g)].map(([, title]) =>
    String(title).replace(/<\/?mark>/g, ''),
  );
}
const body = async (typed: string, more = '') => (await get(at(typed, more))).body;

describe('a visitor finds', () => {
  it.each([
    ['kitaplarımızdan', 'Bir kitap üzerine'],
    ['kitap', 'Okul raflarına yeni eser'],
    ['KİTAPLAR', 'Kütüphane notları'],
    ['İstanbul', 'İstanbul’da ulaşım'],
    ['ISTANBUL', 'İstanbul’da ulaşım'],
    ['istanbul', 'İstanbul’da ulaşım'],
    ['ıstanbul', 'İstanbul’da ulaşım'],
    ['i\u0307stanbul', 'İstanbul’da ulaşım'],
    ['İstanbul’dan', 'İstanbul’da ulaşım'],
    ['saglik', 'Sağlık ocağı açıldı'],
    ['cay', 'Rize’de çay alımı'],
    ['çay', 'Rize’de çay alımı'],
    ['belediyelerin', 'Gelirler belediyesi'],
    ['rizede', 'Rize’de çay alımı'],
  ])('by %s: %s', async (typed, title) => {
    expect(await found(typed)).toContain(title);
  });

  it('only items that contain every word', async () => {
    expect(await found('belediye bütçe')).toEqual(['Belediye bütçesi']);
    expect(await found('çay')).not.toContain('Çam ormanında yangın');
  });

  it('matches in titles before matches in texts, and newer before older items', async () => {
    expect(await found('kitap')).toEqual([
      'Bir kitap üzerine',
      'Okul raflarına yeni eser',
      'Kütüphane notları',
    ]);
  });

  it('matches in titles before matches in texts on every page, also for visits to provinces', async () => {
    const provinces = ['Van', 'Adana', 'İzmir', 'Muş', 'Bolu', 'Rize', 'Edirne'];
    const title: string[] = [];
    const text: string[] = [];
    for (const [i, place] of provinces.entries()) {
      const day = (month: string) => `2026-${month}-${10 + i}`;
      const visit = { category: 'ziyaretler', place };
      title.unshift(
        await write({ ...visit, title: `Ceviz günü ${i}`, on: day('05') }).then(nameOf),
      );
      text.unshift(
        await write({ ...visit, title: `Ziyaret ${i}`, body: 'Ceviz.', on: day('06') }).then(
          nameOf,
        ),
      );
    }
    expect([...(await found('ceviz')), ...(await found('ceviz', '&sayfa=2'))]).toEqual([
      ...title,
      ...text,
    ]);
  });

  it('matches in the title first, then in the summary, then in the text; in each of them, adjacent words before separate ones', async () => {
    const apart = 'Su az. Ancak kuyu çok derin, hem de eski.';
    for (const content of [
      { title: 'Gediz 1', body: 'Orada derin kuyu açıldı.', on: '2026-01-01' },
      { title: 'Gediz 2', body: apart, on: '2026-02-01' },
      { title: 'Gediz 3', summary: 'Bir derin kuyu.', on: '2026-01-02' },
      { title: 'Gediz 4', summary: apart, on: '2026-02-02' },
      { title: 'Gediz 5: derin kuyu', on: '2026-01-03' },
      { title: 'Gediz 6: kuyu ne kadar derin?', on: '2026-02-03' },
      { title: 'Gediz 7: derin bir kuyu', on: '2026-01-04' },
    ])
      await write(content);
    const order = (await found('derin kuyu')).map((title) => title.slice(6, 7)).join('');
    expect(order).toBe('5673412');
  });

  it('archived items only on request, and marked as archived', async () => {
    await write({ title: 'Nehir hakkı ile dere hakkı', state: 'archived', on: '2019-05-01' });
    await write({ title: 'Nehir hakkı', on: '2026-05-01' });
    expect(await found('nehir hakkı')).toEqual(['Nehir hakkı']);
    const html = await body('nehir hakkı');
    expect(html).toContain('Arşivde de ara (1)');
    expect(html).toContain('&amp;arsiv=1"');
    expect(html).not.toMatch(ARCHIVED);
    expect(await found('nehir hakkı', '&arsiv=1')).toEqual([
      'Nehir hakkı',
      'Nehir hakkı ile dere hakkı',
    ]);
    const whole = await body('nehir hakkı', '&arsiv=1');
    expect(whole.match(new RegExp(ARCHIVED, 'g'))).toHaveLength(1);
    expect(whole).toContain('Arşivi çıkar');
    expect(await found('nehir', '&arsiv=1&yil=2019')).toEqual(['Nehir hakkı ile dere hakkı']);
  });

  it('the number of archived matches when there is no other match', async () => {
    const html = await body('ahududu');
    expect(html).toContain('Aramaya uyan içerik yok');
    expect(html).toContain('Arşivde 1 içerik var.');
    expect(html).toContain('arsiv=1">Arşivde de ara</a>');
    expect(await found('ahududu', '&arsiv=1')).toEqual(['Eski takvim: ahududu']);
    expect(await body('takvim ahudud')).not.toContain('gösteriliyor');
  });

  it('adjacent words with quotation marks', async () => {
    expect(await found('meclisin onayı')).toEqual(['Belediye bütçesi']);
    expect(await found('"gelirleri meclisin"')).toEqual(['Belediye bütçesi']);
    expect(await found('"meclisin gelirleri"')).toEqual([]);
    expect(await found('“ekonomi ve özgürlük”')).toEqual(['Ekonomi ve özgürlük']);
  });

  it('items without the words that have a minus in front', async () => {
    expect(await found('belediye -bütçe')).toEqual(['Gelirler belediyesi']);
  });

  it('within a category and a year', async () => {
    expect(await found('kitap', '&kategori=makaleler')).toEqual(['Bir kitap üzerine']);
    expect(await found('kitap', '&yil=2025')).toEqual(['Kütüphane notları']);
    expect(await found('kitap', '&kategori=makaleler&yil=2025')).toEqual([]);
    expect(await body('kitap', '&kategori=makaleler&yil=2025')).toContain('Süzgeçsiz ara');
  });

  it('the captions of pictures and the texts of links, but not their addresses', async () => {
    const picture = '![Heykel](/media/x/zzadres.webp "Köpekbalığı iskelede")';
    await write({
      title: 'Pul sergisi',
      body: `${picture}\n\n[Filateli](/haberler/zzyol) derneği.`,
    });
    expect(await found('köpekbalıkları')).toEqual(['Pul sergisi']);
    expect(await body('köpekbalığı')).toContain('<mark>Köpekbalığı</mark> iskelede');
    expect(await found('filateli derneği')).toEqual(['Pul sergisi']);
    expect(await found('zzadres')).toEqual([]);
    expect(await found('zzyol')).toEqual([]);
  });

  it('an item as soon as it is published, and not after it is unpublished', async () => {
    const content = await write({ title: 'Karamürsel sepeti' });
    expect(await found('karamürsel')).toEqual(['Karamürsel sepeti']);
    const url = `/api/contents/${content.id}?version=${content.version}`;
    await test.call({ method: 'DELETE', url, headers: editor });
    expect(await found('karamürsel')).toEqual([]);
  });

  it('neither drafts nor archived items', async () => {
    for (const typed of ['mürdüm', 'murdum', 'bürdüm', '"gizli taslak"', 'ahududu']) {
      expect(await found(typed)).toEqual([]);
      expect(await body(typed.slice(0, -1))).not.toMatch(
        /mürdüm eriği|bürdüm\b.*eki|ahududu\b.*tak/,
      );
    }
    const reply = await get('/api/contents?q=m%C3%BCrd%C3%BCm');
    expect(reply.json()).toMatchObject({ data: [], total: 0 });
  });
});

describe('a misspelled word', () => {
  it.each([
    ['ekonmi', 'ekonomi'],
    ['ekoonomi', 'ekonomi'],
    ['ekenomi', 'ekonomi'],
    ['ekonmoi', 'ekonomi'],
    ['belediyye', 'belediye'],
    ['saglk', 'sağlık'],
  ])('%s is corrected to %s, and the page shows this', async (typed, meant) => {
    const html = await body(typed);
    expect(html).toContain(`“${meant}” için sonuçlar; aranan: “${typed}”`);
    expect(await found(typed)).toEqual(await found(meant));
  });

  it('is corrected among other words, which are not changed', async () => {
    expect(await body('Belediye "bütcce"')).toContain('“bütçe” için sonuçlar; aranan: “bütcce”');
    expect(await found('Belediye "bütcce"')).toEqual(['Belediye bütçesi']);
  });

  it('is not corrected when it occurs in some text', async () => {
    expect(await body('çam')).not.toContain('aranan:');
  });

  it.each(['Iğdır', 'IĞDIR', 'igdir', 'Iğdır’da', 'ığdırlılar', 'Sason', 'sasonda'])(
    '%s is not corrected: it is a province or a district',
    async (typed) => {
      expect(await found('indir')).toEqual(['Vergi indir, salon aç']);
      expect(await found(typed)).toEqual([]);
      const html = await body(typed);
      expect(html).toContain('Aramaya uyan içerik yok');
      expect(html).not.toContain('aranan:');
    },
  );

  // "nerede" is a stop word, but the published "neredeler" looks like a form of it.
  it.each(['noerede', 'noerede belediye'])('%s is not corrected to a stop word', async (typed) => {
    const reply = await get(at(typed));
    expect(reply.statusCode).toBe(200);
    expect(reply.body).not.toContain('“nerede” için sonuçlar');
  });

  it('can be the beginning of a word', async () => {
    expect(await found('özgü')).toEqual(['Ekonomi ve özgürlük']);
  });

  it('of more than twenty letters is not corrected, and long ones together only a few', async () => {
    const { $client: pool } = test.app.services.db;
    const tried: number[] = [];
    const db: PgQueryable = {
      query: (statement) => {
        tried.push((statement.values[1] as string[]).length);
        return pool.query(statement);
      },
    };
    const long = (letters: number) => 'ekonomi'.repeat(10).slice(0, letters);
    await findAlike(db, [long(40), long(30), long(21)]);
    expect(tried).toEqual([]);
    const found = await findAlike(db, [long(20), long(19), 'ekonmi', long(18)]);
    expect(found[2]?.map(({ spelling }) => spelling)).toContain('ekonomi');
    expect(tried).toHaveLength(1);
    expect(tried[0]).toBeLessThanOrEqual(1650);
  });

  it('that cannot be corrected finds nothing, and the page suggests what to do', async () => {
    const html = await body('xqzwkj');
    expect(html).toContain('Aramaya uyan içerik yok');
    expect(html).toContain('Yazımı kontrol edin.');
    expect(html).toContain('value="xqzwkj"');
  });
});

describe('the page of results', () => {
  it('marks the matches in the title and in an excerpt', async () => {
    const html = await body('kitap');
    expect(html).toContain('Bir <mark>kitap</mark> üzerine');
    expect(html).toContain('Raflara yeni <mark>kitapları</mark> dizdik.');
    expect(await body('veri')).toMatch(/<mark>Veri<\/mark> herkesindir/);
  });

  it('has a title of its own, keeps the typed text in its field, and is excluded from search engines', async () => {
    const reply = await get(at('kitap'));
    expect(reply.body).toContain('<title>“kitap” araması');
    expect(reply.body).toMatch(/<input[^>]*name="ara"[^>]*value="kitap"/);
    expect(reply.body).toMatch(/<meta name="robots" content="noindex/);
    expect((await get('/en/tum-icerikler?ara=kitap')).body).toContain('Search for “kitap”');
  });

  it('shows markup in the search text as text', async () => {
    const html = await body('saldırgan');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; <mark>saldırgan</mark>');
    expect(await body('zararlı')).not.toContain('<script>alert');
    const typed = await body('"><script>alert(3)</script>');
    expect(typed).not.toContain('<script>alert');
    expect(typed).toContain('&quot;&gt;&lt;script&gt;alert(3)&lt;/script&gt;');
  });

  it('has several pages, and no page after the last', async () => {
    for (let n = 1; n <= 14; n++) await write({ title: `Zeytin ${n}. hasat`, on: '2026-10-01' });
    expect(await found('zeytin')).toHaveLength(12);
    const second = await found('zeytin', '&sayfa=2');
    expect(second).toHaveLength(2);
    expect(await body('zeytin')).toContain('ara=zeytin&amp;sayfa=2');
    expect(await found('zeytin')).not.toContain(second[0]);
    expect((await get(at('zeytin', '&sayfa=3'))).statusCode).toBe(404);
  });
});

describe('every input gets a helpful page', () => {
  it.each([
    ['   ', 'Ne arayalım?'],
    ['"', 'Aramada harf ya da rakam olmalı.'],
    ['🙂', 'Aramada harf ya da rakam olmalı.'],
    ['& | ! ( ) :* <->', 'Aramada harf ya da rakam olmalı.'],
    ['%', 'Aramada harf ya da rakam olmalı.'],
    ['\\', 'Aramada harf ya da rakam olmalı.'],
    ['\0', 'Aramada harf ya da rakam olmalı.'],
    ['-kitap', 'Yalnızca çıkarılacak sözcük yazdınız. Aranacak bir sözcük de ekleyin.'],
    ['-a -b -c -ç -d -e -f -"g h"', 'Yalnızca çıkarılacak sözcük yazdınız.'],
    ['-a -b -c -ç -d -e -f -g -ğ -h -ı -i -j kitap', 'Bir <mark>kitap</mark> üzerine'],
    ['a', 'Arama çok kısa'],
    ['ve bu için', 'Yalnızca çok sık geçen sözcükler'],
    ['icin', 'Aramaya uyan içerik yok'],
    ['k'.repeat(201), 'En çok 200 karakterle arayabilirsiniz.'],
    ['k'.repeat(1500), 'Arama çok uzun'],
    ["kitap' | 'x':*", 'Aramaya uyan içerik yok'],
    ['$t(site:frame.home) {{typed}}', '{{typed}}'],
  ])('%j: %s', async (typed, sentence) => {
    const reply = await get(at(typed));
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(sentence);
  });

  it('an empty field shows the list without a search', async () => {
    expect((await get('/tum-icerikler?ara=')).body).toContain('<h1>Tüm içerikler</h1>');
  });

  it.each(['%00', '%ED%A0%80', '%FF%FE', '%u0041', '+', '%22%22%22'])('?ara=%s', async (raw) => {
    expect((await get(`/tum-icerikler?ara=${raw}`)).statusCode).toBe(200);
  });

  it('names the sort order only when there are results', async () => {
    expect(await body('kitap')).toContain('<p class="lede">');
    for (const typed of ['xqzwkj', '-kitap', 'a']) {
      expect(await body(typed)).not.toContain('<p class="lede">');
    }
  });

  it('at most 200 characters of the input are repeated', async () => {
    const plain = (await body('a')).length;
    const unit = fc.constantFrom('"', '&', '<', "'", '🙂', 'ğ', ' ', 'k', '-', '%');
    const long = fc.string({ unit, minLength: 201, maxLength: 320 });
    await fc.assert(
      fc.asyncProperty(long, async (typed) => {
        // A character has at most twelve bytes in an address, and the page contains it in about twenty places.
        expect((await body(`k${typed}k`)).length).toBeLessThan(plain + 200 * 12 * 20);
      }),
      { numRuns: 40 },
    );
    expect((await body('"'.repeat(600))).length).toBeLessThan(plain + 200 * 12 * 20);
    expect(await body('k'.repeat(1500))).not.toContain('k'.repeat(201));
  });

  const nasty = fc.string({ unit: 'binary', maxLength: 120 });
  const syntax = fc
    .array(
      fc.constantFrom(
        'kitap',
        'belediye',
        '"',
        '-',
        "'",
        '&',
        '|',
        '!',
        ':*',
        '\\',
        '(',
        '%',
        ' ',
        'ı',
        '’',
      ),
    )
    .map((parts) => parts.join(''));

  it('a search never causes a server error, on the page or in the API', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(nasty, syntax), async (text) => {
        const typed = text.toWellFormed();
        expect((await get(at(typed))).statusCode).toBe(200);
        const { statusCode } = await get(`/api/contents?q=${encodeURIComponent(typed)}`);
        expect([200, 422]).toContain(statusCode);
        const url = `/api/contents?sort=title&q=${encodeURIComponent(typed)}`;
        const { statusCode: staff } = await test.call({ method: 'GET', url, headers: editor });
        expect([200, 422]).toContain(staff);
      }),
      { numRuns: 150 },
    );
  });
});

it('a search that takes too long is refused, and the next one is answered', async () => {
  const other = await test.app.services.db.$client.connect();
  await other.query('begin; lock table content_search in access exclusive mode');
  try {
    const refused = await get(at('kitap'));
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
  } finally {
    await other.query('rollback');
    other.release();
  }
  expect(await found('kitap')).not.toEqual([]);
});

describe('clients of the API', () => {
  const titles = async (url: string, headers = {}) =>
    (await test.call({ method: 'GET', url, headers, remoteAddress: elsewhere() }))
      .json()
      .data.map(({ title }: { title: string }) => title);

  it('find the same as visitors, in the same order', async () => {
    expect(await titles('/api/contents?q=kitap')).toEqual(await found('kitap'));
    expect(await titles('/api/contents?q=ekonmi')).toEqual(await found('ekonmi'));
    expect(await titles('/api/contents?q=kitap&year=2025')).toEqual(['Kütüphane notları']);
  });

  it('can choose the sort order', async () => {
    expect(await titles('/api/contents?q=kitap&sort=title')).toEqual([
      'Bir kitap üzerine',
      'Kütüphane notları',
      'Okul raflarına yeni eser',
    ]);
  });

  it('of staff find drafts and archived items too, also by the beginning of a word', async () => {
    expect(await titles('/api/contents?q=m%C3%BCrd', editor)).toEqual([
      'Gizli taslak: mürdüm eriği',
    ]);
    expect(await titles('/api/contents?q=ahud', editor)).toEqual(['Eski takvim: ahududu']);
    expect(await titles('/api/contents?q=ahud&state=published', editor)).toEqual([]);
  });
});
