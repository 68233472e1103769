import { Readable } from 'node:stream';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openImports, picture, zip } from '../../../../tests/harness/imports.ts';
import { GhostSource } from './ghost-source.server.ts';

const imports = await openImports();
const { check, start, run, notes, actions, all, page } = imports;
afterAll(imports.close);
afterEach(imports.clear);

const id = (n: number) => n.toString(16).padStart(24, '6');
const post = (n: number, more: object = {}) => ({
  id: id(n),
  title: `Yazı ${n}`,
  slug: `yazi-${n}`,
  html: `<p>Metin ${n}.</p>`,
  type: 'post',
  status: 'published',
  visibility: 'public',
  featured: 0,
  locale: null,
  feature_image: null,
  custom_excerpt: null,
  lexical: '{"root":{}}',
  mobiledoc: null,
  published_at: '2024-05-02T06:00:00.000Z',
  created_at: '2024-05-01T06:00:00.000Z',
  ...more,
});
const exported = (posts: unknown[], tables: object = {}) =>
  JSON.stringify({ db: [{ meta: { version: '5.82.0' }, data: { posts, ...tables } }] });
const TABLES = {
  tags: [
    { id: id(101), name: 'Makaleler', slug: 'makaleler', visibility: 'public' },
    { id: id(102), name: 'Kıyı', slug: 'kiyi', visibility: 'public' },
    { id: id(103), name: '#gizli', slug: 'hash-gizli', visibility: 'internal' },
  ],
  users: [
    { id: id(201), name: 'Elif Karahan' },
    { id: id(202), name: 'Mert Alkaya' },
  ],
  // Not in their order.
  posts_tags: [
    { post_id: id(1), tag_id: id(102), sort_order: 1 },
    { post_id: id(1), tag_id: id(101), sort_order: 0 },
    { post_id: id(1), tag_id: id(103), sort_order: 2 },
  ],
  posts_authors: [
    { post_id: id(1), author_id: id(202), sort_order: 1 },
    { post_id: id(1), author_id: id(201), sort_order: 0 },
  ],
  posts_meta: [
    { post_id: id(1), feature_image_alt: 'Kapak', og_title: 'Paylaşım', og_image: null },
  ],
};
const CARDS = `<p>Söz, <a href="__GHOST_URL__/yazi-2/">öteki</a>.</p>
<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/size/w600/2024/05/liman.jpg" class="kg-image" alt="Liman"><figcaption>Liman, mayıs</figcaption></figure>
<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2024/05/liman.jpg" alt="Bir"></div><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2024/05/kapak.jpg" alt="İki"></div></div></div></figure>
<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://baska.example/yazi"><div class="kg-bookmark-content"><div class="kg-bookmark-title">Başka bir yazı</div><div class="kg-bookmark-description">Özeti.</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://baska.example/i.png" alt=""><span>Yayıncı</span></div></div><div class="kg-bookmark-thumbnail"><img src="https://baska.example/t.png" alt=""></div></a></figure>
<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Duyuru.</div></div>
<div class="kg-card kg-audio-card"><img alt="" class="kg-audio-thumbnail" src="https://x.example/a.png"><div class="kg-audio-player-container"><audio src="https://x.example/ses.mp3"></audio><div class="kg-audio-title">Söyleşi</div><div class="kg-audio-player"><span>0:00</span></div></div></div>`;

