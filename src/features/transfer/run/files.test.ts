import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { compressedPage } from '../../../../tests/harness/hostile-pdf.ts';
import { openImports, picture, zip } from '../../../../tests/harness/imports.ts';
import { type WxrPost, wxr } from '../../../../tests/harness/wxr.ts';
import { media } from '../../media/tables.server.ts';

const imports = await openImports();
const { database, check, start, run, notes, actions, all, page } = imports;
afterAll(imports.close);
afterEach(async () => {
  await imports.clear();
  await database().execute(sql`truncate media cascade`);
});

const SITE = 'https://eski.example';
const UPLOADS = `${SITE}/wp-content/uploads`;
const pdf = () => Buffer.from(compressedPage('0 0 m 7 7 l S', 1));
const attached = (id: number, file: string, slug: string): WxrPost => ({
  id,
  type: 'attachment',
  status: 'inherit',
  parent: '1',
  attachment: `${UPLOADS}/${file}`,
  link: `${SITE}/2019/05/yazi-1/${slug}/`,
});
const withoutIds = (body = '') => body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');
const bodies = async () => (await all()).map(({ body }) => withoutIds(body));

describe('files and links of another site', () => {
  it('a linked PDF, also by its own page, comes into the library, and former addresses lead to it', async () => {
    const archive = await zip({
      'site.xml': wxr([
        {
          id: 1,
          html: `<p><a href="${UPLOADS}/2019/05/butce.pdf">Rapor</a>, <a href="http://www.eski.example/wp-content/uploads/2019/05/butce.pdf">yine</a>, <a href="/2019/05/yazi-1/butce-sayfasi/">sayfası</a>, <a href="${SITE}/?attachment_id=3">numarası</a>.</p><p><a href="${SITE}/2019/05/yazi-1/liman/"><img src="${UPLOADS}/2019/05/liman-300x200.jpg" alt="Liman"/></a></p><p><a href="${SITE}/?p=77" rel="attachment wp-att-77"><img src="${UPLOADS}/2019/05/liman.jpg" alt="Yine"/></a></p>`,
        },
        attached(2, '2019/05/liman.jpg', 'liman'),
        attached(3, '2019/05/butce.pdf', 'butce-sayfasi'),
      ]),
      'uploads/2019/05/butce.pdf': pdf(),
      'uploads/2019/05/liman.jpg': await picture(10),
    });
    const checked = await check(archive);
    expect(checked.overview).toMatchObject({ missing: 0 });
    expect(await actions(await start(checked))).toEqual(['create']);
    const link = '/media/ID/butce.pdf';
    expect(await bodies()).toEqual([
      [
        `[Rapor](${link}), [yine](${link}), [sayfası](${link}), [numarası](${link}).`,
        '![Liman](/media/ID/640.webp)',
        '![Yine](/media/ID/640.webp)',
      ].join('\n\n'),
    ]);
    expect(await database().select().from(media)).toHaveLength(2);
    for (const [address, to] of [
      ['2019/05/butce.pdf', link],
      ['2019/05/liman.jpg', '/media/ID/640.webp'],
      ['2019/05/liman-1024x640.jpg', '/media/ID/640.webp'],
      ['2019/05/liman-scaled.jpg', '/media/ID/640.webp'],
    ]) {
      const reply = await page(`/wp-content/uploads/${address}`);
      expect([address, reply.statusCode]).toEqual([address, 301]);
      expect(withoutIds(reply.headers.location)).toBe(to);
      expect((await page(reply.headers.location as string)).statusCode).toBe(200);
    }
    for (const none of [
      '2019/05/yok.jpg',
      '2019/05/liman.png',
      '%00.jpg',
      `${'x'.repeat(2000)}.jpg`,
    ])
      expect((await page(`/wp-content/uploads/${none}`)).statusCode).not.toBe(301);
  });

  it('a file that cannot be had is named, and its link leads to where it was', async () => {
    const one = await run(
      wxr([
        { id: 1, html: `<p><a href="${UPLOADS}/yok.pdf">Rapor</a></p>` },
        { id: 2, html: `<p><a href="/wp-content/uploads/yok.xlsx">Tablo</a></p>` },
      ]),
    );
    expect(await actions(one)).toEqual(['create pictureMissing', 'create pictureMissing']);
    expect(await bodies()).toEqual([`[Rapor](${UPLOADS}/yok.pdf)`, `[Tablo](${UPLOADS}/yok.xlsx)`]);
  });

  it.each([
    ['//eski.example/2019/05/a/', '/2019/05/a/'],
    ['http://eski.example/2019/05/a/', '/2019/05/a/'],
    ['HTTPS://WWW.ESKI.EXAMPLE/kıyı?x=1#y', '/kıyı?x=1#y'],
    ['https://eski.example', '/'],
    ['https://eski.example:443/a', '/a'],
    ['//baska.example/a', 'https://baska.example/a'],
    ['https://eski.example.kotu.example/a', 'https://eski.example.kotu.example/a'],
    ['https://alt.eski.example/a', 'https://alt.eski.example/a'],
  ])('a link to %s leads to %s', async (href, to) => {
    await run(wxr([{ id: 1, html: `<p><a href="${href}">söz</a></p>` }]));
    expect(await bodies()).toEqual([`[söz](${to})`]);
  });

  const GIF = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  it.each([
    ['data-src', `<img src="${GIF}" data-src="${UPLOADS}/a.jpg" alt="A">`],
    [
      'data-lazy-src',
      `<img src='/wp-content/plugins/x/blank.gif' data-lazy-src="${UPLOADS}/a.jpg" alt="A">`,
    ],
    ['data-original', `<img data-original=/wp-content/uploads/a.jpg alt="A">`],
    [
      'noscript behind it',
      `<img class="lazy" src="${GIF}" data-src="${UPLOADS}/a-300x200.jpg" alt="A"><noscript><img src="${UPLOADS}/a.jpg" alt="A"></noscript>`,
    ],
    ['noscript alone', `<noscript><img src="${UPLOADS}/a.jpg" alt="A"/></noscript>`],
    ['srcset', `<img srcset="${UPLOADS}/a-300x200.jpg 300w, ${UPLOADS}/a.jpg 640w" alt="A">`],
    [
      'data-srcset',
      `<img src="${GIF}" data-srcset="${UPLOADS}/a.jpg 2x, ${UPLOADS}/a-150x150.jpg 1x" alt="A">`,
    ],
    ['//', `<img src="//eski.example/wp-content/uploads/a.jpg" alt="A">`],
    ['a path', `<img src="/wp-content/uploads/a.jpg" alt="A">`],
    ['http and www', `<img src="http://www.eski.example/wp-content/uploads/a.jpg" alt="A">`],
  ])('a picture written with %s is taken', async (_name, html) => {
    const one = await run(
      await zip({
        's.xml': wxr([{ id: 1, html: `<p>${html}</p>` }]),
        'uploads/a.jpg': await picture(70),
      }),
    );
    expect(await actions(one)).toEqual(['create']);
    expect(await bodies()).toEqual(['![A](/media/ID/640.webp)']);
  });

  it('two pictures beside a <noscript> stay two', async () => {
    await run(
      wxr([
        {
          id: 1,
          html: `<p><img src="${UPLOADS}/a.jpg" alt="A"><noscript><img src="${UPLOADS}/b.jpg" alt="B"></noscript></p>`,
        },
      ]),
    );
    expect(await bodies()).toEqual([expect.stringMatching(/!\[A\].*!\[B\]/s)]);
  });
});

