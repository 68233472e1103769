import { sql } from 'drizzle-orm';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { contents } from '../../src/features/content/tables.server.ts';
import { menuItems, menuVersion } from '../../src/features/menu/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { party } from '../../src/features/party/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectAccessibleAt } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });
await fillPages();
beforeEach(async () => {
  const { db } = test.app.services;
  await db.delete(menuItems);
  await db.delete(menuVersion);
  test.app.forgetAll();
});

/** A menu leads only to pages that have something to show. */
async function fillPages() {
  const { db } = test.app.services;
  const now = new Date('2026-11-20T09:00:00Z');
  const times = { createdAt: now, updatedAt: now, publishedAt: now };
  await db.insert(contents).values([
    { ...times, category: 'haberler', slug: 'haber', title: 'Haber', state: 'published' },
    { ...times, category: 'makaleler', slug: 'makale', title: 'Makale', state: 'archived' },
  ]);
  await makeParty(db, { name: 'Deneme Partisi' }, now);
  const accounts = [
    { bank: 'Deneme Bankası', name: 'Deneme Partisi', iban: 'TR330006100519786457841326' },
  ];
  await db.update(party).set({
    data: sql`jsonb_set(${party.data}, '{donation,accounts}', ${JSON.stringify(accounts)}::jsonb)`,
  });
}

