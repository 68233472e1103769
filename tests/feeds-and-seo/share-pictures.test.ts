import { eq } from 'drizzle-orm';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../../src/app/features.server.ts';
import { media } from '../../src/features/media/tables.server.ts';
import { COSTS } from '../../src/platform/http/admission/costs.ts';
import { LOCALES, localePath } from '../../src/platform/i18n/locales.ts';
import { shareTextOf } from '../../src/site/feeds-and-seo/mount-feeds-and-seo.server.ts';
import {
  BESIDE,
  SHARE_TYPES,
  type ShareFormat,
  sharePath,
} from '../../src/site/feeds-and-seo/share/share-path.ts';
import { addMedia } from '../harness/library-files.ts';
import { openSite, type TestSite } from './open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const BACKGROUND = [0x00, 0x1c, 0x44];

async function pictureOf(address: string, format: ShareFormat = 'png') {
  const reply = await site.get(sharePath(address, format));
  expect(reply.statusCode, address).toBe(200);
  expect(reply.headers['content-type']).toBe(SHARE_TYPES[format]);
  return reply;
}

/** What the head of a page says about its picture. */
async function headOf(path: string) {
  const { body } = await site.get(path);
  const read = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1];
  return {
    address: read('og:image')?.replace('http://ufuk.test', '').replaceAll('&amp;', '&') ?? '',
    twitter: read('twitter:image'),
    type: read('og:image:type'),
    sides: [read('og:image:width'), read('og:image:height')],
    alt: read('og:image:alt'),
  };
}

/** Decodes a share picture; the server's process, which is this one, blocks that. */
function decode(png: Buffer) {
  sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
  return sharp(png);
}

/** The number of pixels in a part of a picture whose colour is farther than this from the background. */
async function foreignPixels(png: Buffer, area: Region, most = 0): Promise<number> {
  const { data } = await decode(png)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let foreign = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (BACKGROUND.some((value, part) => Math.abs((data[at + part] as number) - value) > most))
      foreign++;
  }
  return foreign;
}
const RIGHT = { left: 1172, top: 0, width: 28, height: 510 };
const UNDER = { left: 0, top: 482, width: 600, height: 28 };
const TEXT = { left: 100, top: 90, width: 1000, height: 390 };

