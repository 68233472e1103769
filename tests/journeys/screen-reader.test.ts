import { beforeAll, expect, it } from 'vitest';
import {
  type AccessibleNode,
  findNode,
  nodesOf,
  readAccessibilityTree,
  withRole,
} from '../harness/accessibility-tree.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { addStaff, callAs, callAsAdmin, openSession, overviewLoaded } from './dashboard.ts';

const { server, browser } = await openOwnDemo();
const openAsAdmin = await onePage(
  browser,
  server.origin,
  await openSession(browser, server.origin),
);
let email: string;
beforeAll(async () => {
  email = await addStaff(server, {
    username: 'deniz',
    role: 'editor',
    name: 'Deniz',
    surname: 'Okumuş',
  });
});
const namesOf = (node: AccessibleNode, role: string) =>
  withRole(node, role).map(({ name }) => name);
/** Buttons, links and options that a screen reader would only call by their role. */
const nameless = (node: AccessibleNode) =>
  nodesOf(node).filter(
    ({ role, name }) => /^(button|link|option|combobox|switch|radio)$/.test(role) && !name.trim(),
  );

it('the bell says how many notifications are unread, and its buttons say of which entry they are', async () => {
  const { page, faults, close } = await openAsAdmin('/dashboard');
  await overviewLoaded(page);
  const bell = async () => findNode(await readAccessibilityTree(page), 'button', /^Bildirimler/);
  // A sign-in from a new browser is itself a notification.
  const list = await (await callAsAdmin(server.origin, 'GET', '/api/notifications')).json();
  const upTo = (list as { data: { last: number } }).data.last;
  const read = await callAsAdmin(server.origin, 'POST', '/api/notifications/read-all', { upTo });
  expect(read.status).toBe(200);
  await eventually(bell).toMatchObject({
    name: 'Bildirimler',
    states: { hasPopup: 'dialog', expanded: false },
  });

  const write = await callAs(server.origin, email);
  const content = { category: 'haberler', body: 'Metin.', state: 'published' };
  for (const title of ['Kıyılar hepimizin', 'Sahil yürüyüşü'])
    await write('POST', '/api/contents', { ...content, title });
  await eventually(async () => (await bell()).name).toBe('Bildirimler, 2 okunmamış');

  await page.getByRole('button', { name: 'Bildirimler, 2 okunmamış' }).press('Enter');
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  expect((await bell()).states).toMatchObject({ expanded: true });
  const panel = findNode(await readAccessibilityTree(page), 'dialog', 'Bildirimler, 2 okunmamış');
  expect(nameless(panel)).toEqual([]);
  expect(namesOf(panel, 'heading')).toEqual(['Bildirimler']);
  const [entry] = withRole(panel, 'listitem') as [AccessibleNode];
  const sentence = '“Sahil yürüyüşü” yayımlandı';
  expect(namesOf(entry, 'button')).toEqual([
    `Okundu say: ${sentence}`,
    `Bildirimi kaldır: ${sentence}`,
  ]);
  expect(namesOf(entry, 'link')[0]).toMatch(
    /^Okunmamış: “Sahil yürüyüşü” yayımlandı Deniz Okumuş · \S/,
  );
  expect(faults).toEqual([]);
  await close();
});

it('the palette is a dialog with a combobox, which names the option that the arrow keys reach', async () => {
  const { page, faults, close } = await openAsAdmin('/dashboard');
  await overviewLoaded(page);
  await page.keyboard.press('Control+k');
  const read = async () =>
    findNode(await readAccessibilityTree(page), 'dialog', 'Ara ya da sayfaya git');
  const field = async () =>
    findNode(await read(), 'combobox', 'Sayfa, içerik, başvuru ya da kişi ara');
  await page.getByRole('combobox').waitFor();
  await eventually(async () => (await field()).states).toMatchObject({
    focused: true,
    expanded: true,
    hasPopup: 'listbox',
  });
  const dialog = await read();
  expect(nameless(dialog)).toEqual([]);
  // Not the whole list.
  expect(dialog.description).toBe('');
  expect((await field()).active).toBeNull();
  const list = findNode(dialog, 'listbox', 'Sayfalar, işlemler ve kayıtlar');
  expect(namesOf(list, 'option').slice(0, 2)).toEqual(['Pano', 'Hesabım']);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect((await field()).active).toMatchObject({
    role: 'option',
    name: 'Hesabım',
    states: { selected: true },
  });

  const said = async () => nodesOf(findNode(await read(), 'status', ''));
  await page.keyboard.type('toplantılar');
  await eventually(async () => (await said()).map(({ name }) => name).join(' ')).toMatch(
    /\d+ sonuç(: |\. İlki: )Toplantılar/,
  );
  await page.getByRole('combobox').fill('sahil şeridini');
  // Not the results of the words before.
  await eventually(async () => namesOf(await read(), 'option')[0]).toContain('sahil şeridini');
  expect(namesOf(await read(), 'group')).toContain('İçerikler');
  await page.keyboard.press('ArrowDown');
  // The title and what kind of record it is are read apart.
  await eventually(async () => (await field()).active?.name).toMatch(/ \S+ · Yayında$/);

  await page.getByRole('combobox').fill('zzzz');
  await eventually(async () => (await said()).map(({ name }) => name).join(' ')).toContain(
    'Bu adda bir sayfa, işlem ya da kayıt yok.',
  );
  expect(faults).toEqual([]);
  await close();
});

