import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import { addStaff, fillSignIn, overviewLoaded, readStorage, signIn } from './dashboard.ts';
import { bodyField, button, createContent, openEditor, saysStatus, writeBody } from './editor.ts';
import { switchTwoStepsOn } from './two-step-user.ts';

const { server, browser } = await openOwnDemo();

/** Adds a user with two-step sign-in. Answers the e-mail and the codes, each valid once. */
async function addWithTwoSteps(username: string) {
  const person = { role: 'editor', name: 'Deniz', surname: 'Kurt' } as const;
  const email = await addStaff(server, { username, ...person });
  return { email, ...(await switchTwoStepsOn(server, email)) };
}

const codeField = (page: Page) => page.getByLabel('Doğrulama kodu');
const hasFocus = (page: Page, name: string) =>
  page.getByLabel(name).evaluate((field) => field === document.activeElement);

async function openSecondStep(email: string, path = '/auth/login') {
  const opened = await openPage(browser);
  await opened.page.goto(server.origin + path);
  await fillSignIn(opened.page, email);
  await codeField(opened.page).waitFor();
  return opened;
}

describe('a user with two-step sign-in', () => {
  it('enters the code after the password, and is redirected to the requested page', async () => {
    const { email, nextCode } = await addWithTwoSteps('adim');
    const wanted = '/dashboard/blog?state=draft';
    const { page, close } = await openSecondStep(email, wanted);
    const field = codeField(page);
    await eventually(() => hasFocus(page, 'Doğrulama kodu')).toBe(true);
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await field.getAttribute('inputmode')).toBe('numeric');
    expect(await page.getByLabel('Parola', { exact: true }).count()).toBe(0);
    await page.getByText(`${email} hesabı iki adımlı girişle korunuyor.`).waitFor();
    expect(JSON.stringify(await readStorage(page))).not.toContain(ADMIN.ADMIN_PASSWORD);
    expect(await readStorage(page)).not.toHaveProperty('accessToken');
    expect(await findAccessibilityProblems(page)).toEqual([]);

    // The sixth digit sends the form.
    await field.pressSequentially(nextCode());
    await page.waitForURL(server.origin + wanted);
    await close();
  });

  it('can paste the code with the space that apps show, which sends it once', async () => {
    const { email, nextCode } = await addWithTwoSteps('yapistiran');
    const { page, close } = await openSecondStep(email);
    const sent: string[] = [];
    page.on('request', (one) => one.url().endsWith('/api/auth/login') && sent.push(one.url()));
    const code = nextCode();
    await codeField(page).evaluate(
      (input: HTMLInputElement, text) => {
        input.focus();
        document.execCommand('insertText', false, text);
      },
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await page.waitForURL(`${server.origin}/dashboard`);
    expect(sent).toHaveLength(1);
    await close();
  });

  it('sends the code after a wrong one by hand, so that no digit of a correction is sent', async () => {
    const { email, nextCode } = await addWithTwoSteps('duzelten');
    const { page, close } = await openSecondStep(email);
    const sent: string[] = [];
    page.on('request', (one) => one.url().endsWith('/api/auth/login') && sent.push(one.url()));
    const right = nextCode();
    await codeField(page).pressSequentially(
      right.slice(0, 5) + String((Number(right[5]) + 5) % 10),
    );
    const summary = page.getByRole('alert').filter({ hasText: 'Giriş yapılamadı' });
    await summary.getByRole('link').filter({ hasText: 'Kod doğru değil' }).waitFor();
    await codeField(page).press('End');
    await page.keyboard.press('Backspace');
    await codeField(page).pressSequentially(right[5] ?? '');
    expect(await codeField(page).inputValue()).toBe(right);
    expect(sent).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.origin}/dashboard`);
    await close();
  });

  it('sees at the field that a code is wrong, and the typed code stays', async () => {
    const { email, nextCode } = await addWithTwoSteps('yanlis');
    const { page, close } = await openSecondStep(email);
    await page.getByRole('button', { name: 'Giriş yap', exact: true }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Giriş yapılamadı' });
    await summary.getByText('Doğrulama kodu zorunludur.').waitFor();
    await codeField(page).fill('12345');
    await page.keyboard.press('Enter');
    await summary.getByText('Doğrulama kodu 6 rakamdan oluşur.').waitFor();

    const wrong = nextCode().replace(/^./, (digit) => String((Number(digit) + 5) % 10));
    await codeField(page).fill(wrong);
    await page.keyboard.press('Enter');
    await summary.getByRole('link').filter({ hasText: 'Kod doğru değil' }).click();
    expect(await hasFocus(page, 'Doğrulama kodu')).toBe(true);
    expect(await codeField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await codeField(page).inputValue()).toBe(wrong);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await close();
  });

  it('can use a recovery code instead', async () => {
    const { email, recoveryCode } = await addWithTwoSteps('kurtarma');
    const { page, close } = await openSecondStep(email);
    await button(page, 'Kurtarma kodu kullan').click();
    await eventually(() => hasFocus(page, 'Kurtarma kodu')).toBe(true);
    await page.keyboard.type(recoveryCode.toLowerCase());
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.origin}/dashboard`);
    await close();
  });

  it('can go back to use another account, and the password field is empty then', async () => {
    const { email } = await addWithTwoSteps('geri');
    const { page, close } = await openSecondStep(email);
    await button(page, 'Başka bir hesapla giriş yap').click();
    await eventually(() => hasFocus(page, 'E-posta')).toBe(true);
    expect(await page.getByLabel('E-posta').inputValue()).toBe(email);
    expect(await page.getByLabel('Parola', { exact: true }).inputValue()).toBe('');
    await fillSignIn(page);
    await page.waitForURL(`${server.origin}/dashboard`);
    await close();
  });

  it('signs in again over unsaved text, which stays', async () => {
    const { email, nextCode, recoveryCode } = await addWithTwoSteps('emek');
    const content = await createContent(server.origin, 'İki adım arasında');
    const { page, close } = await openSecondStep(email);
    await codeField(page).fill(nextCode());
    await page.waitForURL(`${server.origin}/dashboard`);
    await openEditor(page, server.origin, content);
    await writeBody(page, '\n\nBu satır kaybolmamalı.');
    await server.run('DELETE FROM sessions');
    await button(page, 'Değişiklikleri yayımla').click();
    const dialog = page.getByRole('dialog', { name: 'Yeniden giriş yapın' });
    await dialog.waitFor();
    await fillSignIn(page, email);
    await dialog.getByRole('button', { name: 'Kurtarma kodu kullan' }).click();
    await dialog.getByLabel('Kurtarma kodu').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    expect(await bodyField(page).textContent()).toContain('Bu satır kaybolmamalı.');
    await button(page, 'Değişiklikleri yayımla').click();
    await saysStatus(page, 'Kaydedildi');
    await close();
  });
});

