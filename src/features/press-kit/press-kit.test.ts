import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMedia } from '../../../tests/harness/library-files.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { LOCALES, localePath } from '../../platform/i18n/locales.ts';
import { media } from '../media/tables.server.ts';
import { UNNAMED_PARTY } from '../party/operations.server.ts';
import { party } from '../party/tables.server.ts';
import { people } from '../people/tables.server.ts';
import { pressKit, pressKitPictures } from './tables.server.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.app.services;
  for (const table of [pressKitPictures, pressKit, people, party, media]) await db.delete(table);
  test.app.forgetAll();
});

const NO_TEXT = { tr: '', en: '', de: '', es: '' };
const call = (method: 'GET' | 'PUT', payload?: object) =>
  test.call({ method, url: '/api/press-kit', headers, ...(payload && { payload }) });
const read = async () => (await call('GET')).json().data;
async function saved(change: object = {}) {
  const reply = await call('PUT', { ...(await read()), ...change });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}
const readEvents = async () =>
  (await test.call({ url: '/api/audit?action=pressKit.update', headers })).json();
const visit = (url = '/basin-kiti') => test.call({ url });
const page = async (url?: string) => (await visit(url)).body;

/** A picture of the library, half of which is transparent. */
async function addPicture(values: object = {}): Promise<string> {
  const { services } = test.app;
  const sides = { width: 800, height: 1000 };
  const id = await addMedia(services, { ...sides, widths: [320, 800], name: 'Görsel', ...values });
  const clear = { create: { ...sides, channels: 4, background: '#0055aa80' } } as const;
  await services.store.write(`media/${id}/800.webp`, await sharp(clear).webp().toBuffer());
  return id;
}
const picture = (mediaId: string, more: object = {}) => ({
  mediaId,
  captions: { ...NO_TEXT, tr: 'Kongre salonu' },
  credit: 'Elif Sarper',
  ...more,
});
const addParty = (more: object = {}, logoId: string | null = null) =>
  test.app.services.db.insert(party).values({ data: { ...UNNAMED_PARTY, ...more }, logoId });

/** Both files, as they are downloaded. */
async function expectPrintFiles(url: (format: string) => string) {
  for (const [format, type, hasAlpha] of [
    ['jpg', 'jpeg', false],
    ['png', 'png', true],
  ] as const) {
    const reply = await visit(url(format));
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, `image/${type}`]);
    expect(reply.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; .*\\.${format}"$`),
    );
    const found = await sharp(reply.rawPayload).metadata();
    expect(found).toMatchObject({ format: type, width: 800, height: 1000, hasAlpha });
    expect(Math.round(found.density ?? 0)).toBe(300);
  }
}