describe('an export of Ghost', () => {
  it('is taken over with its pictures, cards, tags, authors and addresses', async () => {
    const file = await zip({
      'site/export.json': exported(
        [
          post(1, {
            html: CARDS,
            featured: 1,
            feature_image: '__GHOST_URL__/content/images/2024/05/kapak.jpg',
            custom_excerpt: 'Kısa <b>özet</b>.',
            locale: 'tr',
          }),
          post(2),
        ],
        TABLES,
      ),
      'site/content/images/2024/05/liman.jpg': await picture(40),
      'site/content/images/2024/05/kapak.jpg': await picture(80),
    });
    const checked = await check(file);
    expect(checked).toMatchObject({ kind: 'ghost', state: 'checked' });
    expect(checked.overview).toMatchObject({ entries: 2, create: 2, missing: 0 });
    expect(await actions(checked)).toEqual(['create', 'create']);
    expect(await actions(await start(checked, { categories: { makaleler: 'makaleler' } }))).toEqual(
      ['create', 'create'],
    );
    const [first] = await all();
    expect(first).toMatchObject({
      title: 'Yazı 1',
      category: 'makaleler',
      tags: ['Makaleler', 'Kıyı'],
      author: 'Elif Karahan, Mert Alkaya',
      summary: 'Kısa özet.',
      language: 'tr',
      publishedAt: new Date('2024-05-02T06:00:00Z'),
      state: 'published',
      coverAlt: 'Kapak',
      pinnedAt: expect.any(Date),
    });
    const media = '/media/[0-9a-f-]{36}/640\\.webp';
    const lines = [
      'Söz, \\[öteki\\]\\(/yazi-2/\\)\\.',
      `!\\[Liman\\]\\(${media} "Liman, mayıs"\\)`,
      `!\\[Bir\\]\\(${media}\\)\\s+!\\[İki\\]\\(${media}\\)`,
      '\\[Başka bir yazı\\]\\(https://baska\\.example/yazi\\)\\s+Özeti\\.',
      'Duyuru\\.',
      '\\S*https://x\\.example/ses\\.mp3\\S*\\s+Söyleşi',
    ];
    expect(first?.body).toMatch(new RegExp(`^${lines.join('\\s+')}$`));
    const old = await page('/yazi-2/');
    expect([old.statusCode, old.headers.location]).toEqual([301, '/haberler/yazi-2']);
    expect(await actions(await run(file))).toEqual(['same', 'same']);
  });

  it('alone has no pictures, and only what everyone could read is public', async () => {
    const file = exported([
      post(1, { status: 'draft', published_at: null }),
      post(2, { visibility: 'members' }),
      post(3, { visibility: 'paid' }),
      post(4, { status: 'sent' }),
      post(5, { status: 'scheduled', published_at: '2199-01-01T00:00:00.000Z' }),
      post(6, { visibility: 'tiers' }),
      post(7, { type: 'page' }),
      post(8, { feature_image: '__GHOST_URL__/content/images/yok.jpg' }),
      post(9, { status: 'unknown' }),
    ]);
    const done = await run(`\ufeff${file}`);
    expect((await all()).map(({ title, state }) => `${title}: ${state}`)).toEqual([
      'Yazı 1: draft',
      'Yazı 2: draft',
      'Yazı 3: draft',
      'Yazı 4: draft',
      'Yazı 5: scheduled',
      'Yazı 6: draft',
      'Yazı 7: published',
      'Yazı 8: published',
      'Yazı 9: draft',
    ]);
    expect((await actions(done)).filter((action) => action !== 'create')).toEqual([
      'create pageAsContent',
      'create pictureMissing',
    ]);
  });

  it('of the first versions has its texts in Markdown and its times in milliseconds', async () => {
    const old = {
      id: 5,
      title: 'Eski',
      slug: 'eski',
      markdown: '**Söz.**',
      html: null,
      image: null,
    };
    const posts = [{ ...old, status: 'published', published_at: 1388805572000, author_id: 1 }];
    const data = { posts, users: [{ id: 1, name: 'Elif' }], tags: [], posts_tags: [] };
    await run(JSON.stringify({ meta: { version: '003' }, data }));
    expect(await all()).toMatchObject([
      { body: '**Söz.**', author: 'Elif', publishedAt: new Date(1388805572000) },
    ]);
  });

  it('of which one entry is damaged loses that entry, with a line in the report', async () => {
    const odd = [
      post(1),
      { id: { a: 1 }, title: 'Kimliksiz' },
      post(2, { title: null }),
      post(3, { published_at: 'dün', created_at: null }),
      post(4, { html: null, lexical: 'yok', plaintext: 'Yalnız sözler.' }),
      post(5, { html: ['x'], custom_excerpt: 7, feature_image: {}, featured: 'evet' }),
      'satır',
      post(6, { html: null, mobiledoc: '{"cards":[["markdown",{"markdown":"Bir *kart*."}]]}' }),
    ];
    const done = await run(exported(odd, { tags: [null, 4], posts_meta: 'yok' }));
    expect(await actions(done)).toEqual([
      'create',
      'skip badEntry',
      'skip noTitle',
      'skip badDate',
      'create elementsLost',
      'skip noText',
      'create',
    ]);
    expect((await all()).map(({ body }) => body)).toEqual([
      'Metin 1.',
      'Yalnız sözler.',
      'Bir *kart*.',
    ]);
    expect((await notes(done))[1]?.title).toBe('Kimliksiz');
  });

  it('of which one post has very many rows is read in linear time', async () => {
    const rows = (posts: number) =>
      Array.from({ length: 60_000 }, (_, n) => ({ post_id: id(n % posts), tag_id: `${n}` }));
    const head = async (posts: number) => {
      const text = exported([post(1)], { posts_tags: rows(posts) });
      const source = new GhostSource({
        open: async () => Readable.from([Buffer.from(text)]),
        names: new Set<string>(),
        extract: async () => false,
        close: async () => {},
      });
      const before = process.cpuUsage();
      await source.readHead(new AbortController().signal);
      return process.cpuUsage(before).user;
    };
    await head(60_000);
    expect((await head(1)) / (await head(60_000))).toBeLessThan(10);
  });

  it('that is none, or is cut off, is refused with its reason, and leaves nothing', async () => {
    const cut = exported([post(1), post(2)]).slice(0, -40);
    for (const file of [
      '{"a":1}',
      '[1, 2]',
      '{"db":[{"data":{"posts":[}]}',
      cut,
      '{',
      '{"db": tru',
    ]) {
      const checked = await check(file);
      expect([checked.state, checked.fault], file).toEqual(['failed', 'notGhost']);
    }
    expect(await all()).toEqual([]);
  });
});
