import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { readOutbox } from '../harness/emails.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import {
  field,
  nameInBar,
  openAccount,
  readSecret,
  section,
  setUpTwoSteps,
  showAccount,
  twoSteps,
} from './account.ts';
import { callAs, signIn } from './dashboard.ts';
import { button } from './editor.ts';

const { server, browser } = await openOwnDemo();

const PASSWORD = ADMIN.ADMIN_PASSWORD;
const profile = (page: Page) => section(page, 'Kişisel bilgiler');
const sessions = (page: Page) => section(page, 'Oturumlar');

it('a new name is shown in the bar as soon as it is saved, and after a reload', async () => {
  const { page, faults, close } = await openAccount(browser, server, 'yeni.ad');
  await nameInBar(page, 'Ece Yalın').waitFor();
  await field(page, 'Ad').fill('Ece Naz');
  await field(page, 'Telefon').fill('0532 123 45 67');
  await button(page, 'Değişiklikleri kaydet').click();
  await nameInBar(page, 'Ece Naz Yalın').waitFor();
  await page.reload();
  await nameInBar(page, 'Ece Naz Yalın').waitFor();
  await eventually(() => field(page, 'Ad').inputValue()).toBe('Ece Naz');
  expect(await field(page, 'Telefon').inputValue()).toBe('+90 532 123 45 67');
  expect(faults).toEqual([]);
  await close();
});

it('a profile is saved once, however quickly Enter is pressed', async () => {
  const { page, close } = await openAccount(browser, server, 'bir.kez');
  const calls: string[] = [];
  page.on('request', (one) => one.method() === 'PUT' && calls.push(new URL(one.url()).pathname));
  await field(page, 'Ad').fill('Ece Su');
  await profile(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
  await page.getByText('Başarıyla kaydedildi.').first().waitFor();
  expect(calls).toEqual(['/api/account']);
  await close();
});

it('a change of the e-mail address asks for the password, reports a wrong one and keeps the typed values', async () => {
  const { page, email, close } = await openAccount(browser, server, 'yeni.adres');
  const currentPassword = profile(page).getByLabel('Mevcut parola', { exact: true });
  expect(await currentPassword.count()).toBe(0);
  await field(page, 'E-posta').fill('ece.yalin@ufuk.test');
  await currentPassword.fill('Yanlis-Parola-1');
  await button(page, 'Değişiklikleri kaydet').click();
  await profile(page).getByRole('alert').waitFor();
  expect(await currentPassword.getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'E-posta').inputValue()).toBe('ece.yalin@ufuk.test');
  expect(await currentPassword.inputValue()).toBe('Yanlis-Parola-1');
  const call = await callAs(server.origin, email);
  expect((await call('GET', '/api/account')).status).toBe(200);

  await currentPassword.fill(PASSWORD);
  await button(page, 'Değişiklikleri kaydet').click();
  await currentPassword.waitFor({ state: 'detached' });
  expect(await field(page, 'E-posta').inputValue()).toBe(email);
  await close();
});

it('a new e-mail address is used only after its link was opened and the button pressed', async () => {
  const { page, email, faults, close } = await openAccount(browser, server, 'dogrulanan.adres');
  const wanted = 'dogrulanan.yeni@ufuk.test';
  await field(page, 'E-posta').fill(wanted);
  await profile(page).getByLabel('Mevcut parola', { exact: true }).fill(PASSWORD);
  await button(page, 'Değişiklikleri kaydet').click();
  await profile(page).getByText(`${wanted} doğrulama bekliyor`).waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await button(page, 'Yeniden gönder').click();
  await page.getByText('Doğrulama bağlantısı yeniden gönderiliyor.').first().waitFor();

  const sent = () => readOutbox(join(server.dataDir, 'outbox'), wanted);
  await eventually(async () => (await sent()).length).toBe(2);
  const token = /email#([\w-]+)/.exec((await sent()).at(-1)?.text ?? '')?.[1];
  const mailbox = await openPage(browser, { viewport: { width: 360, height: 800 } });
  await mailbox.page.goto(`${server.origin}/auth/email#${token}`);
  await mailbox.page.getByText(wanted).waitFor();
  expect(mailbox.page.url()).toBe(`${server.origin}/auth/email`);
  expect(await findAccessibilityProblems(mailbox.page)).toEqual([]);
  await button(mailbox.page, 'Adresi doğrula').click();
  await mailbox.page.getByRole('heading', { name: 'E-posta adresiniz doğrulandı' }).waitFor();
  await mailbox.close();

  await page.reload();
  await eventually(() => field(page, 'E-posta').inputValue()).toBe(wanted);
  expect(await page.getByText('doğrulama bekliyor').count()).toBe(0);
  await field(page, 'E-posta').fill(email);
  await profile(page).getByLabel('Mevcut parola', { exact: true }).fill(PASSWORD);
  await button(page, 'Değişiklikleri kaydet').click();
  await button(page, 'Değişikliği iptal et').click();
  await page.getByText('E-posta değişikliği iptal edildi.').first().waitFor();
  await page.getByText('doğrulama bekliyor').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(faults).toEqual([]);
  await close();
});