describe('the share picture of a page', () => {
  it('is a PNG of 1200 × 630 that the head of the page names', async () => {
    const content = await site.publish('Gölün suyu geri geldi');
    const { body } = await site.get(content.path);
    const address = /<meta property="og:image" content="http:\/\/ufuk\.test([^"]+)"/.exec(
      body,
    )?.[1];
    expect(address).toBe(sharePath(content.path));
    const reply = await pictureOf(content.path);
    const { format, width, height } = await decode(reply.rawPayload).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(await foreignPixels(reply.rawPayload, TEXT)).toBeGreaterThan(5000);
    expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('opens no format but SVG in the server’s process', async () => {
    const bytes = await Promise.all(
      (['webp', 'gif', 'tiff'] as const).map((format) =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
          .toFormat(format)
          .toBuffer(),
      ),
    );
    await pictureOf('/haberler');
    for (const one of bytes) await expect(sharp(one).metadata()).rejects.toThrow(/unsupported/);
  });

  it('shows the title of the page in its language, and changes with it', async () => {
    const turkish = await pictureOf('/haberler');
    const english = await pictureOf('/en/haberler');
    expect(turkish.headers.etag).not.toBe(english.headers.etag);
    const content = await site.publish('İlk başlık');
    const before = (await pictureOf(content.path)).headers.etag as string;
    const reply = await site.get(sharePath(content.path), { 'if-none-match': before });
    expect([reply.statusCode, reply.body]).toEqual([304, '']);
    await site.save(content, { title: 'Son başlık' });
    expect((await pictureOf(content.path)).headers.etag).not.toBe(before);
  });

  it('has the lines of the slogan in the language of the page', () => {
    const party = { name: 'Party', slogan: ['Free people.', 'Fair rules.'] };
    const page = { head: { title: 'Free people. Fair rules.', description: '', canonical: '/' } };
    const text = shareTextOf({ party } as never, page as never);
    expect(text.title).toEqual(['Free people.', 'Fair rules.']);
    const other = { head: { ...page.head, title: 'News' } };
    expect(shareTextOf({ party } as never, other as never).title).toEqual(['News']);
  });

  it('exists for no address without a page, and for no page that is excluded from search engines', async () => {
    const draft = await site.publish('Taslak resmi', { state: 'draft' });
    for (const path of [
      '/paylas',
      '/paylas/.png',
      '/paylas/yok.png',
      '/paylas/haberler/yok.png',
      '/paylas/haberler.webp',
      '/paylas/haberler',
      '/paylas//haberler.png',
      '/paylas/404.png',
      '/paylas/%2e%2e/haberler.png',
      '/paylas/haberler/:slug.png',
      sharePath(draft.path),
    ]) {
      expect([301, 404], path).toContain((await site.get(path)).statusCode);
    }
    expect((await site.get('/paylas/yok.png?baslik=Parti+yalan+söyledi')).statusCode).toBe(404);
  });

  it('takes no text from the query', async () => {
    const plain = await pictureOf('/makaleler');
    const withQuery = await site.get(`${sharePath('/makaleler')}?title=Yalan&baslik=Yalan`);
    expect(withQuery.rawPayload.equals(plain.rawPayload)).toBe(true);
  });

  it('redirects when its page has moved', async () => {
    const content = await site.publish('Taşınan yazı');
    const moved = await site.save(content, { slug: 'tasindi' });
    const reply = await site.get(sharePath(content.path));
    expect([reply.statusCode, reply.headers.location]).toEqual([301, sharePath(moved.path)]);
  });

  it.each([
    ['of two hundred characters', 'Şeffaf bütçe, açık defter: '.repeat(8).slice(0, 200).trim()],
    ['of one endless word', 'muvaffakiyetsizleştirici'.repeat(8)],
    ['of wide characters', 'W'.repeat(200)],
    ['of characters that no font has', `a ${'🙂 Привет ψ '.repeat(10)}`],
    ['that looks like SVG', '</svg><script>alert(1)</script>&amp;'],
  ])('keeps a title %s within its margins', async (_name, title) => {
    const content = await site.publish(title, { summary: title });
    const png = (await pictureOf(content.path)).rawPayload;
    expect(await foreignPixels(png, RIGHT)).toBe(0);
    expect(await foreignPixels(png, UNDER)).toBe(0);
  });

  it('is refused for a moment when too many are requested at once, and made afterwards', async () => {
    site.test.app.forgetAll();
    // Pages without a name, such as the confirmation of a form, have no picture.
    const paths = PAGES.filter(({ path, name }) => name && !/:|\d/.test(path)).flatMap(({ path }) =>
      LOCALES.map((locale) => sharePath(localePath(locale, path))),
    );
    const getFrom = (remoteAddress: string, url: string) =>
      site.test.call({ method: 'GET', url, remoteAddress });
    const replies = await Promise.all(paths.map((path, n) => getFrom(`10.0.0.${n % 200}`, path)));
    const busy = replies.filter((reply) => reply.statusCode === 503);
    expect(replies.filter((reply) => reply.statusCode === 200).length).toBeGreaterThan(10);
    expect(busy.length).toBeGreaterThan(0);
    for (const reply of busy) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await getFrom('10.0.1.1', paths.at(-1) as string)).statusCode).not.toBe(503);
  });

  it('is limited for each network', async () => {
    site.test.app.forgetAll();
    const remoteAddress = '10.0.2.1';
    const ask = () =>
      site.test.call({ method: 'GET', url: '/paylas/haberler/yok.png', remoteAddress });
    for (let n = 0; n < COSTS.sharePicture.perMinute; n++)
      expect((await ask()).statusCode).toBe(404);
    const last = await ask();
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});

