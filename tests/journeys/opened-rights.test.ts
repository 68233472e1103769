import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openedRights } from '../../src/features/identity/sign-in/tables.server.ts';
import { ownPageAddresses, ownPages } from '../../src/features/own-pages/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { fillSignIn, signIn } from './dashboard.ts';
import { bodyField, button, titleField } from './editor.ts';

const { test, origin, browser } = await openEmptySite();
await makeParty(test.app.services.db, { name: 'Deneme Partisi' }, new Date());
await test.addUser('admin', 'admin', { name: 'Elif', surname: 'Karahan' });
await test.addUser('editor', 'editor', { name: 'Can', surname: 'Ak' });

const status = async (path: string) => (await fetch(origin + path, { redirect: 'manual' })).status;
const says = (page: Page, words: string) => page.getByText(words).first().waitFor();
const inNavigation = (page: Page, name: string) =>
  page.locator('nav').getByRole('link', { name, exact: true });

/** Sets which kinds of work editors may do. */
async function open(admin: Page, chosen: string[]): Promise<void> {
  await admin.goto(`${origin}/dashboard/admin/opened-rights`);
  for (const name of ['Toplantılar', 'Sayfalar'])
    await admin.getByLabel(name, { exact: true }).setChecked(chosen.includes(name));
  await button(admin, 'Kaydet').click();
  const { db } = test.app.services;
  await eventually(async () => (await db.select().from(openedRights)).length).toBe(chosen.length);
}

it('an editor makes and publishes a page while an admin has opened that to editors', async () => {
  // Also at a second try of this test.
  const { db } = test.app.services;
  for (const table of [ownPages, ownPageAddresses, openedRights]) await db.delete(table);
  test.app.forgetAll();
  const admin = await signIn(browser, origin, 'admin@ufuk.test');
  await open(admin.page, ['Toplantılar', 'Sayfalar']);

  const editor = await signIn(browser, origin, 'editor@ufuk.test');
  const { page } = editor;
  await inNavigation(page, 'Toplantılar').waitFor();
  await inNavigation(page, 'Sayfalar').click();
  await page.getByRole('link', { name: 'Sayfa ekle' }).first().click();
  await titleField(page).fill('Bize katılmadan önce');
  await button(page, 'Taslağı kaydet').click();
  await bodyField(page).click();
  await page.keyboard.type('Üç şey bilmeniz yeter.');
  await button(page, 'Yayımla').click();
  await says(page, 'Sayfa yayımlandı.');
  expect(await status('/bize-katilmadan-once')).toBe(200);
  expect(editor.faults).toEqual([]);
  await editor.close();

  await open(admin.page, []);
  expect(admin.faults).toEqual([]);
  await admin.close();

  const later = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await later.page.goto(`${origin}/auth/login?returnTo=%2Fdashboard%2Fpages`);
  await fillSignIn(later.page, 'editor@ufuk.test');
  await says(later.page, 'Sayfaları düzenleme yetkiniz yok');
  expect(await inNavigation(later.page, 'Sayfalar').count()).toBe(0);
  expect(await inNavigation(later.page, 'Toplantılar').count()).toBe(0);
  expect(await status('/bize-katilmadan-once')).toBe(200);
  await later.close();
});