it('a new password that is easy to guess is refused while it is typed; a personal word in it is named, and named at the field again after sending', async () => {
  const { page, close } = await openAccount(browser, server, 'ele.veren');
  const warning = (word: string) => page.getByText(`“${word}” sözcüğü kolay tahmin edilir`);
  await field(page, 'Yeni parola').fill('Ufuk-1234567');
  await warning('Ufuk').waitFor();
  await field(page, 'Yeni parola').fill('Kavak-Yal1n-58');
  await warning('Yalın').waitFor();
  await field(page, 'Yeni parola').fill('Kavak-Yelleri-58');
  await warning('Yalın').waitFor({ state: 'detached' });
  const easy = page.getByText('Bu parola kolay tahmin edilir.');
  await field(page, 'Yeni parola').fill('İstanbul+Ankara34');
  await easy.waitFor();
  await field(page, 'Yeni parola').fill('Kavak-Yelleri-58');
  await easy.waitFor({ state: 'detached' });
  await field(page, 'Yeni parola').fill('Kavak-Yal1n-58');
  await section(page, 'Parola').getByRole('button', { name: 'Parolayı değiştir' }).click();
  await section(page, 'Parola').getByRole('alert').waitFor();
  expect(await section(page, 'Parola').getByText('“Yalın” sözcüğü').count()).toBe(2);
  await close();
});

/** The test changes the password, so a second try needs another user. */
let tries = 0;
it('5.9 5.10 a wrong current password is reported at its field, the new password stays in its field and must match its confirmation, and is then updated', async () => {
  const { page, close } = await openAccount(browser, server, `yanlis.parola.${++tries}`);
  const current = section(page, 'Parola').getByLabel('Mevcut parola', { exact: true });
  await current.fill('Yanlis-Parola-1');
  await field(page, 'Yeni parola').fill('Kavak-Yelleri-58');
  await field(page, 'Yeni parola (tekrar)').fill('Kavak-Yelleri-85');
  await button(page, 'Parolayı değiştir').click();
  await page.getByRole('alert').getByRole('link', { name: 'Parolalar eşleşmelidir.' }).waitFor();
  await field(page, 'Yeni parola (tekrar)').fill('Kavak-Yelleri-58');
  await button(page, 'Parolayı değiştir').click();
  await eventually(() => current.getAttribute('aria-invalid')).toBe('true');
  expect(await field(page, 'Yeni parola').inputValue()).toBe('Kavak-Yelleri-58');

  await current.fill(PASSWORD);
  await button(page, 'Parolayı değiştir').click();
  await page.getByText('Parola başarıyla güncellendi.').first().waitFor();
  expect(await current.inputValue()).toBe('');
  expect(await field(page, 'Yeni parola').inputValue()).toBe('');

  // The specification has the sentences in English.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /dil seçin/ })
    .click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await section(page, 'Password')
    .getByLabel('Current password', { exact: true })
    .fill('Kavak-Yelleri-58');
  await field(page, 'New password').fill('Sabah-Vapuru-77-iskele');
  await field(page, 'New password (again)').fill('Sabah-Vapuru-77-iskele!');
  await button(page, 'Change password').click();
  await page.getByText('Passwords must match.', { exact: true }).first().waitFor();
  await field(page, 'New password (again)').fill('Sabah-Vapuru-77-iskele');
  await button(page, 'Change password').click();
  await page.getByText('Password updated successfully.', { exact: true }).first().waitFor();
  await close();
});

it('a user who closes the session of another browser no longer sees it, and that browser is signed out at its next call', async () => {
  const { page, email, close } = await openAccount(browser, server, 'iki.tarayici');
  const other = await signIn(browser, server.origin, email);
  await page.reload();
  const rows = sessions(page).getByRole('listitem');
  await eventually(() => rows.count()).toBe(2);
  expect(await rows.filter({ hasText: 'bu oturum' }).count()).toBe(1);
  await rows.filter({ hasNotText: 'bu oturum' }).getByRole('button').click();
  await eventually(() => rows.count()).toBe(1);
  // Its event stream ends too: the page may leave by itself before the click.
  const leave = other.page.getByRole('link', { name: 'İçerikler' }).click({ timeout: 2000 });
  await Promise.all([
    leave.catch(() => {}),
    other.page.waitForURL(`${server.origin}/auth/login?returnTo=*`),
  ]);
  await nameInBar(page, 'Ece Yalın').waitFor();
  await other.close();
  await close();
});

