import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import {
  askToSetUp,
  codeOf,
  field,
  openAccount,
  readSecret,
  setUpTwoSteps,
  twoSteps,
} from './account.ts';
import { addStaff, fillSignIn } from './dashboard.ts';
import { button } from './editor.ts';

const { server, browser } = await openOwnDemo();

const PASSWORD = ADMIN.ADMIN_PASSWORD;

it('a user sets up two steps with the secret that is shown, sees the recovery codes once, and needs a code at the next sign-in', async () => {
  const { page, email, faults, close } = await openAccount(browser, server, 'iki.adim');
  const { secret, codes } = await setUpTwoSteps(page);
  expect(new Set(codes).size).toBe(10);
  expect(faults).toEqual([]);
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await button(page, 'Metin olarak indir').click();
  expect((await saved).suggestedFilename()).toBe('kurtarma-kodlari.txt');
  await button(page, 'Kodları sakladım').click();
  await twoSteps(page).getByText('10 kurtarma kodu kaldı').waitFor();
  await page.reload();
  await twoSteps(page).getByText('10 kurtarma kodu kaldı').waitFor();
  expect(await page.getByText(codes[0] ?? '-').count()).toBe(0);

  await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
  await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
  await page.waitForURL(`${server.origin}/auth/login`);
  await fillSignIn(page, email);
  await field(page, 'Doğrulama kodu').fill(codeOf(secret, 1));
  await page.waitForURL(`${server.origin}/dashboard`);
  await close();
});

it('the set-up asks for the password first, and the focus is never lost', async () => {
  const { page, close } = await openAccount(browser, server, 'once.parola');
  const hasFocus = (place: Locator) => place.evaluate((one) => one === document.activeElement);
  const dialog = await askToSetUp(page);
  const password = dialog.getByLabel('Mevcut parola', { exact: true });
  await eventually(() => hasFocus(password)).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await eventually(() => hasFocus(button(page, 'İki adımlı girişi kur'))).toBe(true);

  await askToSetUp(page);
  await button(page, 'Kuruluma başla').click();
  await dialog.getByRole('alert').getByText('zorunlu').waitFor();
  await password.fill('Yanlis-Parola-1');
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Parola doğru değil' }).waitFor();
  await eventually(() => hasFocus(dialog.getByRole('alert'))).toBe(true);
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  expect(await password.inputValue()).toBe('Yanlis-Parola-1');
  expect(await twoSteps(page).locator('code').count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await eventually(() => hasFocus(twoSteps(page).getByRole('list'))).toBe(true);
  expect(await dialog.count()).toBe(0);
  await close();
});

it('a password is sent once, however quickly Enter is pressed', async () => {
  const { page, close } = await openAccount(browser, server, 'iki.kez');
  const calls: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && calls.push(new URL(one.url()).pathname));
  const dialog = await askToSetUp(page);
  await dialog.getByLabel('Mevcut parola', { exact: true }).fill(PASSWORD);
  await dialog.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await field(page, 'Kod').waitFor();
  expect(calls.filter((path) => path === '/api/account/two-step')).toHaveLength(1);
  await close();
});

