import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openImports, picture, zip } from '../../../tests/harness/imports.ts';
import { type WxrPost, wxr } from '../../../tests/harness/wxr.ts';
import { contents } from '../content/tables.server.ts';
import { media } from '../media/tables.server.ts';

const imports = await openImports();
const { test, database, call, send, settled, check, start, run, notes, actions, all, page } =
  imports;
afterAll(imports.close);
afterEach(imports.clear);

const UPLOADS = 'https://eski.example/wp-content/uploads';
const POST: WxrPost = {
  id: 12,
  title: 'Kıyı &amp; deniz',
  slug: 'k%C4%B1y%C4%B1',
  categories: ['yazilar'],
  tags: ['Deniz', 'Çevre'],
  excerpt: 'Kısa <b>özet</b>.',
  meta: { _thumbnail_id: '90', _wp_old_slug: 'eski-kiyi' },
  html: `<!-- wp:paragraph --><p>İlk <strong>paragraf</strong>, <a href="https://eski.example/2024/05/yazi-13/">öteki yazı</a>.</p><!-- /wp:paragraph -->
<h2>Başlık</h2>
<figure class="wp-block-image"><img src="${UPLOADS}/2024/05/liman-300x200.jpg" alt="Liman"/><figcaption>Liman, mayıs</figcaption></figure>
<figure class="wp-block-gallery"><figure class="wp-block-image"><img src="${UPLOADS}/2024/05/liman.jpg" alt="Bir"/></figure><figure class="wp-block-image"><img src="${UPLOADS}/2024/05/kapak.jpg" alt="İki"/></figure></figure>
<blockquote><p>Deniz herkesindir.</p><cite>Elif Karahan</cite></blockquote>
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div></figure><script>alert(1)</script><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`,
};
const ATTACHMENTS: WxrPost[] = [
  {
    id: 90,
    type: 'attachment',
    status: 'inherit',
    attachment: `${UPLOADS}/2024/05/kapak.jpg`,
    meta: { _wp_attachment_image_alt: 'Kapak görseli' },
  },
];

