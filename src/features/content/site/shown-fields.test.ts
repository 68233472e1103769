import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMedia } from '../../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { tagsOf } from '../../../../tests/pages/html/tags.ts';
import { PAGE_IDS } from '../../../platform/markup/page-ids.ts';
import { people } from '../../people/tables.server.ts';
import type { Content } from '../schema.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

const page = async (url: string) => (await test.call({ method: 'GET', url })).body;
async function send(method: 'POST' | 'PUT', url: string, payload: object): Promise<Content> {
  const reply = await test.call({ method, url, payload, headers: editor });
  expect(reply.statusCode, reply.body).toBe(method === 'POST' ? 201 : 200);
  return reply.json().data;
}
const publish = (title: string, change: object = {}) =>
  send('POST', '/api/contents', {
    title,
    category: 'haberler',
    body: 'Metin.',
    state: 'published',
    ...change,
  });
const save = (content: Content, change: object) => {
  const { title, category, body, version, slug, state, language } = content;
  const fields = { title, category, body, version, slug, state, language };
  return send('PUT', `/api/contents/${content.id}`, { ...fields, ...change });
};

const addFile = (change: Parameters<typeof addMedia>[1] = {}) =>
  addMedia(test.app.services, {
    bytes: 2048,
    width: 1600,
    height: 900,
    widths: [320, 1280],
    ...change,
  });
const addPdf = (name: string) =>
  addFile({
    kind: 'file',
    type: 'application/pdf',
    fileName: `${name}.pdf`,
    name,
    pages: 24,
    bytes: 3_500_000,
    width: 640,
    height: 905,
    widths: [320, 640],
  });

/** The attributes of the elements of the page that match. */
const attributesOf = (html: string, name: string, having: Record<string, string>) =>
  tagsOf(html)
    .filter((tag) => tag.name === name)
    .map((tag) => tag.attributes)
    .filter((found) => Object.entries(having).every(([key, value]) => found[key] === value));
const metaOf = (html: string, property: string) =>
  attributesOf(html, 'meta', { property }).map(({ content }) => content);
const languagesOf = (html: string) =>
  attributesOf(html, 'link', { rel: 'alternate' })
    .filter(({ hreflang }) => hreflang)
    .map(({ hreflang, href }) => `${hreflang} ${href?.replace('http://ufuk.test', '')}`);
/** The links of the language menu, by language. */
const switcherOf = (html: string) => {
  const list = /<ul[^>]*data-languages="".*?<\/ul>/s.exec(html)?.[0] ?? '';
  return Object.fromEntries(
    attributesOf(list, 'a', {}).map(({ hreflang, href }) => [hreflang, href]),
  );
};
function dataOf(html: string) {
  const texts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const all = [...texts].flatMap(([, text]) => JSON.parse(text as string));
  const nodes = all.flatMap((one) => one['@graph'] ?? one);
  return nodes.find((one) => /Article$/.test(one['@type']));
}