describe('what was missing at the first import', () => {
  const post: WxrPost = {
    id: 1,
    html: `<p>Söz <img src="${UPLOADS}/a.jpg" alt="A"> <a href="${UPLOADS}/b.pdf">B</a></p>`,
  };
  it('arrives at the next one, although the text is the same', async () => {
    const first = await run(wxr([post]));
    expect(await actions(first)).toEqual(['create pictureMissing']);
    expect(await actions(await run(wxr([post])))).toEqual(['same pictureMissing']);
    const half = { 's.xml': wxr([post]), 'uploads/a.jpg': await picture(80) };
    const checked = await check(await zip(half));
    expect(await actions(checked)).toEqual(['change pictureMissing']);
    expect(await actions(await start(checked))).toEqual(['change pictureMissing']);
    const whole = await zip({ ...half, 'uploads/b.pdf': pdf() });
    expect(await actions(await run(whole))).toEqual(['change']);
    expect(await bodies()).toEqual(['Söz ![A](/media/ID/640.webp) [B](/media/ID/b.pdf)']);
    expect(await actions(await run(whole))).toEqual(['same']);
  });

  it('does not come into a text that was edited here, and a file that is refused changes nothing', async () => {
    await run(wxr([post]));
    const broken = await zip({ 's.xml': wxr([post]), 'uploads/a.jpg': 'x' });
    const before = await all();
    expect((await notes(await run(broken))).map(({ action }) => action)).toEqual(['same']);
    expect(await all()).toEqual(before);
    await database().execute(sql`update contents set version = version + 1`);
    const good = await zip({ 's.xml': wxr([post]), 'uploads/a.jpg': await picture(90) });
    expect((await notes(await run(good))).map(({ action }) => action)).toEqual(['same']);
  });
});