it('a dialog that asks a question reads the question after its title', async () => {
  const { page, close } = await openAsAdmin('/dashboard/admin/meetings');
  await page.locator('tr[data-row] a').first().press('Enter');
  await page.getByRole('button', { name: 'Sil', exact: true }).press('Enter');
  await page.getByRole('dialog').waitFor();
  const dialog = findNode(await readAccessibilityTree(page), 'dialog', 'Emin misiniz?');
  expect(dialog.description).toMatch(/^Bu toplantı silinsin mi\?/);
  expect(dialog.description).not.toContain('Vazgeç');
  await close();
});

it('the menu is a list of lists, in which every item and its buttons have names', async () => {
  const { page, faults, close } = await openAsAdmin('/dashboard/admin/menu');
  await page.getByRole('list', { name: 'Menü', exact: true }).waitFor();
  const tree = findNode(await readAccessibilityTree(page), 'list', 'Menü');
  expect(nameless(tree)).toEqual([]);
  const below = findNode(tree, 'list', 'İçerikler: alt öğeler');
  expect(findNode(below, 'button', /^Haberler/).states).toMatchObject({ expanded: false });
  expect(findNode(tree, 'switch', 'Bağış sitede görünsün').states).toMatchObject({
    checked: 'true',
  });
  expect(findNode(tree, 'button', 'İşlemler: Bağış').states).toMatchObject({ hasPopup: 'menu' });
  expect(faults).toEqual([]);
  await close();
});

it('the map says each province with its number, and so do the largest ones and the table', async () => {
  const path = '/dashboard/applications/statistics';
  const { page, faults, close } = await openAsAdmin(path);
  await page.getByRole('list', { name: /^İllere göre başvurular/ }).waitFor();
  const region = async () =>
    findNode(await readAccessibilityTree(page), 'region', 'İllere göre başvurular');
  const map = findNode(
    await region(),
    'list',
    'İllere göre başvurular. Ok tuşlarıyla illere geçilir.',
  );
  const provinces = namesOf(map, 'link');
  expect(new Set(provinces).size).toBe(81);
  for (const name of provinces) expect(name).toMatch(/^\d\d [A-ZÇĞİÖŞÜ][a-zçğıöşü]+: \d+ başvuru$/);

  const largest = namesOf(findNode(await region(), 'list', 'Sayısı en yüksek iller'), 'link');
  expect(largest.length).toBeGreaterThan(3);
  const spoken = provinces.map((name) => name.slice(3).replace(':', ''));
  for (const name of largest) expect(spoken).toContain(name);

  await page.getByText('Tablo olarak göster').last().press('Enter');
  await page.getByRole('table', { name: 'İllere göre başvurular' }).waitFor();
  const table = findNode(await region(), 'table', 'İllere göre başvurular');
  expect(namesOf(table, 'columnheader')).toEqual(['Plaka', 'İl', 'Başvuru']);
  expect(namesOf(table, 'rowheader')).toHaveLength(81);

  // The arrow keys move the focus to a neighbour.
  const istanbul = page.getByRole('link', { name: /^34 İstanbul/ });
  await istanbul.focus();
  await page.keyboard.press('ArrowRight');
  const focused = nodesOf(await region()).find(({ states }) => states.focused);
  expect(focused?.name).toMatch(/^41 Kocaeli: \d+ başvuru$/);
  expect(faults).toEqual([]);
  await close();
});
