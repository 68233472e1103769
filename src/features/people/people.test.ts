import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMedia } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { LOCALES, localePath } from '../../platform/i18n/locales.ts';
import { media } from '../media/tables.server.ts';
import { people } from './tables.server.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.services.db.delete(people);
  test.app.forgetAll();
});

const page = (url: string) => test.call({ method: 'GET', url });

async function addPerson(change: Partial<typeof people.$inferInsert> = {}): Promise<string> {
  const person = { slug: 'elif-sarper', name: 'Elif Sarper', boards: ['presidency'], ...change };
  const [row] = await test.app.services.db
    .insert(people)
    .values(person)
    .returning({ id: people.id });
  test.app.forgetAll();
  return (row as { id: string }).id;
}

const addChair = (change: Partial<typeof people.$inferInsert> = {}) =>
  addPerson({
    slug: 'defne-arikan',
    name: 'Defne Arıkan',
    duty: 'Genel Başkan',
    boards: ['chair', 'presidency', 'executive'],
    ...change,
  });

const addPicture = () => addMedia(test.app.services);

/** The structured data of a page, by its type. */
function dataOf(html: string, type: string) {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  const all = texts.map(([, json]) => JSON.parse(json as string));
  return all.find((data) => data['@type'] === type);
}

describe('a board', () => {
  it('shows its members in the order of the party, the chair first and larger', async () => {
    await addPerson({ slug: 'b', name: 'İkinci Üye', position: 2 });
    await addPerson({ slug: 'a', name: 'Birinci Üye', position: 1, province: 'İzmir' });
    await addPerson({ slug: 'c', name: 'Öteki Kurul', position: 0, boards: ['executive'] });
    await addChair({ position: 9 });
    const { body } = await page('/baskanlik-divani');
    const shown = [...body.matchAll(/<h[23] lang="tr"><a href="([^"]+)">/g)].map(([, url]) => url);
    expect(shown).toEqual(['/genel-baskan', '/kisiler/a', '/kisiler/b']);
    expect(body).toContain('<span class="count num">3</span> kişi');
    expect(body).not.toContain('Öteki Kurul');
  });

  it('begins with the chair, who is larger only on the page of the presidency', async () => {
    await addPerson({ slug: 'a', position: 1, boards: ['presidency', 'executive'] });
    await addChair({ position: 9 });
    const shown = async (url: string) =>
      [...(await page(url)).body.matchAll(/<(h[23]) lang="tr"><a href="([^"]+)">/g)].map(
        ([, level, path]) => `${level} ${path}`,
      );
    expect(await shown('/baskanlik-divani')).toEqual(['h2 /genel-baskan', 'h3 /kisiler/a']);
    expect(await shown('/merkez-yurutme-kurulu')).toEqual(['h3 /genel-baskan', 'h3 /kisiler/a']);
  });

  it('sorts members of equal position in Turkish alphabetical order', async () => {
    for (const name of ['Şule Ak', 'Çınar Ak', 'Sevgi Ak', 'Cem Ak'])
      await addPerson({ slug: name.charCodeAt(0).toString(), name, boards: ['executive'] });
    const { body } = await page('/merkez-yurutme-kurulu');
    expect([...body.matchAll(/">(\S+) Ak<\/a>/g)].map(([, name]) => name)).toEqual([
      'Cem',
      'Çınar',
      'Sevgi',
      'Şule',
    ]);
  });

  it('shows initials in Turkish capitals if there is no portrait', async () => {
    await addPerson({ name: 'yasemin ileri kaya' });
    expect((await page('/baskanlik-divani')).body).toContain('<span lang="tr">Yİ</span>');
  });

  it('without members shows a message, and is excluded from search engines', async () => {
    const { body, statusCode } = await page('/baskanlik-divani');
    expect(statusCode).toBe(200);
    expect(body).toContain('Bu kurulun üyeleri henüz girilmedi.');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('a portrait', () => {
  it('is the inline SVG if there is one, otherwise the picture', async () => {
    const portraitId = await addPicture();
    const { db } = test.app.services;
    await db.update(media).set({ inlineSvg: '<svg viewBox="0 0 8 10"><path d="M1 1"/></svg>' });
    await addChair({ portraitId });
    expect((await page('/genel-baskan')).body).toContain(
      'role="img" aria-label="Defne Arıkan, portre"><svg preserveAspectRatio="xMidYMin slice"',
    );
    await db.update(media).set({ inlineSvg: '' });
    test.app.forgetAll();
    for (const url of ['/genel-baskan', '/baskanlik-divani', '/']) {
      expect((await page(url)).body, url).toContain(`/media/${portraitId}/640.avif 640w`);
    }
  });

  it('of the chair is never an empty frame on the home page', async () => {
    await addChair();
    const { body } = await page('/');
    expect(body).toContain('aria-label="Genel Başkan Defne Arıkan, portre"');
    expect(body).toContain('<span lang="tr">DA</span>');
  });

  it('of the chair can be downloaded for the press in every stored format', async () => {
    const portraitId = await addPicture();
    await addChair({ portraitId });
    const { body } = await page('/genel-baskan');
    expect(body).toContain(`href="/media/${portraitId}/800.webp" download="defne-arikan.webp"`);
    expect(body).toContain(`href="/media/${portraitId}/800.avif" download="defne-arikan.avif"`);
    expect(body).toContain('800 × 1000 px');
    expect(body).toContain('href="/kisiler/defne-arikan/portre.jpg" download="defne-arikan.jpg"');
  });

  it('is a JPEG of 300 dpi for the press, made once and only for people with a portrait', async () => {
    const portraitId = await addPicture();
    const blue = { width: 800, height: 1000, channels: 3, background: '#0055aa' } as const;
    const stored = await sharp({ create: blue }).webp().toBuffer();
    await test.app.services.store.write(`media/${portraitId}/800.webp`, stored);
    await addChair({ portraitId });
    await addPerson({ slug: 'resimsiz' });
    const [one, two] = await Promise.all([
      page('/kisiler/defne-arikan/portre.jpg'),
      page('/kisiler/defne-arikan/portre.jpg'),
    ]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    expect(one.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(one.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 800,
      height: 1000,
      density: 300,
    });
    expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
    for (const wrong of ['resimsiz', 'yok', '%27--'])
      expect((await page(`/kisiler/${wrong}/portre.jpg`)).statusCode, wrong).toBe(404);
  });
});

describe('a person', () => {
  it('has a page at the slug; the id redirects there, and other addresses are 404', async () => {
    const id = await addPerson();
    const chairId = await addChair();
    expect((await page('/kisiler/elif-sarper')).statusCode).toBe(200);
    const moved = await page(`/en/kisiler/${id}`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/en/kisiler/elif-sarper']);
    expect((await page(`/kisiler/${chairId}`)).headers.location).toBe('/genel-baskan');
    for (const wrong of [
      'yok',
      '00000000-0000-4000-8000-000000000000',
      '%27--',
      'A',
      '%F0%9F%98%80',
    ])
      expect((await page(`/kisiler/${wrong}`)).statusCode, wrong).toBe(404);
  });

  it('who is the chair has one canonical address', async () => {
    await addChair();
    const { body, statusCode } = await page('/kisiler/defne-arikan');
    expect(statusCode).toBe(200);
    expect(body).toContain('<link rel="canonical" href="http://ufuk.test/genel-baskan"/>');
  });

  it('has a biography in which only Markdown is rendered', async () => {
    await addPerson({ biography: 'Bir **avukat**.\n\n<img src=x onerror=alert(1)>' });
    const { body } = await page('/kisiler/elif-sarper');
    expect(body).toContain('<strong>avukat</strong>');
    expect(body).not.toContain('<img src=x');
    expect(body).toContain('<meta name="description" content="Bir avukat."/>');
  });

  it('with markup in the name breaks neither the page nor the structured data', async () => {
    const name = '</script><script>alert(1)</script> "Ali" & Co';
    await addPerson({ name, duty: '"><b>üye' });
    for (const url of ['/kisiler/elif-sarper', '/baskanlik-divani']) {
      const { body } = await page(url);
      expect(body, url).not.toContain('<script>alert(1)');
      expect(body, url).not.toContain('<b>üye');
    }
    const data = dataOf((await page('/kisiler/elif-sarper')).body, 'Person');
    expect(data).toMatchObject({ name, jobTitle: '"><b>üye', worksFor: { name: 'ufuk.test' } });
  });

  it('is shown with the content that they wrote, until it is unpublished', async () => {
    await addPerson();
    const payload = {
      title: 'Kıyı hepimizin',
      category: 'makaleler',
      body: 'Metin.',
      state: 'published',
      author: 'Elif Sarper',
    };
    const sent = await test.call({
      method: 'POST',
      url: '/api/contents',
      payload,
      headers: editor,
    });
    const content = sent.json().data as { id: string; version: number; path: string };
    expect((await page('/kisiler/elif-sarper')).body).toContain(`href="${content.path}"`);
    await test.call({
      method: 'PUT',
      url: `/api/contents/${content.id}`,
      payload: { ...payload, state: 'draft', version: content.version },
      headers: editor,
    });
    expect((await page('/kisiler/elif-sarper')).body).not.toContain(`href="${content.path}"`);
  });

  it.each(LOCALES)('is shown in %s with Turkish words marked as Turkish', async (locale) => {
    await addPerson({
      duty: 'Hukuk İşleri',
      province: 'İzmir',
      biography: 'Avukat.',
      timeline: [{ year: '1984', text: 'Doğdu.' }],
    });
    const { body } = await page(localePath(locale, '/kisiler/elif-sarper'));
    const titles = { tr: 'Özgeçmiş', en: 'Biography', de: 'Lebenslauf', es: 'Biografía' };
    expect(body).toContain(`<h2>${titles[locale]}</h2>`);
    expect(body).not.toMatch(/\b(people|site|content|platform):[a-z]/);
    const turkish = locale === 'tr' ? '' : ' lang="tr"';
    expect(body).toContain(`<p class="cat"${turkish}>Hukuk İşleri</p>`);
    expect(body).toMatch(
      new RegExp(`<ol role="list" class="[^"]+"${turkish}><li[^>]*><b[^>]*>1984`),
    );
  });
});

describe('the chair’s page', () => {
  it('shows a message while there is no chair, and is excluded from search engines', async () => {
    const { body, statusCode } = await page('/genel-baskan');
    expect(statusCode).toBe(200);
    expect(body).toContain('Genel Başkan bilgisi henüz girilmedi.');
    expect(body).toContain('noindex');
  });
});