/** A picture of the library whose left third is red, the middle green, the right blue. */
async function addThirds(change: Partial<typeof media.$inferInsert> = {}): Promise<string> {
  const { db, store } = site.test.app.services;
  const colours = ['#f00', '#0f0', '#00f'];
  const svg = colours.map(
    (fill, n) => `<rect x="${n * 640}" width="640" height="640" fill="${fill}"/>`,
  );
  const bytes = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="640">${svg.join('')}</svg>`,
    ),
  )
    .webp({ quality: 90 })
    .toBuffer();
  const sides = { bytes: 2048, width: 1920, height: 640, widths: [1920] };
  const id = await addMedia({ db }, { ...sides, ...change });
  await store.write(`media/${id}/1920.webp`, bytes);
  return id;
}

/** The mean colour of a part, as the letter of its strongest channel. */
async function colourOf(picture: Buffer, area: Region): Promise<string> {
  const { channels } = await sharp(await decode(picture).extract(area).toBuffer()).stats();
  const means = channels.slice(0, 3).map(({ mean }) => mean);
  return 'rgb'[means.indexOf(Math.max(...means))] as string;
}
const COVER = { left: 1200 - BESIDE.width + 20, top: 20, width: BESIDE.width - 40, height: 580 };

describe('the share picture of a content with a cover', () => {
  it.each([
    [0, 'r'],
    [50, 'g'],
    [100, 'b'],
  ])(
    'is a JPEG with the cover at its focal point (%s %%) beside the title',
    async (focusX, colour) => {
      const cover = { mediaId: await addThirds({ focusX, focusY: 50 }), alt: 'Kıyı' };
      const { path } = await site.publish(`Kapaklı ${focusX}`, { cover });
      const { address, twitter, ...head } = await headOf(path);
      expect(head).toEqual({
        type: 'image/jpeg',
        sides: ['1200', '630'],
        alt: `Kapaklı ${focusX}`,
      });
      expect(twitter).toBe(`http://ufuk.test${address}`);
      const { rawPayload, headers } = await site.get(address);
      expect(headers['content-type']).toBe('image/jpeg');
      const { format, width, height } = await decode(rawPayload).metadata();
      expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
      expect(await colourOf(rawPayload, COVER)).toBe(colour);
      expect(await foreignPixels(rawPayload, { ...TEXT, width: 500 }, 40)).toBeGreaterThan(2000);
    },
  );

  it('is at a new address when the focal point moves, and the former address stays a picture', async () => {
    const mediaId = await addThirds({ focusX: 0, focusY: 50 });
    const { path } = await site.publish('Odak', { cover: { mediaId, alt: 'Kıyı' } });
    const before = await headOf(path);
    await site.test.app.services.db.update(media).set({ focusX: 100 }).where(eq(media.id, mediaId));
    site.test.app.forgetAll();
    const after = await headOf(path);
    expect(after.address).not.toBe(before.address);
    expect((await site.get(before.address)).statusCode).toBe(200);
    // The address of a page without a cover shows the title.
    await pictureOf(path);
  });

  it('is the picture that the editor chose for other sites, whole', async () => {
    const share = { title: '', description: '', mediaId: await addThirds({ alt: 'Afiş' }) };
    const { path } = await site.publish('Paylaşım', { share });
    const { address, type, sides, alt } = await headOf(path);
    expect([type, sides, alt]).toEqual(['image/jpeg', ['1200', '630'], 'Afiş']);
    const { rawPayload } = await site.get(address);
    expect(await colourOf(rawPayload, { left: 500, top: 20, width: 200, height: 590 })).toBe('g');
  });

  it('shows the title when the file of the cover is missing', async () => {
    const mediaId = await addThirds();
    await site.test.app.services.store.removeAll(`media/${mediaId}/`);
    const { path } = await site.publish('Dosyası yok', { cover: { mediaId, alt: 'Kıyı' } });
    const reply = await site.get((await headOf(path)).address);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
  });
});
