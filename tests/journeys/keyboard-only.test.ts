import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import { focusedName, openByPalette, signInByKeyboard, tabTo } from './by-keyboard.ts';
import { addStaff, callAsAdmin, overviewLoaded } from './dashboard.ts';

// Nothing here clicks, fills or focuses an element: every step is a key.
const { server, browser } = await openOwnDemo();
const DESK = { viewport: { width: 1440, height: 900 } };
let editor: string;
beforeAll(async () => {
  editor = await addStaff(server, {
    username: 'klavye',
    role: 'editor',
    name: 'Klavye',
    surname: 'Editör',
  });
});

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const publicPage = async (path: string) => (await fetch(server.origin + path)).text();
const said = (page: Page, text: string) => page.locator('.toast').getByText(text).first().waitFor();

async function write(page: Page, title: string): Promise<void> {
  await openByPalette(page, 'yeni içerik', /^Yeni içerik$/);
  await tabTo(page, 'Başlık');
  await page.keyboard.type(title);
  await tabTo(page, 'Metin');
  await page.keyboard.type('Gündem:');
  await press(page, 'Enter', 'Enter');
  await page.keyboard.type('- ulaşım');
  // In a list Tab indents; after Escape it leaves the text.
  await press(page, 'Escape', 'Tab');
  await tabTo(page, 'Kategori');
  await page.keyboard.type('Haberler');
  await tabTo(page, 'Özet');
  await page.keyboard.type('Gündemde ulaşım var.');
}