it('signing out everywhere ends this session too', async () => {
  const { page, email, close } = await openAccount(browser, server, 'her.yerde');
  const call = await callAs(server.origin, email);
  await page.reload();
  await button(page, 'Tüm oturumları kapat').click();
  const dialog = page.getByRole('dialog', { name: 'Emin misiniz?' });
  await dialog.getByRole('button', { name: 'Tüm oturumları kapat' }).click();
  await page.waitForURL(`${server.origin}/auth/login`);
  expect((await call('GET', '/api/account')).status).toBe(401);
  await close();
});

it('a change that was saved elsewhere is shown beside the typed values, and neither is overwritten', async () => {
  const { page, email, close } = await openAccount(browser, server, 'cakisma');
  const call = await callAs(server.origin, email);
  const theirs = {
    name: 'Ece',
    surname: 'Yıldız',
    email,
    phone: '',
    address: 'Ankara',
    version: 1,
  };
  expect((await call('PUT', '/api/account', theirs)).status).toBe(200);
  await field(page, 'Soyad').fill('Yalın Kaya');
  await button(page, 'Değişiklikleri kaydet').click();
  const conflict = profile(page).getByRole('alert');
  await conflict.waitFor();
  expect(await conflict.getByRole('row').filter({ hasText: 'Soyad' }).allTextContents()).toEqual([
    'SoyadYıldızYalın Kaya',
  ]);
  // Unchanged fields take the new value; typed values stay.
  expect(await field(page, 'Adres').inputValue()).toBe('Ankara');
  expect(await field(page, 'Soyad').inputValue()).toBe('Yalın Kaya');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await button(page, 'Benimkini kaydet').click();
  await nameInBar(page, 'Ece Yalın Kaya').waitFor();
  const reply = await call('GET', '/api/account');
  const { data } = (await reply.json()) as { data: { profile: object } };
  expect(data.profile).toMatchObject({ surname: 'Yalın Kaya', address: 'Ankara', version: 3 });
  await close();
});

it('leaving the page asks first if typed values would be lost', async () => {
  const { page, close } = await openAccount(browser, server, 'ayrilma');
  await field(page, 'Ad').fill('Ece Su');
  await page.getByRole('link', { name: 'Pano' }).click();
  await page.getByRole('dialog', { name: 'Kaydetmeden çıkılsın mı?' }).waitFor();
  await button(page, 'Sayfada kal').click();
  expect(await field(page, 'Ad').inputValue()).toBe('Ece Su');
  await close();
});

const states: Record<string, (page: Page) => Promise<unknown>> = {
  'as it opens': (page) => sessions(page).getByRole('listitem').first().waitFor(),
  'with faults': async (page) => {
    await field(page, 'E-posta').fill('eksik');
    await button(page, 'Değişiklikleri kaydet').click();
    await field(page, 'Yeni parola').fill('kısa');
    await button(page, 'Parolayı değiştir').click();
    await section(page, 'Parola').getByRole('alert').waitFor();
  },
  'setting up two steps': async (page) => {
    await readSecret(page);
    await field(page, 'Kod').fill('1');
    await button(page, 'Kodu doğrula').click();
    await twoSteps(page).getByRole('alert').waitFor();
  },
  'with recovery codes': (page) => setUpTwoSteps(page),
  'asking for the password': async (page) => {
    await button(page, 'Kodları sakladım').click();
    await button(page, 'Yeni kurtarma kodları').click();
    await button(page, 'Kodları göster').click();
    await page.getByRole('dialog').getByRole('alert').waitFor();
  },
};

describe.each([
  { paletteMode: 'light', width: 1440 },
  { paletteMode: 'dark', width: 360 },
])('the account page is accessible in $paletteMode at $width px', ({ paletteMode, width }) => {
  it('in every state', async () => {
    const { page, close } = await openAccount(browser, server, `engelsiz.${paletteMode}`);
    await page.evaluate(
      (text) => localStorage.setItem('app.settings', text),
      JSON.stringify({ paletteMode }),
    );
    // Typed values of one state are discarded before the next.
    page.on('dialog', (dialog) => dialog.accept());
    await page.setViewportSize({ width, height: 800 });
    for (const [name, reach] of Object.entries(states)) {
      if (!(await page.getByRole('dialog').count())) await showAccount(page, server.origin);
      await reach(page);
      expect(await findAccessibilityProblems(page), name).toEqual([]);
      const [wide, seen] = await page.evaluate(
        () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
      );
      expect(wide, name).toBeLessThanOrEqual(seen);
    }
    await close();
  });
});