describe('a user whose role requires two-step sign-in that is not set up', () => {
  const account = '/dashboard/account';
  const askTwoStepsOf = (role: string) =>
    server.run('INSERT INTO two_step_roles (role) VALUES ($1)', [role]);
  afterEach(() => server.run('DELETE FROM two_step_roles'));

  it('sees only the account page at every address, and can sign out', async () => {
    const person = { role: 'user', name: 'Can', surname: 'Ay' } as const;
    const email = await addStaff(server, { username: 'can', ...person });
    await askTwoStepsOf('user');
    const { page, close } = await openPage(browser);
    await page.goto(`${server.origin}/dashboard/users`);
    await page.getByLabel('E-posta').waitFor();
    await fillSignIn(page, email);
    await page.waitForURL(server.origin + account);
    for (const path of ['/dashboard', '/dashboard/blog', '/dashboard/yok']) {
      await page.goto(server.origin + path);
      await page.waitForURL(server.origin + account);
    }
    await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
    await page.waitForURL(`${server.origin}/auth/login`);
    await close();
  });

  it('is redirected there by the next request when the requirement is added later', async () => {
    const { page, close } = await signIn(browser, server.origin);
    await overviewLoaded(page);
    await askTwoStepsOf('admin');
    await page.getByRole('link', { name: 'Kullanıcılar' }).first().click();
    await page.waitForURL(server.origin + account);
    expect(JSON.parse((await readStorage(page)).user ?? '')).toMatchObject({
      mustSetUpTwoStep: true,
    });
    await close();
  });
});