it('an admin signs in, writes and publishes a content, and signs out, without a mouse', async () => {
  const { page, faults, close } = await openPage(browser, DESK);
  await signInByKeyboard(page, server.origin, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await overviewLoaded(page);
  const title = `Klavyeyle yazılan haber ${Date.now()}`;
  await write(page, title);
  await tabTo(page, 'Yayımla', 'Shift+Tab');
  await press(page, 'Enter');
  await eventually(() => focusedName(page)).toBe('Şimdi yayımla');
  await press(page, 'Enter');
  await said(page, 'Yayımlandı.');
  await eventually(() => publicPage('/haberler')).toContain(title);

  await tabTo(page, /^Hesap menüsü/, 'Shift+Tab');
  await press(page, 'Enter');
  await eventually(() => focusedName(page)).not.toMatch(/^Hesap menüsü/);
  await press(page, 'End', 'Enter');
  await page.waitForURL(/\/auth\/login/);
  expect(faults).toEqual([]);
  await close();
});

it('an admin sorts a list, opens an application and changes its status by keys', async () => {
  const { page, faults, close } = await openPage(browser, DESK);
  await signInByKeyboard(page, server.origin, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await overviewLoaded(page);
  await openByPalette(page, 'üyelik başvuruları', /^Üyelik başvuruları/);
  await page.locator('tr[data-row]').first().waitFor();
  const sorted = () => page.locator('th[aria-sort=ascending], th[aria-sort=descending]');
  const before = await sorted().evaluate((head) => head.ariaSort);
  await tabTo(page, /./, 'Tab', 'th[aria-sort=ascending] button, th[aria-sort=descending] button');
  const loaded = page.waitForResponse(/\/api\/applications\?/);
  await press(page, 'Enter');
  await loaded;
  await eventually(() => sorted().evaluate((head) => head.ariaSort)).not.toBe(before);

  // The keys j and k move between the rows, x selects one, Enter opens it.
  const row = () => page.evaluate(() => document.activeElement?.closest('tr')?.rowIndex);
  await press(page, 'j');
  await eventually(row).toBe(1);
  await press(page, 'j');
  await eventually(row).toBe(2);
  await press(page, 'x');
  await eventually(() => page.locator('tr[data-row] input:checked').count()).toBe(1);
  await press(page, 'x', 'Enter');
  await page.getByRole('heading', { name: 'Durumu değiştirin' }).waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-2);
  const read = async () => {
    const reply = await callAsAdmin(server.origin, 'GET', `/api/applications/${id}`);
    return ((await reply.json()) as { data: { status: string } }).data.status;
  };
  const first = await read();
  await tabTo(page, /./, 'Tab', 'input[type=radio]');
  await press(page, 'Space');
  await tabTo(page, 'Durumu kaydet');
  await press(page, 'Enter');
  await eventually(read).not.toBe(first);
  expect(faults).toEqual([]);
  await close();
});

it('an admin reorders the menu by keys, and visitors see the new order', async () => {
  const { page, faults, close } = await openPage(browser, DESK);
  await signInByKeyboard(page, server.origin, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await overviewLoaded(page);
  const order = async () => {
    const html = await publicPage('/hakkimizda');
    const menu = html.slice(html.indexOf('id="menu"'));
    return [...menu.matchAll(/<a href="(\/[^"]*)"/g)].map(([, url]) => url as string);
  };
  const before = await order();
  await openByPalette(page, 'menü', /^Menü$/);
  await page.getByRole('list', { name: 'Menü', exact: true }).waitFor();
  await tabTo(page, /^İçerikler/, 'Tab', 'main button');
  await press(page, 'ArrowDown', 'ArrowDown');
  const item = await focusedName(page);
  await press(page, 'Alt+ArrowDown');
  await page.getByRole('main').getByRole('status').filter({ hasText: 'taşındı' }).waitFor();
  await eventually(() => focusedName(page)).toBe(item);
  await tabTo(page, 'Kaydet');
  await press(page, 'Enter');
  await said(page, 'Başarıyla güncellendi.');
  await eventually(order).not.toEqual(before);
  expect((await order()).toSorted()).toEqual(before.toSorted());
  expect(faults).toEqual([]);
  await close();
});

it('an editor writes a content and sends it for review by keys', async () => {
  const { page, faults, close } = await openPage(browser, DESK);
  await signInByKeyboard(page, server.origin, editor, ADMIN.ADMIN_PASSWORD);
  await overviewLoaded(page);
  await write(page, `İncelenecek haber ${Date.now()}`);
  await press(page, 'Control+s');
  await page.waitForURL(/\/dashboard\/blog\/[0-9a-f-]{36}\/edit$/);
  await tabTo(page, 'Başka işlemler', 'Shift+Tab');
  await press(page, 'Enter');
  await eventually(() => focusedName(page)).toBe('İncelemeye gönder');
  await press(page, 'Enter');
  await said(page, 'İncelemeye gönderildi.');
  const id = new URL(page.url()).pathname.split('/').at(-2);
  const reply = await callAsAdmin(server.origin, 'GET', `/api/contents/${id}`);
  expect(((await reply.json()) as { data: { state: string } }).data.state).toBe('inReview');
  expect(faults).toEqual([]);
  await close();
});

it('a form that is sent with Enter leads to what is wrong, and dialogs close with Escape', async () => {
  const { page, faults, close } = await openPage(browser, DESK);
  await signInByKeyboard(page, server.origin, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  await overviewLoaded(page);
  await openByPalette(page, 'toplantılar', /^Toplantılar/);
  await tabTo(page, 'Toplantı ekle');
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: 'Toplantı ekle' }).waitFor();
  await tabTo(page, 'Başlık');
  await press(page, 'Enter');
  await page.getByRole('alert').filter({ hasText: 'Kaydedilemedi' }).waitFor();
  await tabTo(page, 'Başlık zorunludur.', 'Shift+Tab');
  await press(page, 'Enter');
  await eventually(() => focusedName(page)).toBe('Başlık');
  const title = `Klavye buluşması ${Date.now()}`;
  await page.keyboard.type(title);
  await tabTo(page, 'Başlangıç');
  await page.keyboard.type('05.05.2030');
  await tabTo(page, 'Saat');
  await page.keyboard.type('10.00');
  await tabTo(page, 'Bitiş');
  await page.keyboard.type('05.05.2030');
  await tabTo(page, 'Saat');
  await page.keyboard.type('11.00');
  await tabTo(page, 'Kaydet');
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: /^Toplantılar/ }).waitFor();
  await eventually(() => publicPage('/toplantilar')).toContain(title);

  await tabTo(page, title);
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await tabTo(page, 'Sil');
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: 'Emin misiniz?' }).waitFor();
  await eventually(() => focusedName(page)).toBe('Vazgeç');
  await press(page, 'Escape');
  await eventually(() => focusedName(page)).toBe('Sil');
  await press(page, 'Enter');
  await page.getByRole('dialog', { name: 'Emin misiniz?' }).waitFor();
  await eventually(() => focusedName(page)).toBe('Vazgeç');
  await tabTo(page, 'Sil', 'Tab', '[role=dialog] button');
  await press(page, 'Enter');
  await eventually(() => publicPage('/toplantilar')).not.toContain(title);
  expect(faults).toEqual([]);
  await close();
});