async function openMenu() {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().click();
  await page.getByRole('link', { name: 'Menü', exact: false }).last().click();
  await page.getByRole('list', { name: 'Menü', exact: true }).waitFor();
  return opened;
}
/** The button with the title of an item. */
const line = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, expanded: false });
const said = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text }).waitFor();
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.locator('.toast').getByText('Başarıyla güncellendi.').waitFor();
};
const publicPage = async (path = '/arsiv') => (await fetch(origin + path)).text();
/** The addresses in the drawer of a page, in their order. */
const addresses = async () => {
  const html = await publicPage('/hakkimizda');
  const menu = html.slice(html.indexOf('id="menu"'));
  return [...menu.matchAll(/<a href="(\/[^"]*)"/g)].map(([, url]) => url as string);
};
const middle = async (at: Locator) => {
  const box = await at.boundingBox();
  if (!box) throw new Error('not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());

it('with a mouse: an item is dragged, renamed and hidden; visitors see it within a second', async () => {
  const iconBefore = iconOf(await publicPage(), '/bagis');
  const { page, faults, context } = await openMenu();
  await expectAccessible(page);

  // News leave their group and stand before "Contents".
  const grip = page.locator('[data-row]', { hasText: '/haberler' }).locator('span[title]').first();
  const from = await middle(grip);
  const to = await middle(line(page, /^İçerikler/));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 30, from.y - 20, { steps: 4 });
  await page.mouse.move(from.x - 30, to.y - to.height / 2 - 4, { steps: 6 });
  await page.mouse.up();
  await said(page, 'Haberler üst düzeyde 1. sıraya taşındı.');

  // Escape leaves everything in its place.
  const second = await middle(page.locator('[data-row]').nth(1).locator('span[title]').first());
  await page.mouse.move(second.x, second.y);
  await page.mouse.down();
  await page.mouse.move(second.x, second.y + 300, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  expect(await page.locator('[data-row]').nth(1).textContent()).toContain('İçerikler');

  await line(page, /^Bağış/).click();
  await page.getByLabel('Başlık').fill('Destek verin');
  await page.getByLabel('English', { exact: true }).last().fill('Support us');
  await expectAccessible(page, { name: 'with open fields' });
  await page.getByRole('switch', { name: 'Arşiv sitede görünsün' }).click({ force: true });
  const preview = page.frameLocator('iframe[title="Telefondaki menü"]');
  await preview.getByText('Destek verin').waitFor();
  await page
    .getByRole('radiogroup', { name: 'Önizlemenin dili' })
    .getByText('EN', { exact: true })
    .click();
  await preview.getByText('Support us').waitFor();
  await page.getByText('Koyu', { exact: true }).click();
  await eventually(() => preview.locator('html').getAttribute('data-mode')).toBe('dark');

  await save(page);
  await eventually(() => publicPage()).toContain('Destek verin');
  const html = await publicPage();
  expect(iconOf(html, '/bagis')).toBe(iconBefore);
  expect(iconBefore).toMatch(/^<i class="i i-heart"/);
  expect(await addresses()).not.toContain('/arsiv');
  expect((await addresses())[0]).toBe('/haberler');
  expect(await publicPage('/en/arsiv')).toContain('Support us');
  expect(await publicPage('/es/arsiv')).toContain('Donar');
  await expectAccessibleAt(page, [360, 900], { appearances: [] });
  expect(faults).toEqual([]);
  await context.close();
});

it('only with the keyboard: an item is moved, added, removed and brought back', async () => {
  const { page, faults, context } = await openMenu();
  await line(page, /^İçerikler/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await eventually(() => focused(page)).toMatch(/^Haberler/);
  await page.keyboard.press('Alt+ArrowDown');
  await said(page, 'Haberler, İçerikler altında 3. sıraya taşındı.');
  await eventually(() => focused(page)).toMatch(/^Haberler/);
  await page.keyboard.press('Alt+ArrowLeft');
  await said(page, 'Haberler üst düzeyde 2. sıraya taşındı.');
  await eventually(() => focused(page)).toMatch(/^Haberler/);
  await page.keyboard.press('Alt+ArrowLeft');
  await said(page, 'Haberler zaten üst düzeyde.');
  await page.keyboard.press('Alt+ArrowRight');
  await said(page, 'Haberler, İçerikler altında 8. sıraya taşındı.');
  // The focus follows the moved item a moment later, and would come back after the next key.
  await eventually(() => focused(page)).toMatch(/^Haberler/);

  // The list contains each item once, below its group, and names what can be done with it.
  const tree = await page.getByRole('list', { name: 'Menü', exact: true }).ariaSnapshot();
  expect(tree).toMatch(
    /list "İçerikler: alt öğeler"(.|\n)*button "Arşiv"(.|\n)*button "Haberler"(.|\n)*button "Parti"/,
  );
  expect(tree).toContain('switch "Bağış sitede görünsün" [checked]');
  expect(tree).toContain('button "İşlemler: Bağış"');
  expect(tree.match(/button "Haberler"/g)).toHaveLength(1);

  await page.keyboard.press('End');
  await eventually(() => focused(page)).toMatch(/^Üye olun/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sil' }).waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await eventually(() => focused(page)).toMatch(/^Bize ulaşın/);
  expect(await line(page, /^Üye olun/).count()).toBe(0);
  await page.getByRole('button', { name: 'Geri al' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => focused(page)).toMatch(/^Üye olun/);

  await page.getByRole('button', { name: 'Öğe ekle' }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  await page.getByRole('button', { name: 'Kaydet' }).focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Menü kaydedilemedi' });
  await summary.getByRole('link', { name: /^Adres \(27\. öğe\)/ }).focus();
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT');
  await page.getByLabel('Nereye gider?').selectOption({ label: 'Başka bir adres yazacağım' });
  await page.getByLabel('Adres').fill('https://parti.example/');
  expect(await page.getByRole('switch', { name: 'Başka bir site' }).isChecked()).toBe(true);
  await page.getByLabel('Başlık').fill('Kardeş parti');
  await save(page);
  const html = await publicPage();
  expect(html).toContain('<a href="https://parti.example/" rel="noopener external"');
  const order = await addresses();
  expect(order.indexOf('/haberler')).toBeGreaterThan(order.indexOf('/arsiv'));
  expect(faults).toEqual([]);
  await context.close();
});

it('two admins: nothing is replaced unseen, and nothing typed is lost without a question', async () => {
  const { page, faults, context } = await openMenu();
  await line(page, /^Bağış/).click();
  await page.getByLabel('Başlık').fill('Benim başlığım');
  await page.getByRole('link', { name: 'Kullanıcılar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sayfada kal' }).click();

  const headers = await test.signIn('admin');
  const { data } = (await test.call({ url: '/api/menu', headers })).json();
  const items = data.items.slice(1);
  const payload = { items, version: data.version };
  await test.call({ method: 'PUT', url: '/api/menu', headers, payload });
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('button', { name: 'Yeni sürümü göster' }).click();
  await eventually(() => line(page, /^İçerikler/).count()).toBe(0);
  expect(await page.getByLabel('Başlık').inputValue()).toBe('Bağış');

  await page.getByRole('button', { name: 'Standart menüye dön' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Standart menüyü yükle' }).click();
  await line(page, /^İçerikler/).waitFor();
  await save(page);
  expect(await test.app.services.db.$count(menuItems)).toBe(0);
  expect(faults.filter((fault) => !fault.includes('409'))).toEqual([]);
  await context.close();
});

it('a menu without items is not saved; it says what to do', async () => {
  const headers = await test.signIn('admin');
  const { data } = (await test.call({ url: '/api/menu', headers })).json();
  const items = [{ ...data.items[0], children: [], url: '/bagis', title: 'Tek' }];
  const payload = { items, version: data.version };
  await test.call({ method: 'PUT', url: '/api/menu', headers, payload });
  const { page, faults, context } = await openMenu();
  await page.getByRole('button', { name: 'İşlemler: Tek' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await page.getByText('Menüde öğe yok').waitFor();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /en az bir öğe/ })
    .waitFor();
  // The message with "undo" covers buttons of the top bar.
  await page.locator('.toast-close').click();
  await eventually(() => page.locator('.toast-text').count()).toBe(0);
  await expectAccessible(page);
  expect(await test.app.services.db.$count(menuItems)).toBe(1);
  expect(faults).toEqual([]);
  await context.close();
});

/** The icon of the link to an address in the drawer. */
const iconOf = (html: string, url: string) =>
  new RegExp(`<a href="${url}"[^>]*>(<i .*?</i>)`, 's').exec(
    html.slice(html.indexOf('id="menu"')),
  )?.[1];
