import { isNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { menuItems } from '../../src/features/menu/tables.server.ts';
import { ownPageAddresses } from '../../src/features/own-pages/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { boards, people } from '../../src/features/people/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';
import { bodyField, button } from './editor.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });

const visit = (path: string) => fetch(origin + path, { redirect: 'manual' });
const siteText = async (path: string) => (await visit(path)).text();

it('a board is made, translated, filled, ordered, put into the menu, found and taken away', async () => {
  // Also at a second try of this test.
  const { db } = test.app.services;
  await db.delete(boards).where(isNull(boards.key));
  for (const table of [people, ownPageAddresses, menuItems]) await db.delete(table);
  await db.insert(people).values([
    { name: 'Can Ak', slug: 'can-ak', duty: 'Avukat', position: 1 },
    { name: 'Elif Sarper', slug: 'elif-sarper', duty: 'Öğretmen', position: 2 },
  ]);
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  async function look(name: string): Promise<void> {
    await eventually(() => page.locator('.toast-text').count()).toBe(0);
    await expectAccessible(page, { name });
    for (const width of [360, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
      if (process.env.PICTURES)
        await page.screenshot({
          path: `${process.env.PICTURES}/${name}-${width}.png`,
          fullPage: true,
        });
    }
  }
  const says = (words: string) => page.getByText(words).first().waitFor();

  await page.goto(`${origin}/auth/login?returnTo=%2Fdashboard%2Fadmin%2Fboards`);
  await fillSignIn(page, 'admin@ufuk.test');
  await says('Merkez Yürütme Kurulu');
  await page.getByRole('link', { name: 'Kurul ekle' }).click();

  // An address of the site itself is refused.
  await page.getByLabel('Ad', { exact: true }).fill('Gençlik Kolları');
  const address = page.getByLabel('Adres', { exact: true });
  await eventually(() => address.inputValue()).toBe('genclik-kollari');
  await address.fill('haberler');
  await says('Bu adres kullanılıyor.');
  await address.fill('genclik');
  await look('new board');
  await button(page, 'Kaydet').click();

  await page.getByLabel('Giriş', { exact: true }).fill('Gençlerin sözü.');
  await bodyField(page).click();
  await page.keyboard.type('Her ilde bir kez toplanır.');
  await page.getByText('English', { exact: true }).first().click();
  await page.getByLabel('Ad', { exact: true }).fill('Youth Branch');
  await page.getByRole('switch', { name: 'Sitede göster' }).click();
  await look('texts of a board');
  await button(page, 'Kaydet').click();
  await eventually(() => siteText('/en/genclik')).toContain('<h1>Youth Branch</h1>');
  expect(await siteText('/genclik')).toContain('Her ilde bir kez toplanır.');

  for (const name of ['Can Ak, Avukat', 'Elif Sarper, Öğretmen']) {
    await page.getByLabel('Kişi seçin').selectOption({ label: name });
    await button(page, 'Kişi ekle').click();
  }
  await page.getByLabel('Elif Sarper, bu kuruldaki görevi').fill('Başkan');
  await button(page, 'Yukarı taşı: Elif Sarper').click();
  await says('Kaydedilmemiş değişiklik var.');
  await look('members of a board');
  await button(page, 'Üyeleri kaydet').click();
  await eventually(() => siteText('/genclik')).toContain('Elif Sarper');
  const body = await siteText('/genclik');
  expect(body.indexOf('Elif Sarper')).toBeLessThan(body.indexOf('Can Ak'));
  expect(body).toContain('<p>Başkan</p>');
  expect(await siteText('/kisiler/elif-sarper')).toContain('href="/genclik"');

  await page.getByLabel('Menüdeki yeri').selectOption({ label: 'Ana sırada' });
  await says('Menü değişti');
  expect(await siteText('/en')).toContain('href="/en/genclik"');
  expect(await siteText('/tum-icerikler?ara=gen%C3%A7lik')).toContain('href="/genclik"');

  await button(page, 'Sil').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Adresin gideceği yer').fill('/hakkimizda');
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await eventually(async () => (await visit('/genclik')).headers.get('location')).toBe(
    '/hakkimizda',
  );
  await page.getByRole('heading', { name: 'Kurullar ve gruplar' }).waitFor();
  await look('list of boards');
  expect(await siteText('/')).not.toContain('href="/genclik"');
  expect((await visit('/kisiler/elif-sarper')).status).toBe(200);
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});