describe('the import of an export of WordPress', () => {
  it('is checked first, then takes over texts, pictures, dates, tags, authors and addresses', async () => {
    const archive = await zip({
      'site.xml': wxr([POST, { id: 13, categories: ['yazilar'] }, ...ATTACHMENTS]),
      'uploads/2024/05/liman.jpg': await picture(10),
      'uploads/2024/05/kapak.jpg': await picture(200),
    });
    const checked = await check(archive);
    expect(checked).toMatchObject({
      state: 'checked',
      kind: 'wxr',
      overview: {
        entries: 2,
        create: 2,
        skip: 0,
        site: 'https://eski.example',
        missing: 0,
        categories: [{ slug: 'yazilar', name: 'Yazılar', entries: 2, category: null }],
        authors: ['Elif Karahan'],
      },
    });
    expect(await all()).toEqual([]);
    const done = await start(checked);
    expect([done.state, await actions(done)]).toEqual(['done', ['create', 'create']]);
    const [made] = await all();
    expect(made).toMatchObject({
      title: 'Kıyı & deniz',
      slug: 'kiyi',
      category: 'makaleler',
      state: 'published',
      author: 'Elif Karahan',
      tags: ['Deniz', 'Çevre'],
      summary: 'Kısa özet.',
      coverAlt: 'Kapak görseli',
      publishedAt: new Date('2024-05-02T09:00:00Z'),
    });
    const body = made?.body.replace(/[0-9a-f-]{36}/g, 'ID');
    expect(body).toBe(
      [
        'İlk **paragraf**, [öteki yazı](/2024/05/yazi-13/).',
        '## Başlık',
        '![Liman](/media/ID/640.webp "Liman, mayıs")',
        '![Bir](/media/ID/640.webp)\n![İki](/media/ID/640.webp)',
        '> Deniz herkesindir.\n>\n> — Elif Karahan',
        'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
        '| A | B |\n| --- | --- |\n| 1 | 2 |',
      ].join('\n\n'),
    );
    expect(await database().select().from(media)).toHaveLength(2);
    for (const url of [
      '/2024/05/k%C4%B1y%C4%B1/',
      '/2024/05/kıyı',
      '/?p=12',
      '/makaleler/eski-kiyi',
    ])
      expect([url, (await page(encodeURI(decodeURI(url)))).headers.location]).toEqual([
        url,
        '/makaleler/kiyi',
      ]);
    expect((await page('/2024/05/yok/')).statusCode).not.toBe(200);
    expect((await page('/')).statusCode).toBe(200);
  });

  it('changes nothing the second time, and takes over what has changed in the other system', async () => {
    const posts = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];
    const first = await run(wxr(posts));
    expect(await actions(first)).toEqual(['create', 'create', 'create', 'create']);
    const before = await all();
    expect(await actions(await run(wxr(posts)))).toEqual(['same', 'same', 'same', 'same']);
    expect(await all()).toEqual(before);
    await database().update(contents).set({ version: 7 }).where(eq(contents.slug, 'yazi-3'));
    await database().delete(contents).where(eq(contents.slug, 'yazi-4'));
    const changed = posts.map((post) =>
      post.id === 1 ? post : { ...post, title: `Yeni ${post.id}` },
    );
    const third = await run(wxr(changed));
    expect(await actions(third)).toEqual(['same', 'change', 'skip editedHere', 'skip deletedHere']);
    expect((await all()).map(({ title }) => title)).toEqual(['Yazı 1', 'Yazı 3', 'Yeni 2']);
  });

  it('reports entries that cannot be taken over, and takes over all others', async () => {
    const one = await run(
      wxr([
        { id: 1, title: '' },
        { id: 2, status: 'trash' },
        { id: 3, type: 'nav_menu_item' },
        { id: 4, html: '' },
        { id: 5, date: '0000-00-00 00:00:00' },
        { id: 6, status: 'draft', date: '0000-00-00 00:00:00' },
        { id: 7, html: 'x'.repeat(210_000) },
        { id: 8, html: `<p>Görsel <img src="${UPLOADS}/yok.jpg" alt="Yok"></p>` },
        { id: 9, status: 'future', date: '2030-01-01 09:00:00' },
        { id: 10, html: `${'<div>'.repeat(20_000)}derin` },
        {
          id: 11,
          html: 'Klasik\nmetin\n\nİkinci [caption id="a"]<img src="/wp-content/uploads/b.jpg" alt="b"/> Alt[/caption]',
        },
        { id: 12, title: 'Aynı adres', slug: 'yazi-8' },
      ]),
    );
    const found = await actions(one);
    expect(found.slice(0, 9)).toEqual([
      'skip noTitle',
      'skip trashed',
      'skip notPost',
      'skip noText',
      'skip badDate',
      'create',
      'skip tooLong',
      'create pictureMissing',
      'create',
    ]);
    expect(found[9]).toBe('skip tooComplex');
    expect(found.slice(10)).toEqual(['create pictureMissing', 'create']);
    expect(await notes(one, '?only=problems&after=7')).toMatchObject([
      { position: 8 },
      ...(found[9] === 'create' ? [] : [{ position: 10 }]),
      { position: 11 },
    ]);
    const made = await all();
    const bySlug = (slug: string) => made.find((content) => content.slug === slug);
    expect(bySlug('yazi-9')?.state).toBe('scheduled');
    expect(bySlug('yazi-8')?.body).toBe(`Görsel ![Yok](${UPLOADS}/yok.jpg)`);
    expect(bySlug('yazi-11')?.body).toMatch(/^Klasik {2}\nmetin\n\nİkinci/);
    expect(bySlug('ayni-adres')?.title).toBe('Aynı adres');
  });

  it('says which line of the file is damaged and what a text cannot have, before and after', async () => {
    const broken = wxr([{ id: 1, html: '<p>Yarım <u>har�</u></p>' }, { id: 2 }, { id: 3 }]);
    const checked = await check(broken.replace('<wp:post_id>2</wp:post_id>', '<wp:post_id>2'));
    const wanted = [
      { action: 'create', lost: ['<u>'], line: 8, reasons: ['elementsLost', 'damaged'] },
      { action: 'create', lost: [], line: 15, reasons: ['damaged'] },
      { action: 'create', lost: [], line: 0, reasons: [] },
    ];
    expect(await notes(checked)).toMatchObject(wanted);
    expect(await notes(await start(checked))).toMatchObject(wanted);
  });

  it('knows a site by its whole address: folders of one host are several sites, http and https one', async () => {
    const of = (site: string, title: string) =>
      wxr([{ id: 5, title, slug: 'kongre', categories: ['yazilar'] }]).replaceAll(
        'https://eski.example',
        site,
      );
    const ankara = of('https://eski.example/ankara', 'Ankara il kongresi');
    expect(await actions(await run(ankara))).toEqual(['create']);
    const izmir = await check(of('https://eski.example/izmir/', 'İzmir il kongresi'));
    expect(izmir.overview).toMatchObject({ create: 1 });
    expect(await actions(await start(izmir))).toEqual(['create']);
    expect((await all()).map(({ title }) => title)).toEqual([
      'Ankara il kongresi',
      'İzmir il kongresi',
    ]);
    for (const moved of ['http://eski.example/ankara', 'https://www.eski.example/ankara/']) {
      const again = await check(of(moved, 'Ankara il kongresi'));
      expect(again.overview).toMatchObject({ create: 0 });
    }
    // Both had this one, and neither was alone at the host.
    expect((await page('/?p=5')).statusCode).toBe(200);
  });

  it('takes over what is sticky as pinned, dates of Istanbul before 2016, and titles without Latin letters', async () => {
    const [sticky, old] = [
      { id: 31, categories: ['yazilar'] },
      { id: 32, date: '2015-01-01 00:10:00', categories: ['yazilar'] },
    ];
    const title = '北京会议の報告';
    const xml = wxr([sticky, old, { id: 33, title, slug: '', categories: ['yazilar'] }]).replace(
      '<wp:post_id>31</wp:post_id>',
      '<wp:post_id>31</wp:post_id><wp:is_sticky>1</wp:is_sticky>',
    );
    const checked = await check(xml);
    expect(checked.overview).toMatchObject({ create: 3, skip: 0 });
    expect(await actions(await start(checked))).toEqual(['create', 'create', 'create']);
    const made = await all();
    expect(made.filter(({ pinnedAt }) => pinnedAt)).toHaveLength(1);
    expect(made.find((one) => one.title === title)?.slug).toMatch(/^[a-z]/);
  });

  it('takes over published pictures without an alternative text as they are, and names them', async () => {
    const html = `<p>Söz.</p><img src="${UPLOADS}/2024/05/liman.jpg" alt=""/>`;
    const archive = await zip({
      'site.xml': wxr([
        { id: 20, html },
        { id: 21, meta: { _thumbnail_id: '90' } },
        { id: 22, html: html.replace('alt=""', 'alt="Liman"') },
        {
          id: 90,
          type: 'attachment',
          status: 'inherit',
          attachment: `${UPLOADS}/2024/05/liman.jpg`,
        },
      ]),
      'uploads/2024/05/liman.jpg': await picture(10),
    });
    const one = await run(archive);
    expect(await actions(one)).toEqual(['create altMissing', 'create altMissing', 'create']);
    expect((await notes(one, '?only=problems')).map(({ position }) => position)).toEqual([1, 2]);
    const made = (await all()).toSorted((a, b) => a.slug.localeCompare(b.slug));
    expect(made.map(({ state }) => state)).toEqual(Array(3).fill('published'));
    expect(made.map((row) => [row.picturesWithoutAlt, row.coverAlt])).toEqual([
      [[{ number: 1, line: 3 }], ''],
      [[], ''],
      [[], ''],
    ]);
  });

  it('refuses a broken or hostile file with its reason, and leaves nothing', async () => {
    // Of its own: other tests import at the same time.
    const folder = await mkdtemp(join(tmpdir(), 'ufuk-test-'));
    vi.stubEnv('TMPDIR', folder);
    const entities = `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "&a;&a;&a;&a;">]>\n`;
    const cases: [string, Buffer | string, string][] = [
      ['cut off', wxr([{ id: 1 }]).slice(0, -20), 'notXml'],
      ['entities', wxr([{ id: 1 }], entities), 'doctype'],
      ['not UTF-8', Buffer.from(wxr([{ id: 1, title: 'Köy' }]), 'latin1'), 'encoding'],
      ['another encoding', wxr([{ id: 1 }]).replace('UTF-8', 'x-unknown'), 'encoding'],
      [
        'too deep',
        wxr([]).replace('</channel>', `${'<a>'.repeat(100)}${'</a>'.repeat(100)}</channel>`),
        'tooDeep',
      ],
      [
        'an endless text',
        wxr([]).replace('</channel>', `<title>${'x'.repeat(9_000_000)}</title></channel>`),
        'tooLarge',
      ],
      ['another kind of XML', '<?xml version="1.0"?><svg></svg>', 'notWxr'],
      ['nothing in it', wxr([]), 'noEntries'],
    ];
    for (const [name, bytes, fault] of cases) {
      const one = await check(bytes);
      expect([name, one.state, one.fault]).toEqual([name, 'failed', fault]);
      if (fault === 'notXml') expect(one.faultLine, name).toBeGreaterThan(1);
      expect((await call('POST', `/${one.id}/start`, { categories: {} })).statusCode).toBe(409);
    }
    for (const [name, bytes, rule] of [
      [
        'a path out of the ZIP',
        renamed(await zip({ 'xx/outside.md': 'x' }), 'xx/outside.md', '../outside.md'),
        /ZIP/,
      ],
      ['a damaged ZIP', (await zip({ 'a.md': '# Başlık' })).subarray(0, 40), /ZIP/],
      ['an empty file', '', /içerik|content/i],
    ] as const) {
      const reply = await send(bytes, 'x.zip');
      expect([name, reply.statusCode]).toEqual([name, 422]);
      expect(JSON.stringify(reply.json().fields), name).toMatch(rule);
    }
    expect(await all()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  it('does not hold a bomb in memory: what a ZIP unpacks to is limited', async () => {
    const bomb = await zip({
      'dev.md': `# Dev\n\n${'x'.repeat(3_000_000)}`,
      'iyi.md': '# İyi\n\nMetin',
    });
    const one = await run(bomb);
    expect(await actions(one)).toEqual(['skip tooLong', 'create']);
  });

  it('goes on after an interruption without repeating anything', async () => {
    const posts = Array.from({ length: 6 }, (_, n) => ({ id: n + 1 }));
    const checked = await check(wxr(posts));
    await start(checked);
    const before = await all();
    // As if the process had been killed behind the third entry.
    await database().execute(sql`delete from import_notes where position > 3`);
    await database().execute(sql`update imports set state = 'running'`);
    await database().execute(sql`delete from contents where slug in ('yazi-5')`);
    await database().execute(sql`delete from import_entries where entry = '5'`);
    await database().transaction((tx) =>
      test.app.services.jobs.add(tx, { name: 'import', schema: null as never }, { id: checked.id }),
    );
    const done = await settled(checked.id);
    expect(await actions(done)).toEqual(['create', 'create', 'create', 'same', 'create', 'same']);
    expect((await all()).map(({ title }) => title)).toEqual(before.map(({ title }) => title));
  });

  it('is for administrators, one at a time', async () => {
    const checked = await check(wxr([{ id: 1 }]));
    await database().execute(sql`update imports set state = 'running'`);
    expect((await send(wxr([{ id: 2 }]))).statusCode).toBe(409);
    expect((await call('DELETE', `/${checked.id}`)).statusCode).toBe(409);
    await database().execute(sql`update imports set state = 'checked'`);
    const wrong = await call('POST', `/${checked.id}/start`, { categories: { yazilar: 'yok' } });
    expect(wrong.statusCode).toBe(422);
    expect((await call('DELETE', `/${checked.id}`)).statusCode).toBe(200);
    expect((await call('GET', `/${checked.id}`)).statusCode).toBe(404);
  });
});

describe('text of other systems that nobody would write', () => {
  /** How often a job that imports was started. */
  const tries = async () => {
    const { rows } = await database().execute(
      sql`select coalesce(max(retry_count), 0)::int as most from pgboss.job where name = 'import'`,
    );
    return rows[0]?.most;
  };

  it('a picture named 100%.jpg is found in a ZIP', async () => {
    const one = await run(
      await zip({
        'a.md':
          '---\ncover: { src: 100%.jpg, alt: Kapak }\n---\n# Yüzde\n\n![Alt](100%.jpg) ve ![Yok](%zz/%.jpg)',
        '100%.jpg': await picture(30),
      }),
    );
    expect([one.state, await actions(one)]).toEqual(['done', ['create']]);
    const [made] = await all();
    expect(made?.coverId).toMatch(/^[0-9a-f-]{36}$/);
    expect(made?.body).toMatch(/^# Yüzde\n\n!\[Alt\]\(\/media\/[0-9a-f-]{36}\/640\.webp\) ve/);
  });

  it('broken escapes in addresses, slugs and links of WordPress lose nothing', async () => {
    const one = await run(
      wxr([
        {
          id: 1,
          slug: '100%',
          link: 'https://eski.example/%zz/',
          meta: { _wp_old_slug: '%' },
          html: `<p>Metin <img src="${UPLOADS}/100%.jpg" alt="b"/><a href="#%">1</a></p>`,
        },
        { id: 2 },
      ]),
    );
    expect([one.state, await actions(one)]).toEqual(['done', ['create pictureMissing', 'create']]);
    expect((await page('/%25zz/')).statusCode).toBeLessThan(500);
  });

  it('an entry with values that cannot be stored is skipped, the others are imported, nothing is retried', async () => {
    const before = await tries();
    const long = 'x'.repeat(60_000);
    const one = await run(
      await zip({
        'a.md': '---\nid: "a\\0"\n---\n# Kimlik\n\nMetin',
        'b.md': '# Metin\n\nSıfır \0 karakteri',
        'c.md': '---\ntitle: "Yarım \\uD800 harf"\nauthor: "\\uD800\\0"\n---\nMetin',
        'd.md':
          '---\naliases: ["/a%00b/", "/%", "/iyi/"]\ncategories: ["\\0", "\\uD800"]\n---\n# Adres\n\nMetin',
        'e.md': `---\nid: ${Array.from({ length: 5000 }, (_, n) => n.toString(36)).join('-')}\n---\n# Uzun\n\nMetin`,
        'f.md': '---\ndate: +200000-01-01T00:00:00Z\n---\n# Tarih\n\nMetin',
        'g.md': `---\ncover: "\\0.jpg"\ntranslationOf: "\\0"\n---\n# Kapak\n\n![a](<${long}>) ![b](b%00.jpg)`,
        'h.md': '# İyi\n\nMetin',
      }),
    );
    expect(one.state).toBe('done');
    const titles = (await all()).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Adres', 'İyi']));
    expect((await actions(one)).filter((action) => !action.startsWith('create'))).toEqual(
      (await actions(one)).filter((action) => /^skip (badEntry|badDate|notValid)$/.test(action)),
    );
    expect(await tries()).toBe(before);
  });
});

/** The same archive with another name in it, of the same length. */
function renamed(archive: Buffer, from: string, to: string): Buffer {
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}
