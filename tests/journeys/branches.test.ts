import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScrolling } from './accessible.ts';
import { focusedName, tabTo } from './by-keyboard.ts';
import { callAsAdmin, openSession } from './dashboard.ts';

const { server, browser } = await openOwnDemo();
const openAsAdmin = await onePage(
  browser,
  server.origin,
  await openSession(browser, server.origin),
);
const NARROW = { viewport: { width: 360, height: 740 } };

it('a visitor finds the nearest branch with the keyboard, and the form says that it will read the application', async () => {
  const { page, faults, close } = await openPage(browser, NARROW);
  await page.goto(`${server.origin}/teskilat`);
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await tabTo(page, 'İl veya ilçe ara');
  await page.keyboard.type('CANKAYA');
  await eventually(() => page.getByRole('status').first().textContent()).toBe('1 teşkilat');
  await page.keyboard.press('Enter');
  // First the province, then its district, which the filter has shown.
  await eventually(() => focusedName(page)).toBe('Ankara');
  await tabTo(page, 'Çankaya');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/teskilat/ankara/cankaya');
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await tabTo(page, 'Buradan başvurun');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/uye-olun?il=ankara&ilce=cankaya');
  await page.getByLabel('Ad', { exact: true }).focus();
  const reader = page.locator('[data-readers]');
  await eventually(() => reader.textContent()).toContain('Çankaya İlçe Teşkilatı');
  // Chosen by the script in the list of the province.
  await eventually(() => page.locator('select[name="district"]').inputValue()).toBe('Çankaya');
  await page.locator('select[name="district"]').selectOption('Mamak', { force: true });
  await eventually(() => reader.textContent()).toContain('Ankara İl Teşkilatı');
  await page.locator('select[name="city"]').selectOption('Kars', { force: true });
  await eventually(() => reader.textContent()).toContain('Türkiye geneli');
  expect(faults).toEqual([]);
  await close();
});

it('without a script every branch is a link, and the form names the branch too', async () => {
  const { page, faults, close } = await openPage(browser, { ...NARROW, javaScriptEnabled: false });
  await page.goto(`${server.origin}/teskilat`);
  expect(await page.getByLabel('İl veya ilçe ara').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Bolu', exact: true }).click();
  await page.getByRole('link', { name: 'Bolu Merkez', exact: true }).click();
  await page.waitForURL('**/teskilat/bolu/merkez');
  await page.getByRole('link', { name: 'Buradan başvurun' }).click();
  expect(await page.locator('[data-readers]').textContent()).toContain(
    'Bolu Merkez İlçe Teşkilatı',
  );
  expect(await page.locator('select[name="district"]').last().inputValue()).toBe('Merkez');
  expect(faults).toEqual([]);
  await close();
});

it('within the map the arrow keys move to the next province with a branch', async () => {
  const { page, faults, close } = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(`${server.origin}/teskilat`);
  await tabTo(page, '34 İstanbul', 'Tab', '[data-city]');
  // The script is loaded once the finder has the focus.
  await eventually(async () => {
    await page.keyboard.press('ArrowRight');
    return focusedName(page);
  }).not.toBe('34 İstanbul');
  const next = await focusedName(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/teskilat/*');
  await eventually(() => page.locator('h1').textContent()).toContain(next.replace(/^\d+ /, ''));
  expect(faults).toEqual([]);
  await close();
});

it('an admin opens a branch, gives it a chair, and merges it into another one', async () => {
  const { page, faults, close } = await openAsAdmin('/dashboard/branches');
  await page.getByRole('link', { name: 'Teşkilat ekle' }).click();
  // The list has a filter of this name.
  await page.getByRole('heading', { name: 'Teşkilat ekle' }).waitFor();
  await page.getByLabel('İl', { exact: true }).selectOption('Kars');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByRole('heading', { name: 'Kars İl Teşkilatı' }).waitFor();
  await page.getByLabel('Adres', { exact: true }).fill('Kale Sokağı 1, Kars');
  await page.getByLabel('Telefon', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Telefon/ })
    .click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0474 000 00 36');
  await expectAccessibleAt(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.waitForURL('**/dashboard/branches');
  const read = async (path: string) => (await fetch(server.origin + path)).text();
  await eventually(() => read('/teskilat/kars')).toContain('Kale Sokağı 1, Kars');
  await page.goto(`${server.origin}/dashboard/branches?q=kars`);
  await page.getByRole('link', { name: 'Kars İl Teşkilatı' }).click();
  await page.getByRole('link', { name: 'Başkan ve yönetim' }).click();
  await page.getByLabel('Kişi seçin').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Kişi ekle' }).click();
  await page.getByRole('radio', { name: /^Başkan:/ }).check();
  await expectAccessibleAt(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Kişileri kaydet' }).click();
  await eventually(() => read('/teskilat/kars')).toContain('Başkan ve yönetim kurulu');
  await page.getByRole('link', { name: 'Sayfa bilgileri' }).click();
  await page.getByRole('button', { name: 'Birleştir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Birleşeceği teşkilat').selectOption('Trabzon İl Teşkilatı');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Birleştir' }).click();
  await dialog.waitFor({ state: 'hidden' });
  const moved = () => fetch(`${server.origin}/teskilat/kars`, { redirect: 'manual' });
  await eventually(async () => (await moved()).headers.get('location')).toBe('/teskilat/trabzon');
  expect(faults).toEqual([]);
  await close();
});

it('an admin checks a file of Turkish Excel before it opens branches', async () => {
  const { page, faults, close } = await openAsAdmin('/dashboard/branches/import');
  const file = (text: string) => ({
    name: 'teskilatlar.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'latin1'),
  });
  // The letters of Windows-1254: "İ" is 0xDD and "ğ" is 0xF0.
  const input = page.locator('input[type="file"]');
  await input.setInputFiles(file('il;ilce;telefon\r\nI\xf0d\xfdr;;12\r\n'));
  await page.getByRole('cell', { name: 'telefon', exact: true }).waitFor();
  await expectAccessibleAt(page, [1440, 360]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await input.setInputFiles(file('il;ilce;telefon\r\nI\xf0d\xfdr;;0476 000 00 76\r\n'));
  await page.getByText('1 teşkilat açılacak').waitFor();
  await page.getByRole('button', { name: 'Aktar' }).click();
  await page.waitForURL('**/dashboard/branches');
  await eventually(async () => (await fetch(`${server.origin}/teskilat/igdir`)).status).toBe(200);
  expect(faults).toEqual([]);
  await close();
});

it('the form of a user names a branch that is closed', async () => {
  const { data } = (await (
    await callAsAdmin(server.origin, 'GET', '/api/auth/users?q=Elmasoğlu')
  ).json()) as { data: { id: string; branches: { id: string; name: string }[] }[] };
  const [user] = data;
  expect(user?.branches).toMatchObject([{ name: 'Çankaya, Ankara' }]);
  const { id = '' } = user?.branches[0] ?? {};
  await server.run(`update branches set state = 'closed' where id = $1`, [id]);
  const { page, faults, close } = await openAsAdmin(`/dashboard/users/${user?.id}/edit`);
  const chosen = page.getByRole('group', { name: 'Yetki alanı' });
  await chosen.getByText('Çankaya, Ankara').waitFor();
  expect(await chosen.textContent()).not.toContain(id);
  expect(faults).toEqual([]);
  await close();
});
