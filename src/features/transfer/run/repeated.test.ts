import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openImports, picture, zip } from '../../../../tests/harness/imports.ts';
import { type WxrPost, wxr } from '../../../../tests/harness/wxr.ts';

const imports = await openImports();
const { database, check, start, run, actions, all } = imports;
afterAll(imports.close);
afterEach(imports.clear);

const SITE = 'https://eski.example';
const wxrOf = (posts: WxrPost[], site: string) => wxr(posts).replaceAll(SITE, site);

describe('an import', () => {
  it('finds what was imported of a folder when the host alone was the name of its site', async () => {
    const site = 'https://www.parti.example/il';
    const posts: WxrPost[] = [
      { id: 1, title: 'Bir', link: `${site}/2024/05/bir/`, html: '<p>Eski.</p>' },
      { id: 2, title: 'İki', link: `${site}/2024/05/iki/`, html: '<p>Aynı.</p>' },
    ];
    await run(wxrOf(posts, site));
    await database().execute(sql`update import_entries set source = 'parti.example'`);
    const changed = wxrOf([{ ...posts[0], id: 1, html: '<p>Yeni.</p>' }, ...posts.slice(1)], site);
    const checked = await check(changed);
    expect(await actions(checked)).toEqual(['change', 'same']);
    expect(await actions(await start(checked))).toEqual(['change', 'same']);
    expect((await all()).map(({ title, body }) => [title, body])).toEqual([
      ['Bir', 'Yeni.'],
      ['İki', 'Aynı.'],
    ]);
    // Another site of that host with the same ids.
    expect(await actions(await check(wxrOf([{ id: 1 }], 'https://parti.example/ilce')))).toEqual([
      'create',
    ]);
  });

  it('a site that moves to https is the same, with its links and pictures', async () => {
    const at = (origin: string): WxrPost[] => [
      {
        id: 1,
        link: `${origin}/2024/05/bir/`,
        html: `<p><a href="${origin}/2024/05/iki/">İki</a> <img src="${origin}/wp-content/uploads/a.jpg" alt="A"></p>`,
      },
    ];
    const packed = async (origin: string, more: WxrPost[] = []) =>
      zip({
        'site.xml': wxrOf([...at(origin), ...more], origin),
        'wp-content/uploads/a.jpg': await picture(60),
      });
    await run(await packed('http://www.eski.example'));
    const moved = 'https://eski.example';
    expect(await actions(await run(await packed(moved)))).toEqual(['same']);
    const more = at(moved).map((post) => ({ ...post, id: 2, link: `${moved}/2024/05/uc/` }));
    expect(await actions(await run(await packed(moved, more)))).toEqual(['same', 'create']);
    const { rows } = await database().execute(
      sql`select count(*)::int as count from imported_media`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('of a site is checked with the categories that were chosen for it before', async () => {
    const file = wxr([{ id: 1, categories: ['yazilar'] }, { id: 2 }]);
    const chosen = { categories: { yazilar: 'raporlar' }, otherwise: 'makaleler' };
    await start(await check(file), chosen);
    const again = await check(file);
    expect(await actions(again)).toEqual(['same', 'same']);
    expect(again.options).toMatchObject(chosen);
    expect(await actions(await start(again, chosen))).toEqual(['same', 'same']);
    const other = await check(wxrOf([{ id: 1 }], 'https://baska.example'));
    expect(other.options).toMatchObject({ categories: {}, otherwise: 'haberler' });
  });

  it('what has ended in the other system is a draft, in the check and in the import', async () => {
    const ended = await zip({
      'a.md': '---\ntitle: Bitti\ndate: 2019-05-01\nexpiryDate: 2020-05-01\n---\nMetin.',
      'b.md': '---\ntitle: Gelecek\npublishDate: 2199-05-01\n---\nMetin.',
    });
    const checked = await check(ended);
    expect(await actions(checked)).toEqual(['create', 'create']);
    expect(await actions(await start(checked))).toEqual(['create', 'create']);
    expect(
      (await all()).map(({ title, state, unpublishAt }) => [title, state, unpublishAt]),
    ).toEqual([
      ['Bitti', 'draft', null],
      ['Gelecek', 'scheduled', null],
    ]);
  });
});
