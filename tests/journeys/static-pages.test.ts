import { expect, it } from 'vitest';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { staticPages } from '../../src/features/static-pages/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });

const siteText = async (path: string) => (await fetch(origin + path)).text();

it('an admin replaces a built-in text, and restores it', async () => {
  // Also at a second try of this test.
  await test.app.services.db.delete(staticPages);
  test.app.forgetAll();
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = opened;
  const noMessage = () => eventually(() => page.locator('.toast-text').count()).toBe(0);
  await page.goto(`${origin}/auth/login`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Site yönetimi' }).first().click();
  await page.getByRole('link', { name: /^Sabit sayfalar/ }).click();
  await page.getByText('Hazır metin', { exact: true }).first().waitFor();
  await expectAccessible(page, { name: 'list' });
  await page.getByRole('link', { name: 'Bağış' }).click();

  // What is missing is named at its field.
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Başlık zorunludur.').first().waitFor();
  await page.getByLabel('Başlık', { exact: true }).fill('Bağış kuralları');
  await page.locator('#field-body').click();
  await page.keyboard.type('Herkes **bağış** yapabilir.');
  await page.getByLabel('Başlık', { exact: true }).focus();
  for (const pane of ['Yaz', 'Önizleme']) {
    await page.getByText(pane, { exact: true }).click();
    for (const width of [360, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScrolling(page);
    }
  }
  await page.locator('strong:visible', { hasText: 'bağış' }).waitFor();
  await expectAccessible(page, { name: 'form' });
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Bu dilde sizin metniniz gösteriliyor.').waitFor();
  await noMessage();
  expect(await siteText('/bagis')).toContain('Herkes <strong>bağış</strong> yapabilir.');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByText('Bu dilde metin yok: Türkçe metin gösteriliyor.').waitFor();
  await page.getByRole('link', { name: 'Türkçe' }).click();
  await page.getByRole('button', { name: 'Hazır metne dön' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hazır metne dön' }).click();
  await page.getByText('Bu dilde hazır metin gösteriliyor.').waitFor();
  expect(await siteText('/bagis')).toContain('Kimler bağış yapabilir?');
  expect(opened.faults).toEqual([]);
  await opened.context.close();
});