describe('the page of a content', () => {
  it('links its author, who is a person of the party, and follows a change of that person', async () => {
    const [person] = await test.app.services.db
      .insert(people)
      .values({ slug: 'elif-su', name: 'Elif Su', boards: ['executive'] })
      .returning({ id: people.id });
    const { path } = await publish('Yazarı belli', { authorId: person?.id, place: 'Ayvalık' });
    const html = await page(path);
    expect(html).toContain('<a href="/kisiler/elif-su">Elif Su</a>');
    expect(html).toContain('Ayvalık');
    expect(dataOf(html)).toMatchObject({
      author: { '@type': 'Person', name: 'Elif Su', url: 'http://ufuk.test/kisiler/elif-su' },
      contentLocation: { name: 'Ayvalık' },
    });
    expect(await page('/kisiler/elif-su')).toContain(`href="${path}"`);
    await test.app.services.db.update(people).set({ boards: ['chair'] });
    test.app.services.invalidate(['people']);
    expect(await page(path)).toContain('<a href="/genel-baskan">Elif Su</a>');
  });

  it('shows the focal point and the credit of its cover', async () => {
    const mediaId = await addFile({ focusX: 12, focusY: 50 });
    const cover = { mediaId, alt: 'Kıyı', caption: 'Sabah', credit: 'Ada Deniz' };
    const html = await page((await publish('Kapaklı', { cover })).path);
    const [picture] = attributesOf(html, 'img', { alt: 'Kıyı' });
    expect(picture).toMatchObject({ 'data-focus-x': '1' });
    expect(picture).not.toHaveProperty('data-focus-y');
    expect(html).toMatch(/<figcaption>Sabah.*Ada Deniz/s);
    expect(dataOf(html).image).toMatchObject({ creditText: 'Ada Deniz' });
  });

  it('gives other sites its own title, text and picture', async () => {
    const mediaId = await addFile({ alt: 'Afiş' });
    const share = { title: 'Paylaşılan başlık', description: 'Kısaca', mediaId };
    const html = await page((await publish('Uzun başlık', { share, summary: 'Özet' })).path);
    expect(metaOf(html, 'og:title')).toEqual(['Paylaşılan başlık']);
    expect(metaOf(html, 'og:description')).toEqual(['Kısaca']);
    expect(metaOf(html, 'og:image')).toEqual([
      `http://ufuk.test/paylas/haberler/uzun-baslik.jpg?v=${mediaId.slice(0, 8)}-50-50`,
    ]);
    expect(metaOf(html, 'og:image:type')).toEqual(['image/jpeg']);
    expect(metaOf(html, 'og:image:height')).toEqual(['630']);
    expect(metaOf(html, 'og:image:alt')).toEqual(['Afiş']);
    expect(html).toContain('<title>Uzun başlık');
    const plain = await page((await publish('Düz başlık', { summary: 'Özet' })).path);
    expect(metaOf(plain, 'og:title')).toEqual(['Düz başlık']);
    expect(metaOf(plain, 'og:image')[0]).toMatch(/\/paylas\/haberler\/duz-baslik\.png$/);
  });

  it('has each id once, whatever the headings of the text are', async () => {
    const body = `${PAGE_IDS.map((id) => `## ${id}\n\nMetin.`).join('\n\n')}\n\n## Ekler\n\nMetin.`;
    const attachments = [
      { mediaId: await addPdf('Rapor'), title: '' },
      { mediaId: await addFile(OFFICE_FILE), title: '' },
    ];
    const fields = { category: 'raporlar', body, attachments, tags: ['kıyı'] };
    const { path } = await publish('Her başlık', fields);
    const html = await page(path);
    const ids = tagsOf(html).flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids).toContain('ekler-2');
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const inText = new Set([...body.matchAll(/^## (.+)$/gm)].map(([, name]) => name));
    // Those of the menu contain the id of an item.
    const own = ids.filter((id) => /^(?!menu-)[a-z0-9-]+$/.test(id) && !/-\d+$/.test(id));
    expect(own.filter((id) => !inText.has(id))).toEqual([]);
  });

  it('lists its attachments with type, size and pages, also in the feed', async () => {
    const [first, second] = [await addPdf('Ek bir'), await addFile(OFFICE_FILE)];
    const attachments = [
      { mediaId: first, title: '' },
      { mediaId: second, title: 'Veri <tablosu>' },
    ];
    const { path } = await publish('Ekli haber', { attachments });
    const html = await page(path);
    expect(html).toMatch(
      /<b>Ek bir<\/b>.*PDF, 3,3 MB, 24 sayfa.*Veri &lt;tablosu&gt;.*XLSX, 2 KB</s,
    );
    expect(html).toContain(`href="/media/${first}/Ek bir.pdf" data-viewer=`);
    expect(attributesOf(html, 'a', { href: `/media/${second}/veri.xlsx` })).toHaveLength(1);
    expect(dataOf(html).associatedMedia).toHaveLength(2);
    expect(await page('/haberler/rss.xml')).toContain(
      `<enclosure url="http://ufuk.test/media/${first}/Ek bir.pdf" length="3500000" type="application/pdf"/>`,
    );
  });
});

it('a picture cannot be an attachment, because it has no file to download', async () => {
  const attachments = [
    { mediaId: await addPdf('Belge'), title: '' },
    { mediaId: await addFile(), title: '' },
  ];
  const payload = { title: 'Görsel ekli', category: 'haberler', attachments };
  const reply = await test.call({ method: 'POST', url: '/api/contents', payload, headers: editor });
  expect(reply.statusCode).toBe(422);
  expect(reply.json().fields).toEqual({
    'attachments.1.mediaId': 'Görseller ek olamaz. Görseli metnin içine ekleyin.',
  });
});

const OFFICE_FILE = {
  kind: 'file' as const,
  type: 'application/vnd.ms-excel',
  fileName: 'veri.xlsx',
  width: 0,
  height: 0,
  widths: [],
};

it('a report and its row in the list show the first page, size and pages of its PDF', async () => {
  const [sheet, pdf] = [await addFile(OFFICE_FILE), await addPdf('rapor')];
  const attachments = [sheet, pdf].map((mediaId) => ({ mediaId, title: 'Tam metin' }));
  const { path } = await publish('Kıyı raporu', { category: 'raporlar', attachments });
  for (const url of [path, '/raporlar']) {
    const html = await page(url);
    expect(html, url).toContain('PDF, 3,3 MB, 24 sayfa');
    expect(html, url).toContain(`/media/${pdf}/320.avif 320w`);
    expect(attributesOf(html, 'a', { href: `/media/${pdf}/rapor.pdf`, download: '' })).toHaveLength(
      1,
    );
  }
  // The PDF is not listed a second time among the attachments.
  expect((await page(path)).match(/3,3 MB/g)).toHaveLength(1);
});

describe('tags', () => {
  it('lead from a content to the list of its tag, which follows every change', async () => {
    const content = await publish('Etiketli', { tags: ['Su & toprak', 'kıyı'] });
    const address = '/tum-icerikler?etiket=Su%20%26%20toprak';
    const html = await page(content.path);
    expect(attributesOf(html, 'a', { href: address })).toHaveLength(1);
    expect(metaOf(html, 'article:tag')).toEqual(['Su & toprak', 'kıyı']);
    expect(dataOf(html).keywords).toEqual(['Su & toprak', 'kıyı']);
    const list = await page(address);
    expect(list).toContain(`href="${content.path}"`);
    expect(list).toContain('<h1>Etiket: Su &amp; toprak</h1>');
    expect(attributesOf(list, 'link', { rel: 'canonical' })[0]?.href).toBe(
      `http://ufuk.test${address}`,
    );
    expect(await page(`${address}&kategori=haberler&yil=2026`)).toContain(content.path);
    expect(await page(`${address}&kategori=makaleler`)).not.toContain(content.path);
    expect(await page('/haberler/rss.xml')).toContain('<category>Su &amp; toprak</category>');
    await save(content, { tags: ['kıyı'] });
    expect(await page(address)).not.toContain(content.path);
  });

  it('that nobody uses have an empty list that search engines skip, and that a first use fills', async () => {
    const address = '/tum-icerikler?etiket=hi%C3%A7%20kimse';
    const empty = await page(address);
    expect(empty).toContain('Bu etiketi taşıyan yayımlanmış bir içerik yok.');
    expect(attributesOf(empty, 'meta', { name: 'robots', content: 'noindex' })).toHaveLength(1);
    const content = await publish('İlk kullanan', { tags: ['hiç kimse'] });
    expect(await page(address)).toContain(content.path);
  });

  it('that cannot exist are refused', async () => {
    for (const tag of ['%00', 'a'.repeat(41)]) {
      const reply = await test.call({ method: 'GET', url: `/tum-icerikler?etiket=${tag}` });
      expect(reply.statusCode, tag).toBe(404);
    }
  });
});

describe('translations', () => {
  it('link each other while they are public, in the head, the page and the language menu', async () => {
    const turkish = await publish('Kıyı kanunu');
    expect(languagesOf(await page(turkish.path))).toEqual([
      `tr ${turkish.path}`,
      `x-default ${turkish.path}`,
    ]);
    const english = await publish('The coast act', {
      category: 'english',
      translationOf: turkish.id,
      state: 'draft',
    });
    expect(await page(turkish.path)).not.toContain('the-coast-act');

    const published = await save(english, { state: 'published' });
    const own = [
      `tr ${turkish.path}`,
      'en /en/ufuk-eng/the-coast-act',
      `x-default ${turkish.path}`,
    ];
    for (const url of [turkish.path, '/en/ufuk-eng/the-coast-act']) {
      const html = await page(url);
      expect(languagesOf(html), url).toEqual(own);
      expect(attributesOf(html, 'link', { rel: 'canonical' })[0]?.href).toBe(
        `http://ufuk.test${url}`,
      );
      expect(dataOf(html), url).toMatchObject({
        url: `http://ufuk.test${url}`,
        mainEntityOfPage: { '@id': `http://ufuk.test${url}` },
      });
      expect(switcherOf(html), url).toMatchObject({
        tr: turkish.path,
        en: '/en/ufuk-eng/the-coast-act',
      });
    }
    expect(switcherOf(await page(turkish.path)).de).toBe(`/de${turkish.path}`);
    const inEnglish = await page(`/en${turkish.path}`);
    expect(attributesOf(inEnglish, 'link', { rel: 'canonical' })[0]?.href).toBe(
      `http://ufuk.test${turkish.path}`,
    );
    expect(dataOf(inEnglish)).toMatchObject({
      inLanguage: 'tr',
      workTranslation: [{ headline: 'The coast act', inLanguage: 'en' }],
    });
    const map = await page('/sitemaps/contents-1.xml');
    expect(map).toContain('<loc>http://ufuk.test/en/ufuk-eng/the-coast-act</loc>');
    expect(map).not.toContain('<loc>http://ufuk.test/ufuk-eng/the-coast-act</loc>');
    expect(map).toContain('hreflang="en" href="http://ufuk.test/en/ufuk-eng/the-coast-act"');

    await save(published, { state: 'draft' });
    expect(await page(turkish.path)).not.toContain('the-coast-act');
  });

  it('can be linked and separated without a new version, and only one for each language', async () => {
    const turkish = await publish('Bağlanan');
    const english = await publish('The linked one', { category: 'english' });
    const second = await publish('Another one', { category: 'english' });
    const link = (id: string, of: string | null) =>
      test.call({
        method: 'PUT',
        url: `/api/contents/${id}/translation`,
        payload: { of },
        headers: editor,
      });
    const linked = (await link(english.id, turkish.id)).json().data;
    expect(linked).toMatchObject({ version: english.version, translations: [{ id: turkish.id }] });
    expect(await page(turkish.path)).toContain(`href="/en${english.path}" hrefLang="en"`);
    for (const other of [turkish.id, english.id, second.id, crypto.randomUUID()]) {
      const refused = await link(second.id, other);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields).toHaveProperty('of');
    }
    expect((await link(crypto.randomUUID(), turkish.id)).statusCode).toBe(404);
    expect((await link(english.id, null)).json().data.translations).toEqual([]);
    expect(await page(turkish.path)).not.toContain(english.path);
  });

  it('have the language that was chosen for them, in their page, in lists and in feeds', async () => {
    const { path } = await publish('Die Küste', { language: 'de', author: 'Anna Weber' });
    expect(await page(path)).toMatch(/<main[^>]* lang="de"/);
    expect(await page(`/de${path}`)).not.toMatch(/<main[^>]* lang=/);
    expect(await page('/haberler')).toMatch(/<h3 lang="de"><a href="[^"]*">Die Küste/);
    expect(await page('/haberler/rss.xml')).toContain('<dc:language>de</dc:language>');
    expect(languagesOf(await page(path))).toEqual([
      `tr ${path}`,
      `de /de${path}`,
      `x-default ${path}`,
    ]);
  });
});

describe('the editor offers', () => {
  const offered = async (path: string) =>
    (await test.call({ method: 'GET', url: `/api/contents/${path}`, headers: editor })).json().data;

  it('the tags of all contents, the most used first, with any Turkish letters', async () => {
    await publish('Bir', { tags: ['Işık 100%', 'Sulama'] });
    await publish('İki', { tags: ['Sulama'], state: 'draft' });
    const all = (await offered('tags')) as { tag: string; count: number }[];
    expect(all.find(({ tag }) => tag === 'Sulama')?.count).toBe(2);
    expect(all.findIndex(({ tag }) => tag === 'Sulama')).toBeLessThan(
      all.findIndex(({ tag }) => tag === 'Işık 100%'),
    );
    expect(await offered('tags?q=%C4%B1%C5%9EIK')).toEqual([{ tag: 'Işık 100%', count: 1 }]);
    expect(await offered('tags?q=100%25')).toHaveLength(1);
    expect(await offered('tags?q=%25%25')).toEqual([]);
  });

  it('the people of the party as authors', async () => {
    await test.app.services.db
      .insert(people)
      .values({ slug: 'isil-gun', name: 'Işıl Gün', duty: 'Sözcü' });
    expect(await offered('authors?q=I%C5%9EIL')).toMatchObject([
      { name: 'Işıl Gün', duty: 'Sözcü' },
    ]);
  });
});

it('the home page shows pinned contents first, the last pinned one as the lead', async () => {
  const [older, newer] = [
    await publish('Önce sabitlenen', { publishedAt: '2026-01-02T09:00:00Z' }),
    await publish('Sonra sabitlenen', { publishedAt: '2026-01-01T09:00:00Z' }),
  ];
  test.now.value = new Date('2026-11-20T09:01:00Z');
  await publish('En yeni haber');
  const pinnedFirst = await save(older, { pinned: true, publishedAt: older.publishedAt });
  test.now.value = new Date('2026-11-20T09:02:00Z');
  const pinnedLast = await save(newer, { pinned: true, publishedAt: newer.publishedAt });
  const home = await page('/');
  const places = [newer.path, older.path, '/haberler/en-yeni-haber'].map((path) =>
    home.indexOf(path),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(home.split(newer.path)).toHaveLength(2);
  await save(pinnedLast, { pinned: false, publishedAt: newer.publishedAt });
  await save(pinnedFirst, { pinned: false, publishedAt: older.publishedAt });
  expect(await page('/')).not.toContain(newer.path);
});
