import { expect, it } from 'vitest';
import { userBranches } from '../../src/features/identity/users/tables.server.ts';
import { makeParty } from '../../src/features/party/operations.server.ts';
import { branches } from '../../src/platform/branches/tables.server.ts';
import { eventually } from '../harness/eventually.ts';
import { openEmptySite } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScrolling } from './accessible.ts';
import { fillSignIn } from './dashboard.ts';
import { titleField, writeBody } from './editor.ts';

/** The server's clock runs with that of the browser, ahead of it by this many ms. */
let ahead = 0;
const { test, origin, browser } = await openEmptySite({
  clock: () => new Date(Date.now() + ahead),
});
const { db } = test.app.services;
await makeParty(db, { name: 'Deneme Partisi' }, new Date());
const ids = new Map<string, string>();
for (const [name, province, district] of [
  ['ankara', 6, null],
  ['cankaya', 6, 'Çankaya'],
  ['izmir', 35, null],
] as const) {
  const [row] = await db.insert(branches).values({ province, district }).returning();
  ids.set(name, row?.id as string);
}
await test.addUser('genel', 'admin');
for (const name of ['cankaya', 'izmir']) {
  const userId = await test.addUser(name, 'editor', { isNational: false });
  await db.insert(userBranches).values({ userId, branchId: ids.get(name) as string });
}

async function openAs(name: string, path: string) {
  const opened = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await opened.page.goto(`${origin}${path}`);
  await fillSignIn(opened.page, `${name}@ufuk.test`);
  return opened;
}
const read = async (path: string) => (await fetch(origin + path)).text();