describe('a journalist', () => {
  it('reads the text of the party in each language, and the others below it', async () => {
    const boilerplate = { tr: 'Biz kimiz.', en: 'Who we are.', de: '', es: 'Quiénes somos.' };
    await saved({ boilerplate });
    const english = await page('/en/basin-kiti');
    expect(english).toMatch(/lang="en"><p>Who we are\.<.*lang="tr"><p>Biz kimiz\.<.*Quiénes/s);
    expect(english).not.toContain('<summary lang="de">');
    expect(english).toContain('data-copy="Who we are."');
  });

  it('finds the press contact that the party has, with name, telephone and e-mail', async () => {
    const press = { name: 'Kerem Aydın', phone: '+903120000001', email: 'basin@parti.example' };
    await addParty({ press: { ...press, terms: '' } });
    const body = await page();
    for (const shown of ['Kerem Aydın', 'tel:+903120000001', 'mailto:basin@parti.example'])
      expect(body).toContain(shown);
    const data = /<script type="application\/ld\+json">(\{[^<]*"WebPage"[^<]*)<\/script>/.exec(
      body,
    );
    expect(JSON.parse(data?.[1] ?? '').about.contactPoint).toMatchObject({
      contactType: 'press',
      name: 'Kerem Aydın',
      telephone: '+903120000001',
    });
  });

  it('downloads the logo as JPEG on white and as transparent PNG, in print size', async () => {
    const logo = await addPicture();
    await addParty({}, logo);
    expect(await page()).toContain(`href="/logo/${logo}/print.png"`);
    await expectPrintFiles((format) => `/logo/${logo}/print.${format}`);
    const other = await addPicture();
    expect((await visit(`/logo/${other}/print.jpg`)).statusCode).toBe(404);
  });

  it('downloads the mark of the pages if the party has no logo of its own', async () => {
    const body = await page();
    for (const file of ['/mark-print.jpg', '/mark-print.png'])
      expect(body).toContain(`href="${file}"`);
  });

  it('downloads the portraits of those who lead the party, the chair first', async () => {
    const portraitId = await addPicture();
    const person = { portraitId, province: '', biography: '', quote: '', timeline: [] };
    await test.app.services.db.insert(people).values([
      { ...person, slug: 'b', name: 'Ali Can', duty: 'Üye', boards: ['presidency'], position: 0 },
      { ...person, slug: 'a', name: 'Defne Arıkan', duty: '', boards: ['chair'], position: 1 },
      { ...person, slug: 'c', name: 'Kurul Üyesi', duty: '', boards: ['executive'], position: 2 },
      { ...person, slug: 'd', name: 'Resimsiz', duty: '', boards: ['chair'], portraitId: null },
    ]);
    const body = await page();
    const files = [...body.matchAll(/href="(\/kisiler\/[^"]+)" download="([^"]+)"/g)];
    expect(files.map(([, href, name]) => `${href} ${name}`)).toEqual([
      '/kisiler/a/portre.jpg a.jpg',
      '/kisiler/a/portre.png a.png',
      '/kisiler/b/portre.jpg b.jpg',
      '/kisiler/b/portre.png b.png',
    ]);
    expect(body).toContain('800 × 1000 px, 300 dpi');
    await expectPrintFiles((format) => `/kisiler/a/portre.${format}`);
  });

  it('downloads the chosen pictures with caption and credit, and no other of the library', async () => {
    const [chosen, other] = [await addPicture({ alt: 'Dolu bir salon' }), await addPicture()];
    const captions = { ...NO_TEXT, tr: 'Kongre salonu', en: 'The congress' };
    await saved({ pictures: [picture(chosen, { captions })] });
    const body = await page();
    expect(body).toContain('Kongre salonu');
    expect(body).toContain('Elif Sarper');
    expect(body).toContain('alt="Dolu bir salon"');
    expect(await page('/en/basin-kiti')).toContain('The congress');
    expect(await page('/de/basin-kiti')).toContain('<span lang="tr">Kongre salonu</span>');
    await expectPrintFiles((format) => `/basin-kiti/${chosen}/gorsel.${format}`);
    for (const id of [other, 'x', '%27--', crypto.randomUUID()])
      expect((await visit(`/basin-kiti/${id}/gorsel.jpg`)).statusCode, id).toBe(404);
    expect((await visit(`/basin-kiti/${chosen}/gorsel.tiff`)).statusCode).toBe(404);
  });

  it.each(LOCALES)('finds a page in %s without anything entered', async (locale) => {
    const { statusCode, body } = await visit(localePath(locale, '/basin-kiti'));
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/\bpressKit:/);
  });

  it('finds it in the sitemap, and by searching for the logo, once there is something for the press', async () => {
    expect(await page('/sitemaps/pages.xml')).not.toContain('/basin-kiti</loc>');
    await addParty({ press: { ...UNNAMED_PARTY.press, email: 'basin@parti.example' } });
    test.app.services.invalidate(['party']);
    const site = await page('/sitemaps/pages.xml');
    expect(site).toContain('/basin-kiti</loc>');
    expect(await page('/tum-icerikler?ara=parti+logosu')).toContain('href="/basin-kiti"');
  });
});

