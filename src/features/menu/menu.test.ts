import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { PROJECT_DIR } from '../../platform/project.server.ts';
import { menuItems } from './tables.server.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(undefined, { emptyPages: [] });
});
afterAll(() => test.close());

const get = async (url: string): Promise<string> => (await test.call({ method: 'GET', url })).body;
/** The links of the drawer with their icons, which are not in the page's language. */
const drawerLinks = (html: string) =>
  [...html.slice(html.indexOf('id="menu"')).matchAll(/<a href="([^"]+)"[^>]*>(<i .*?<\/i>)/gs)]
    .slice(0, 3)
    .map(([, url, icon]) => ({ url: url?.replace('/es/', '/'), icon }));

it('an item that an editor renames keeps its icon and its names in other languages', async () => {
  const { db } = test.app.services;
  await db.insert(menuItems).values([
    { key: 'donation', title: 'Destek verin', url: '/bagis', position: 1 },
    { title: 'Gündem', url: '/haberler', position: 2 },
    { title: 'Kardeş parti', url: 'https://parti.example', external: true, position: 3 },
  ]);
  test.app.forgetAll();
  const turkish = await get('/arsiv');
  for (const title of ['Destek verin', 'Gündem', 'Kardeş parti']) expect(turkish).toContain(title);
  const spanish = await get('/es/arsiv');
  expect(spanish).not.toContain('Destek verin');
  expect(spanish).not.toContain('Gündem');
  expect(spanish).toContain('Donar');
  expect(spanish).toContain('<a href="https://parti.example" rel="noopener external" lang="tr">');
  const links = drawerLinks(turkish);
  expect(new Set(links.map(({ icon }) => icon)).size).toBe(3);
  expect(drawerLinks(spanish)).toEqual(links);
});

it('an item without a title known to an older version gets no key, all others get theirs', async () => {
  const { db } = test.app.services;
  const file = join(PROJECT_DIR, 'database/migrations/0015_keys-of-menu-items.sql');
  const update = (await readFile(file, 'utf8')).split('--> statement-breakpoint')[1] as string;
  const titles = ['İÇERİKLER', 'Bağış', 'Teşkilat ', 'Bağışlar', 'Duyurular'];
  await db
    .insert(menuItems)
    .values(titles.map((title, position) => ({ title, url: '#', position })));
  await db.execute(sql.raw(update));
  const rows = await db.select({ title: menuItems.title, key: menuItems.key }).from(menuItems);
  expect(titles.map((title) => rows.find((row) => row.title === title)?.key)).toEqual([
    'contents',
    'donation',
    'organisation',
    null,
    null,
  ]);
});

it('the reply of the menu has the fields it always had', async () => {
  const { data } = JSON.parse(await get('/api/menu/list'));
  expect(Object.keys(data[0]).sort()).toEqual([
    '_id',
    'children',
    'external',
    'title',
    'url',
    'visible',
  ]);
});