it('a visitor writes to a branch without a script, and its staff have the message', async () => {
  const visitor = await openPage(browser, {
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const { page } = visitor;
  await page.goto(`${origin}/teskilat/ankara/cankaya`);
  await page.getByRole('link', { name: 'Bu teşkilata yazın' }).click();
  await page.waitForURL('**/bize-ulasin?il=ankara&ilce=cankaya');
  expect(await page.locator('form').textContent()).toContain('Çankaya İlçe Teşkilatı, Ankara');
  ahead += 30_000;
  await page.getByLabel('Adınız').fill('Ayla Işık');
  await page.getByLabel('E-posta adresiniz').fill('ayla');
  await page.getByRole('radio', { name: 'Başka bir konu' }).check();
  await page.getByLabel('Mesajınız').fill('Toplantı ne zaman?');
  await page.getByRole('button', { name: 'Gönder' }).click();
  // Refused: who reads it is still named.
  await page.getByText('ad@ornek.com biçiminde').first().waitFor();
  expect(await page.locator('form').textContent()).toContain('Çankaya İlçe Teşkilatı, Ankara');
  await page.getByLabel('E-posta adresiniz').fill('ayla@posta.example');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await page.waitForURL('**/bize-ulasin/alindi?teskilat=ankara/cankaya');
  expect(await page.getByRole('main').textContent()).toContain(
    'Mesajınızı Çankaya İlçe Teşkilatı, Ankara okur.',
  );
  await visitor.close();

  const scripted = await openPage(browser, { viewport: { width: 360, height: 740 } });
  await scripted.page.goto(`${origin}/bize-ulasin?il=ankara&ilce=cankaya`);
  await expectAccessible(scripted.page);
  await expectNoSidewaysScrolling(scripted.page);
  await scripted.page.getByRole('link', { name: 'Bunun yerine genel merkeze yazın' }).click();
  await scripted.page.waitForURL(`${origin}/bize-ulasin`);
  ahead += 5000;
  await scripted.page.getByLabel('Adınız').fill('Bora Işık');
  await scripted.page.getByLabel('E-posta adresiniz').fill('bora@posta.example');
  await scripted.page.getByRole('radio', { name: 'Başka bir konu' }).check();
  await scripted.page.getByLabel('Mesajınız').fill('Genel merkeze bir sorum var.');
  await scripted.page.getByRole('button', { name: 'Gönder' }).click();
  await scripted.page.waitForURL(`${origin}/bize-ulasin/alindi`);
  await scripted.close();

  const staff = await openAs('cankaya', '/dashboard/messages');
  await staff.page.getByRole('link', { name: 'Ayla Işık' }).click();
  await staff.page.getByRole('heading', { name: 'Ayla Işık' }).waitFor();
  expect(await staff.page.getByRole('main').textContent()).toContain('Çankaya, Ankara');
  expect(staff.faults).toEqual([]);
  await staff.close();
  const other = await openAs('izmir', '/dashboard/messages');
  await other.page.getByText('Henüz mesaj yok').waitFor();
  await other.close();

  const national = await openAs('genel', '/dashboard/messages');
  await national.page.getByRole('row', { name: /Bora Işık/ }).waitFor();
  await national.page.getByRole('row', { name: /Ayla Işık.*Çankaya, Ankara/ }).waitFor();
  await national.page.getByLabel('Teşkilat', { exact: true }).selectOption('Genel merkez');
  await national.page.getByRole('row', { name: /Ayla Işık/ }).waitFor({ state: 'detached' });
  await national.page.getByLabel('Teşkilat', { exact: true }).selectOption('Ankara');
  await national.page.getByRole('row', { name: /Ayla Işık/ }).waitFor();
  await expectAccessibleAt(national.page, [1440, 360]);
  expect(national.faults).toEqual([]);
  await national.close();
});

it('national staff choose the branch of a content with the keyboard; a branch editor reads its name', async () => {
  const national = await openAs('genel', '/dashboard/blog/add');
  const { page } = national;
  await titleField(page).fill('Parkta buluştuk');
  await writeBody(page, 'Yüz kişi geldi.');
  await page.getByLabel('Kategori', { exact: true }).selectOption('Haberler');
  const branch = page.getByRole('combobox', { name: 'Teşkilat', exact: true });
  expect(await branch.inputValue()).toBe('Genel merkez');
  await branch.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('izmir');
  await page.getByRole('option', { name: 'İzmir' }).waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('ankara ÇANK');
  await page.getByRole('option', { name: 'Çankaya, Ankara' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await branch.inputValue()).toBe('Çankaya, Ankara');
  await page.getByRole('button', { name: 'Yayımla', exact: true }).click();
  await page.getByRole('button', { name: 'Şimdi yayımla' }).click();
  await eventually(() => read('/teskilat/ankara/cankaya')).toContain('Parkta buluştuk');
  // Stored: the field says the same after the page was opened again.
  await page.waitForURL('**/edit');
  await page.reload();
  await eventually(() => branch.inputValue()).toBe('Çankaya, Ankara');
  await expectAccessibleAt(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/dashboard/blog`);
  await page.getByLabel('Teşkilat', { exact: true }).selectOption('İzmir');
  await page.getByText('Parkta buluştuk').waitFor({ state: 'detached' });
  await page.getByLabel('Teşkilat', { exact: true }).selectOption('Ankara');
  await page.getByRole('link', { name: 'Parkta buluştuk', exact: true }).waitFor();
  expect(national.faults).toEqual([]);
  await national.close();

  const editor = await openAs('cankaya', '/dashboard/blog');
  await editor.page.getByRole('link', { name: 'Parkta buluştuk', exact: true }).click();
  await editor.page.getByRole('link', { name: 'Düzenle', exact: true }).click();
  await titleField(editor.page).waitFor();
  expect(await editor.page.locator('#field-branchId').textContent()).toBe('Çankaya, Ankara');
  expect(await editor.page.getByRole('combobox', { name: 'Teşkilat' }).count()).toBe(0);
  expect(await editor.page.getByLabel('Ana sayfada başa sabitle').count()).toBe(0);
  expect(editor.faults).toEqual([]);
  await editor.close();
});
