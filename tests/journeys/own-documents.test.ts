import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_DOCUMENTS } from '../../database/demo/read-documents.ts';
import {
  documentAddresses,
  documentDrafts,
  documents,
} from '../../src/features/documents/tables.server.ts';
import { menuItems } from '../../src/features/menu/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';
import { button, openSource, sourceField } from './editor.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });

const visit = (path: string) => fetch(origin + path, { redirect: 'manual' });
const siteText = async (path: string) => (await visit(path)).text();

const TEXT = '## Genel hükümler\n\n### Madde 1: Amaç\n\nBu yönetmelik sandalcılığı düzenler.';

it('a document is made, published, translated, put into the menu, found, moved and taken away', async () => {
  // Also at a second try of this test.
  const { db } = test.app.services;
  for (const table of [documents, documentDrafts, documentAddresses, menuItems])
    await db.delete(table);
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

  await page.goto(`${origin}/auth/login?returnTo=%2Fdashboard%2Fadmin%2Fdocuments`);
  await fillSignIn(page, 'admin@ufuk.test');
  await page.getByRole('link', { name: 'Belge ekle' }).click();

  // An address of a fixed document is refused, and what was typed stays.
  await page.getByLabel('Tür', { exact: true }).selectOption({ label: 'Yönetmelik' });
  await page.getByLabel('Başlık', { exact: true }).fill('Üyelik Yönetmeliği');
  const address = page.getByLabel('Adres', { exact: true });
  await eventually(() => address.inputValue()).toBe('uyelik-yonetmeligi');
  await address.fill('tuzuk');
  await button(page, 'Kaydet').click();
  await says('Adres geçerli değil.');
  await address.fill('uyelik');
  await look('new document');
  await button(page, 'Kaydet').click();
  await says('Bu belgenin sürümü yok');
  await look('document without a version');
  expect((await visit('/belgeler/uyelik')).status).toBe(404);

  await page.getByRole('button', { name: 'Yeni sürüm hazırla' }).click();
  await page.getByText('PDF seç').waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'yonetmelik.pdf',
    mimeType: 'application/pdf',
    buffer: await readFile(join(DEMO_DOCUMENTS, 'membership.pdf')),
  });
  await page.getByAltText('PDF’nin birinci sayfası').waitFor();
  await page.getByLabel('Kabul tarihi', { exact: true }).fill('10.05.2026');
  await page.getByLabel('Özet', { exact: true }).fill('Üyeler için kurallar.');
  await openSource(page);
  await sourceField(page).click();
  await page.keyboard.insertText(TEXT);
  await page.getByRole('button', { name: 'Yayımla…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('/belgeler/uyelik-1.pdf').waitFor();
  await dialog.getByRole('button', { name: 'Yayımla' }).click();
  await says('1. sürüm yürürlükte');
  expect(await siteText('/belgeler/uyelik')).toContain('id="madde-1"');
  expect(await siteText('/belgeler')).toContain('href="/belgeler/uyelik"');

  // Its place in the menu is stored at once.
  await page.getByLabel('Menüdeki yeri').selectOption({ label: 'Ana sırada' });
  await eventually(() => siteText('/arsiv')).toContain('<a href="/belgeler/uyelik"');
  await look('document');

  // A translated title.
  await page.getByRole('link', { name: 'Tür, adres ve çeviriler' }).click();
  await page.getByText('English', { exact: true }).first().click();
  await page.getByLabel('Başlık', { exact: true }).fill('Membership Regulation');
  await page.getByLabel('Özet', { exact: true }).fill('Rules for members.');
  await look('settings of a document');
  await button(page, 'Kaydet').click();
  await says('1. sürüm yürürlükte');
  expect(await siteText('/en/belgeler/uyelik')).toContain(
    '<h1 lang="en">Membership Regulation</h1>',
  );

  // A visitor finds it.
  const visitor = await openPage(browser);
  await visitor.page.goto(`${origin}/tum-icerikler?ara=sandalc%C4%B1l%C4%B1k`);
  await visitor.page.getByRole('link', { name: 'Madde 1: Amaç' }).click();
  await visitor.page.waitForURL('**/belgeler/uyelik#madde-1');
  await visitor.page.getByRole('heading', { name: 'Üyelik Yönetmeliği' }).waitFor();
  await visitor.page.getByRole('link', { name: 'Bütün belgeler' }).click();
  await visitor.page.getByRole('heading', { name: 'Yönetmelikler' }).waitFor();
  expect(visitor.faults).toEqual([]);
  await visitor.context.close();

  // Another address: the former one leads to it.
  await page.getByRole('link', { name: 'Tür, adres ve çeviriler' }).click();
  await page.getByLabel('Adres', { exact: true }).fill('uyelik-yonetmeligi');
  await says('/belgeler/uyelik-yonetmeligi kullanılabilir.');
  await button(page, 'Kaydet').click();
  await eventually(async () => (await visit('/belgeler/uyelik')).headers.get('location')).toBe(
    '/belgeler/uyelik-yonetmeligi',
  );
  expect((await visit('/belgeler/uyelik-1.pdf')).headers.get('location')).toBe(
    '/belgeler/uyelik-yonetmeligi-1.pdf',
  );
  expect(await siteText('/arsiv')).toContain('<a href="/belgeler/uyelik-yonetmeligi"');

  // Taken away: its addresses lead where the admin says, and it can be brought back.
  await page.getByRole('button', { name: 'Belgeyi sil' }).click();
  await dialog.getByLabel('Adresin gideceği yer').fill('https://ornek.com');
  await dialog.getByRole('button', { name: 'Belgeyi sil' }).click();
  await dialog.getByText('Sitenin Türkçe bir yolunu yazın').first().waitFor();
  await dialog.getByLabel('Adresin gideceği yer').fill('/tuzuk');
  await dialog.getByRole('button', { name: 'Belgeyi sil' }).click();
  await page.getByRole('heading', { name: 'Çöp kutusu' }).waitFor();
  await look('documents with one in the trash');
  for (const path of ['/belgeler/uyelik', '/belgeler/uyelik-yonetmeligi']) {
    const reply = await visit(path);
    expect([reply.status, reply.headers.get('location')], path).toEqual([301, '/tuzuk']);
  }
  expect(await siteText('/arsiv')).not.toContain('/belgeler/uyelik');
  await button(page, 'Geri al: Üyelik Yönetmeliği').click();
  await page.getByRole('heading', { name: 'Yönetmelikler' }).waitFor();
  await eventually(async () => (await visit('/belgeler/uyelik-yonetmeligi')).status).toBe(200);
  // The target that was refused.
  expect(opened.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await opened.context.close();
});
