import { expect, it } from 'vitest';
import { menuItems } from '../../src/features/menu/tables.server.ts';
import { ownPageAddresses, ownPages } from '../../src/features/own-pages/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';
import { bodyField, button, titleField } from './editor.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });

const visit = (path: string) => fetch(origin + path, { redirect: 'manual' });
const siteText = async (path: string) => (await visit(path)).text();

it('a page is made, translated, put into the menu, found, moved and taken away', async () => {
  // Also at a second try of this test.
  const { db } = test.app.services;
  for (const table of [ownPages, ownPageAddresses, menuItems]) await db.delete(table);
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  async function look(name: string): Promise<void> {
    await eventually(() => page.locator('.toast-text').count()).toBe(0);
    await expectAccessible(page, { name });
    for (const width of [360, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
    }
  }
  const says = (words: string) => page.getByText(words).first().waitFor();

  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Sayfalar', exact: true }).click();
  await says('Henüz sayfa yok');
  await look('empty list');
  await page.getByRole('link', { name: 'Sayfa ekle' }).first().click();

  // The address follows the title, and one of the site itself is refused.
  await titleField(page).fill('Gençlik Kolları');
  const address = page.getByLabel('Adres', { exact: true });
  await eventually(() => address.inputValue()).toBe('genclik-kollari');
  await says('/genclik-kollari kullanılabilir.');
  await address.fill('haberler');
  await says('Bu adres kullanılıyor.');
  await address.fill('Gençlik ');
  await eventually(() => address.inputValue()).toBe('genclik-');
  await address.press('Tab');
  await eventually(() => address.inputValue()).toBe('genclik');
  await look('new page');
  await button(page, 'Taslağı kaydet').click();

  // What is written is saved by itself, and nobody sees it yet.
  await bodyField(page).click();
  await page.keyboard.type('Her ilde bir fidanlık kuruyoruz.');
  await says('Kaydedildi');
  await eventually(async () => (await visit('/genclik')).status).toBe(404);
  await look('draft');
  await button(page, 'Yayımla').click();
  await says('Sayfa yayımlandı.');
  expect(await siteText('/genclik')).toContain('Her ilde bir fidanlık kuruyoruz.');
  expect(await siteText('/en/genclik')).toContain('<h1 lang="tr">Gençlik Kolları</h1>');

  // A translation, with the Turkish text beside it.
  await says('Eksik: English, Deutsch, Español');
  await page.getByText('English', { exact: true }).first().click();
  await says('Bu dilde metin yok: sayfa bu dilde Türkçe gösterilir.');
  await page.getByRole('region', { name: 'Türkçesi' }).getByText('fidanlık').waitFor();
  await titleField(page).fill('Youth branch');
  await button(page, 'Değişiklikleri yayımla').click();
  await says('Metin (en) zorunludur.');
  await bodyField(page).click();
  await page.keyboard.type('A nursery in every province.');
  await look('translation');
  await button(page, 'Değişiklikleri yayımla').click();
  await eventually(() => siteText('/en/genclik')).toContain('A nursery in every province.');

  await page.getByLabel('Menüdeki yeri').selectOption({ label: '“Parti” altında' });
  await says('Menü değişti');
  expect(await siteText('/en')).toContain('href="/en/genclik"');
  expect(await siteText('/tum-icerikler?ara=fidanl%C4%B1klar')).toContain('href="/genclik"');

  await button(page, 'Adresi değiştir').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adres', { exact: true }).fill('gencler');
  await dialog.getByRole('button', { name: 'Adresi değiştir' }).click();
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => (await visit('/genclik')).headers.get('location')).toBe('/gencler');
  expect(await siteText('/')).toContain('href="/gencler"');

  await page.getByRole('link', { name: 'Geçmiş', exact: true }).click();
  await page.getByRole('heading', { name: 'Farklar' }).waitFor();
  await look('history');
  await page.getByRole('link', { name: 'Gençlik Kolları', exact: true }).click();

  await button(page, 'Sil').click();
  const removal = page.getByRole('dialog');
  await removal.getByLabel('Adresin gideceği yer').fill('/hakkimizda');
  await removal.getByRole('button', { name: 'Sil' }).click();
  await says('Sayfa çöp kutusuna taşındı.');
  for (const path of ['/genclik', '/gencler'])
    expect((await visit(path)).headers.get('location')).toBe('/hakkimizda');
  expect(await siteText('/')).not.toContain('href="/gencler"');
  expect(await siteText('/tum-icerikler?ara=fidanl%C4%B1klar')).not.toContain('href="/gencler"');
  await page.getByRole('link', { name: 'Çöp kutusu' }).click();
  await page.getByRole('link', { name: 'Gençlik Kolları' }).waitFor();
  await look('trash');
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});
