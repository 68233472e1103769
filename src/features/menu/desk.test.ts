import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hearChanges } from '../../../tests/harness/hear-changes.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import type { MenuChild, MenuNode, MenuParts, MenuRecord } from './contract.ts';
import { menuItems, menuVersion } from './tables.server.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp(undefined, { emptyPages: [] });
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.app.services;
  await db.delete(menuItems);
  await db.delete(menuVersion);
  test.app.forgetAll();
});

const read = async (): Promise<{ data: MenuRecord; parts: MenuParts }> =>
  (await test.call({ url: '/api/menu', headers })).json();
const put = (payload: object, as = headers) =>
  test.call({ method: 'PUT', url: '/api/menu', headers: as, payload });
async function change(edit: (items: MenuNode[]) => void) {
  const { items, version } = (await read()).data;
  edit(items);
  return put({ items, version });
}
const saved = async (edit: (items: MenuNode[]) => void): Promise<MenuRecord> => {
  const reply = await change(edit);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const link = (title: string, url: string, more: Partial<MenuChild> = {}): MenuChild => ({
  _id: crypto.randomUUID(),
  key: null,
  title,
  url,
  visible: true,
  external: false,
  translations: { en: '', de: '', es: '' },
  ...more,
});
const single = (...of: Parameters<typeof link>): MenuNode => ({ ...link(...of), children: [] });
const page = async (url: string): Promise<string> => (await test.call({ url })).body;
const named = (items: MenuNode[], title: string): MenuNode => {
  const found = items.find((item) => item.title === title);
  if (!found) throw new Error(`no ${title}`);
  return found;
};
const lastEvent = async () => {
  const url = '/api/audit?action=menu.changed&pageSize=1';
  return (await test.call({ url, headers })).json().data[0];
};

describe('an admin', () => {
  it('is told which pages have nothing to show, until they have', async () => {
    const { emptyPages } = test.app.services;
    test.app.services.emptyPages = [
      emptyIf({ path: '/toplantilar', fill: '/' }, sql`not exists (select from menu_version)`),
    ];
    expect((await read()).parts.empty).toEqual(['/toplantilar']);
    await saved((items) => items.push(single('Açık', '/haberler')));
    expect((await read()).parts.empty).toEqual([]);
    test.app.services.emptyPages = emptyPages;
  });

  it('edits a copy of the standard menu, and items that are renamed keep icon and translations', async () => {
    const { data, parts } = await read();
    expect(data).toMatchObject({ version: 0, isStandard: true });
    expect(data.items).toEqual(parts.standard);
    expect(parts.keys.donation).toMatchObject({ icon: 'heart', names: { es: 'Donar' } });
    expect(parts.pages).toContainEqual(expect.objectContaining({ path: '/bagis', icon: 'heart' }));
    const iconOf = (html: string) =>
      /<a href="[^"]*\/bagis"[^>]*>(<i .*?<\/i>)/.exec(html.slice(html.indexOf('id="menu"')))?.[1];
    const before = iconOf(await page('/arsiv'));
    expect(before).toContain('i-heart');

    const record = await saved((items) => {
      named(items, 'Bağış').title = 'Destek verin';
      const contents = named(items, 'İçerikler');
      const [first] = contents.children;
      if (first)
        Object.assign(first, { title: 'Hepsi', translations: { en: 'All', de: '', es: '' } });
    });
    expect(record).toMatchObject({ version: 1, isStandard: false });
    expect(record.items.map(({ _id }) => _id)).toEqual(data.items.map(({ _id }) => _id));
    const turkish = await page('/arsiv');
    expect(turkish).toContain('Destek verin');
    expect(iconOf(turkish)).toBe(before);
    const english = await page('/en/arsiv');
    expect(english).toContain('>All<');
    expect(await page('/es/arsiv')).toContain('Donar');
    expect(iconOf(await page('/es/arsiv'))).toBe(before);
    expect(await lastEvent()).toMatchObject({
      after: {
        'menu-renamed': 'Tüm içerikler → Hepsi, Bağış → Destek verin',
        'menu-translated': 'Hepsi',
      },
    });
  });

  it('moves, hides, adds and removes items; the event names them', async () => {
    await saved((items) => {
      const contact = named(items, 'İletişim');
      contact.children = contact.children.filter(({ url }) => url !== '/uye-olun');
      const [news] = named(items, 'İçerikler').children.splice(1, 1);
      items.splice(0, 0, { ...(news as MenuChild), children: [] });
      named(items, 'Bağış').visible = false;
      items.push(single('Kardeş parti', 'https://parti.example/tr', { external: true }));
    });
    const html = await page('/arsiv');
    const drawer = html.slice(html.indexOf('id="menu"'));
    const place = (text: string) => drawer.indexOf(text);
    expect(place('Haberler')).toBeLessThan(place('Tüm içerikler'));
    expect(place('Bağış')).toBe(-1);
    expect(drawer).toContain('<a href="https://parti.example/tr" rel="noopener external"');
    expect(await lastEvent()).toMatchObject({
      after: {
        'menu-added': 'Kardeş parti',
        'menu-removed': 'Üye olun',
        'menu-moved': 'Haberler',
        'menu-hidden': 'Bağış',
      },
    });
    const { data } = await read();
    expect(named(data.items, 'Bağış').visible).toBe(false);
    // The order of the others is the same, so only one item has moved.
    await saved((items) => items.unshift(...items.splice(-2, 1)));
    expect((await lastEvent()).after).toEqual({ 'menu-moved': 'İletişim' });
  });

  it('returns to the standard menu, which is not stored', async () => {
    await saved((items) => items.splice(1));
    const { parts } = await read();
    const record = await saved((items) => items.splice(0, items.length, ...parts.standard));
    expect(record).toMatchObject({ isStandard: true, version: 2 });
    expect(await test.app.services.db.$count(menuItems)).toBe(0);
    expect(await page('/arsiv')).toContain('Genel Başkan');
  });

  it('is told which item and field is wrong, and nothing is saved', async () => {
    const before = await read();
    const cases: [string, (items: MenuNode[]) => unknown, RegExp][] = [
      ['items.1.title', ([, item]) => Object.assign(item ?? {}, { title: ' ' }), /^Başlık zorunlu/],
      [
        'items.0.children.2.title',
        ([item]) => Object.assign(item?.children[2] ?? {}, { title: 'x'.repeat(61) }),
        /en çok 60 karakter/,
      ],
      ['items.3.url', (items) => Object.assign(items[3] ?? {}, { url: 'haberler' }), /bir yolu/],
      ['items.3.url', (items) => Object.assign(items[3] ?? {}, { url: '//evil.example' }), /yolu/],
      ['items.3.url', (items) => Object.assign(items[3] ?? {}, { url: '/\\evil' }), /yolu/],
      ['items.3.url', (items) => Object.assign(items[3] ?? {}, { url: 'javascript:1' }), /yolu/],
      ['items.3.url', (items) => Object.assign(items[3] ?? {}, { url: '/en/haberler' }), /öneki/],
      ['items.3.url', (items) => Object.assign(items[3] ?? {}, { url: '#' }), /altında öğe yok/],
      ...['http://a.example', 'https://a', '/haberler', 'https://a@b.example'].map(
        (url): (typeof cases)[number] => [
          'items.5.url',
          (items) => items.push(single('Dış', url, { external: true })),
          /https:/,
        ],
      ),
      [
        'items.0.translations.de',
        ([item]) => Object.assign(item?.translations ?? {}, { de: 'x'.repeat(61) }),
        /^Çeviri en çok 60/,
      ],
      ['items', (items) => items.splice(0), /en az bir öğe/],
      [
        'items',
        (items) => items.push(...Array.from({ length: 50 }, () => single('A', '/a'))),
        /en çok 60 öğe/,
      ],
      [
        'children',
        ([item]) => Object.assign(item?.children[0] ?? {}, { children: [] }),
        /Bilinmeyen/,
      ],
      ['items.1._id', (items) => Object.assign(items[1] ?? {}, { _id: items[0]?._id }), /geçerli/],
    ];
    for (const [field, edit, message] of cases) {
      const reply = await change(edit);
      expect(reply.statusCode, reply.body).toBe(422);
      const faults = Object.entries(reply.json().fields as Record<string, string>);
      expect(faults).toEqual([[field, expect.stringMatching(message)]]);
    }
    for (const body of [{}, [], { version: 0 }, { items: 1, version: 0 }])
      expect((await put(body)).statusCode).toBe(422);
    expect(await read()).toEqual(before);
  });

  it('does not replace the change of another admin', async () => {
    const { items } = (await read()).data;
    const replies = await Promise.all(
      ['A', 'B', 'C'].map((title) =>
        put({ items: [single(title, '/bagis'), ...items], version: 0 }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    const winner = replies.find(({ statusCode }) => statusCode === 200)?.json().data;
    const late = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(late).toMatchObject({ code: 'conflict', current: winner });
  });

  it('sees the header and the drawer with a menu that is not saved', async () => {
    const { items } = (await read()).data;
    const draft = [single('', '/bagis'), single('Bozuk', 'javascript:1'), ...items];
    const preview = async (payload: object) =>
      test.call({ method: 'POST', url: '/api/menu/preview', headers, payload });
    const { data } = (await preview({ items: draft, locale: 'es' })).json();
    expect(data.header).toContain('<header');
    expect(data.drawer).toContain('href="/es/bagis"');
    expect(data.drawer).not.toContain('javascript');
    expect(data.fitsFrom).toBe(1200);
    const wide = Array.from({ length: 20 }, (_, at) => single(`Uzun bir başlık ${at}`, '/bagis'));
    expect((await preview({ items: wide, locale: 'tr' })).json().data.fitsFrom).toBeNull();
    expect((await preview({ items: draft, locale: 'xx' })).statusCode).toBe(422);
    expect((await read()).data.version).toBe(0);
  });
});

it('every process shows a change at once', async () => {
  const other = await openTestApp(test.database, { emptyPages: [] });
  const changes = await hearChanges(other);
  const isThere = async () => (await other.call({ url: '/arsiv' })).body.includes('Yepyeni öğe');
  expect(await isThere()).toBe(false);
  await changes.atOnce(
    () => saved((items) => items.push(single('Yepyeni öğe', '/bagis'))),
    isThere,
  );
  await changes.close();
  await other.close();
});

it('a title without a visible item below it is not shown', async () => {
  await saved((items) => {
    for (const child of named(items, 'Teşkilat').children) child.visible = false;
  });
  const { data } = (await test.call({ url: '/api/menu/list' })).json();
  const titles = data.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(['İçerikler', 'Parti', 'Bağış', 'İletişim']);
});

it('rows that were written before there were versions can be edited', async () => {
  const { db } = test.app.services;
  await db.execute(sql`insert into menu_items (title, url, position) values ('Eski', '/arsiv', 0)`);
  expect((await read()).data).toMatchObject({ version: 0, isStandard: false });
  const record = await saved((items) => Object.assign(items[0] ?? {}, { title: 'Yeni' }));
  expect(record.items).toMatchObject([{ title: 'Yeni', url: '/arsiv' }]);
});