it('when two steps were set up in another window, this window shows a message and the new state', async () => {
  const { page, email, close } = await openAccount(browser, server, 'oteki.pencere');
  const dialog = await askToSetUp(page);
  await server.run(
    `INSERT INTO authenticators (user_id, secret, created_at, confirmed_at)
     SELECT id, '\\x00', now(), now() FROM users WHERE email = $1`,
    [email],
  );
  await dialog.getByLabel('Mevcut parola', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByRole('alert').waitFor();
  await twoSteps(page).getByText('Açık', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  const heading = page.getByRole('heading', { name: 'İki adımlı giriş', exact: true });
  await eventually(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await close();
});

it('a wrong first code is reported at its field, and nothing is switched on', async () => {
  const { page, close } = await openAccount(browser, server, 'yanlis.kod');
  const secret = await readSecret(page);
  const right = codeOf(secret);
  await field(page, 'Kod').fill(right === '000000' ? '111111' : '000000');
  await button(page, 'Kodu doğrula').click();
  await twoSteps(page).getByRole('alert').waitFor();
  expect(await field(page, 'Kod').getAttribute('aria-invalid')).toBe('true');
  await button(page, 'Vazgeç').click();
  await twoSteps(page).getByText('Kapalı', { exact: true }).waitFor();
  await close();
});

it('new recovery codes and switching off ask for the password and a code', async () => {
  const { page, close } = await openAccount(browser, server, 'yeni.kodlar');
  const { secret, codes } = await setUpTwoSteps(page);
  await button(page, 'Kodları sakladım').click();
  await button(page, 'Yeni kurtarma kodları').click();
  const dialog = page.getByRole('dialog', { name: 'Yeni kurtarma kodları alınsın mı?' });
  await dialog.getByLabel('Mevcut parola', { exact: true }).fill('Yanlis-Parola-1');
  await button(page, 'Kodları göster').click();
  await dialog.getByRole('link', { name: 'Doğrulama kodu zorunludur.' }).waitFor();
  const code = dialog.getByLabel('Doğrulama kodu');
  await code.fill(codeOf(secret, 1));
  await button(page, 'Kodları göster').click();
  await dialog.getByRole('link', { name: 'Mevcut parola doğru değil.' }).waitFor();
  await dialog.getByLabel('Mevcut parola', { exact: true }).fill(PASSWORD);
  await code.fill('000000');
  await button(page, 'Kodları göster').click();
  await dialog.getByRole('link', { name: 'Kod doğru değil' }).waitFor();
  expect(await code.getAttribute('aria-invalid')).toBe('true');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await code.fill(codeOf(secret, 1));
  await button(page, 'Kodları göster').click();
  const shown = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await shown.waitFor();
  const renewed = await shown.locator('code').allTextContents();
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  await button(page, 'Kodları sakladım').click();

  await twoSteps(page).getByRole('button', { name: 'Kapat', exact: true }).click();
  const leaving = page.getByRole('dialog', { name: 'Emin misiniz?' });
  await leaving.getByLabel('Mevcut parola', { exact: true }).fill(PASSWORD);
  await leaving.getByLabel('Doğrulama kodu').fill(renewed[0] ?? '');
  await button(page, 'İki adımlı girişi kapat').click();
  await leaving.getByRole('link', { name: 'Bu kurtarma kodu az önce oluşturuldu' }).waitFor();
  await server.run(`UPDATE recovery_codes SET made_at = made_at - interval '11 minutes'`);
  await button(page, 'İki adımlı girişi kapat').click();
  await twoSteps(page).getByText('Kapalı', { exact: true }).waitFor();
  await close();
});

it('a user whose role requires two steps sees only the account page until they are set up', async () => {
  await server.run(`INSERT INTO two_step_roles (role) VALUES ('user') ON CONFLICT DO NOTHING`);
  const email = await addStaff(server, {
    username: 'once.kurulum',
    role: 'user',
    name: 'Can',
    surname: 'Er',
  });
  const { page, faults, close } = await openPage(browser);
  await page.goto(`${server.origin}/auth/login`);
  await fillSignIn(page, email);
  await page.waitForURL(`${server.origin}/dashboard/account`);
  await page.getByRole('heading', { name: 'Önce iki adımlı girişi kurun' }).waitFor();
  await page.getByRole('link', { name: 'Pano' }).click();
  // The account page is already open, so its address does not tell whether it was rendered again.
  await eventually(() => findAccessibilityProblems(page)).toEqual([]);
  expect(page.url()).toBe(`${server.origin}/dashboard/account`);
  await setUpTwoSteps(page);
  await button(page, 'Kodları sakladım').click();
  await twoSteps(page).getByText('İki adımlı giriş rolünüz için zorunludur').waitFor();
  expect(await twoSteps(page).getByRole('button', { name: 'Kapat', exact: true }).count()).toBe(0);
  await page.getByRole('link', { name: 'Pano' }).click();
  await page.waitForURL(`${server.origin}/dashboard`);
  expect(faults).toEqual([]);
  await close();
});

it('an admin chooses which roles require two steps, but not the own role before setting up two steps', async () => {
  const { page, close } = await openAccount(browser, server, 'rol.yoneticisi', 'admin');
  await page.getByRole('link', { name: 'Site yönetimi' }).click();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^İki adımlı giriş/ })
    .click();
  await page.getByRole('checkbox', { name: /^Editör/ }).check();
  await button(page, 'Kaydet').click();
  await page.getByText('Başarıyla kaydedildi.').first().waitFor();
  await page.getByRole('checkbox', { name: /^Yönetici/ }).check();
  await button(page, 'Kaydet').click();
  await page.getByRole('alert').waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(await page.getByRole('checkbox', { name: /^Yönetici/ }).isChecked()).toBe(true);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await eventually(() => page.getByRole('checkbox', { name: /^Editör/ }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: /^Yönetici/ }).isChecked()).toBe(false);
  await server.run('DELETE FROM two_step_roles');
  await close();
});