describe('an admin', () => {
  it('saves, and the audit log says how many pictures there are', async () => {
    const { total } = await readEvents();
    expect(await read()).toEqual({ boilerplate: NO_TEXT, pictures: [], version: 0 });
    const pictures = [picture(await addPicture()), picture(await addPicture())];
    await saved({ pictures });
    expect(await saved({ pictures: pictures.toReversed() })).toMatchObject({ version: 2 });
    expect((await read()).pictures).toEqual(pictures.toReversed());
    await saved();
    const events = await readEvents();
    // What changes nothing is no event.
    expect(events.total).toBe(total + 2);
    expect(events.data[1]).toMatchObject({
      before: { 'pressKit-pictures': 0 },
      after: { 'pressKit-pictures': 2, changedFields: 'pictures' },
    });
  });

  it('cannot overwrite what another one has saved meanwhile', async () => {
    const seen = await read();
    await saved({ boilerplate: { ...NO_TEXT, tr: 'İlki' } });
    const late = await call('PUT', { ...seen, boilerplate: { ...NO_TEXT, tr: 'İkincisi' } });
    expect([late.statusCode, late.json().current.boilerplate.tr]).toEqual([409, 'İlki']);
    // Also the first save of all is a change that another one may have seen.
    await test.app.services.db.delete(pressKit);
    const both = await Promise.all([call('PUT', seen), call('PUT', seen)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is told which picture is missing, chosen twice or no picture', async () => {
    const [known, file] = [await addPicture(), await addPicture({ kind: 'file' })];
    const pictures = [known, crypto.randomUUID(), known, file].map((id) => picture(id));
    const reply = await call('PUT', { ...(await read()), pictures });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([
      422,
      ['pictures.1.mediaId', 'pictures.2.mediaId', 'pictures.3.mediaId'],
    ]);
    const many = Array.from({ length: 25 }, () => picture(crypto.randomUUID()));
    const tooMany = await call('PUT', { ...(await read()), pictures: many });
    expect(Object.keys(tooMany.json().fields)).toEqual(['pictures']);
    const long = { ...NO_TEXT, de: 'a'.repeat(3001) };
    const tooLong = await call('PUT', { ...(await read()), boilerplate: long });
    expect(tooLong.json().fields['boilerplate.de']).toContain('Parti tanıtımı');
  });

  it('cannot delete a picture that the kit offers; the library says where it is used', async () => {
    const id = await addPicture();
    await saved({ pictures: [picture(id)] });
    const reply = await test.call({ method: 'DELETE', url: `/api/media/${id}`, headers });
    expect(reply.statusCode).toBe(409);
    const { data } = (await test.call({ url: `/api/media/${id}`, headers })).json();
    expect(data.uses).toEqual([
      {
        kind: 'pressKit',
        kindName: 'Basın kiti',
        id,
        name: 'Kongre salonu',
        path: '/dashboard/admin/press-kit',
      },
    ]);
  });

  it('alone may read and change it', async () => {
    await test.addUser('editor', 'editor');
    const asEditor = { url: '/api/press-kit', headers: await test.signIn('editor') };
    expect((await test.call(asEditor)).statusCode).toBe(403);
    expect((await test.call({ url: '/api/press-kit' })).statusCode).toBe(401);
  });
});

describe('the press kit', () => {
  it('offers the picture that replaces one in the library, once', async () => {
    const { mediaUses, db } = test.app.services;
    const kit = mediaUses.find(({ kind }) => kind === 'pressKit');
    const [old, other, next] = [await addPicture(), await addPicture(), await addPicture()];
    await saved({ pictures: [picture(old), picture(other)] });
    const replace = (from: string, to: string) =>
      db.transaction((tx) => kit?.replace(tx as never, from, to) as Promise<void>);
    await replace(old, next);
    await replace(next, other);
    const after = await read();
    expect(after.pictures.map(({ mediaId }: { mediaId: string }) => mediaId)).toEqual([other]);
    expect(after.version).toBe(3);
  });
});
