import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { readOutbox, tokenIn } from '../harness/emails.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { addStaff, readStorage, signIn } from './dashboard.ts';
import { button } from './editor.ts';
import { switchTwoStepsOn } from './two-step-user.ts';

const { server, browser } = await openOwnDemo();

const NEW = 'Kuzey-Yildizi-7.mavi';
const SENT = 'Bu bilgilerle kayıtlı bir hesap varsa';
const first = (page: Page) => page.getByLabel('Yeni parola', { exact: true });
const again = (page: Page) => page.getByLabel('Yeni parola (tekrar)');

async function requestLink(page: Page, email: string): Promise<void> {
  await page.goto(`${server.origin}/auth/login`);
  await page.getByRole('link', { name: 'Parolamı unuttum' }).click();
  await page.getByRole('heading', { name: 'Parolamı unuttum' }).waitFor();
  await page.getByLabel('E-posta').fill(email);
  await button(page, 'Bağlantı gönder').click();
  await page.getByText(SENT).waitFor();
}

/** Waits for an e-mail to this address and answers the token in its link. */
async function tokenOf(email: string): Promise<string> {
  let token = '';
  await eventually(async () => {
    token = tokenIn((await readOutbox(join(server.dataDir, 'outbox'), email)).at(-1));
    return token;
  }).not.toBe('');
  return token;
}

/** Adds a user and answers the address and the token of a reset link. */
async function withLink(username: string) {
  const person = { role: 'editor', name: 'Elif', surname: 'Karahan' } as const;
  const email = await addStaff(server, { username, ...person });
  // All tests together ask for more links than one network may.
  await server.run('DELETE FROM attempt_counters');
  await fetch(`${server.origin}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email }),
  });
  return { email, token: await tokenOf(email) };
}

async function openLink(token: string) {
  const opened = await openPage(browser, { viewport: { width: 360, height: 800 } });
  await opened.page.goto(`${server.origin}/auth/set-password#${token}`);
  return opened;
}

describe('a forgotten password', () => {
  it('gets the same reply for every address, and the typed address can be corrected', async () => {
    const { page, faults, close } = await openPage(browser);
    await requestLink(page, 'kimse@ufuk.test');
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await button(page, 'Başka bir adres yaz').click();
    expect(await page.getByLabel('E-posta').inputValue()).toBe('kimse@ufuk.test');
    expect(faults).toEqual([]);
    await close();
  });

  it('needs an address, which is kept when the server cannot be reached', async () => {
    const { page, context, close } = await openPage(browser);
    await page.goto(`${server.origin}/auth/forgot-password`);
    await button(page, 'Bağlantı gönder').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Bağlantı istenemedi' });
    await summary.getByText('E-posta zorunludur.').waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByLabel('E-posta').fill('elif@ufuk.test');
    await context.setOffline(true);
    await button(page, 'Bağlantı gönder').click();
    await summary.getByText('Sunucuya ulaşılamıyor').waitFor();
    expect(await page.getByLabel('E-posta').inputValue()).toBe('elif@ufuk.test');
    await close();
  });

  it('is replaced through the link in the e-mail, and the new one signs in at once', async () => {
    const { email, token } = await withLink('unutan');
    const { page, faults, close } = await openLink(token);
    await page.getByText(email).waitFor();
    expect(page.url()).toBe(`${server.origin}/auth/set-password`);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
    expect(await readStorage(page)).not.toHaveProperty('accessToken');
    await first(page).fill(NEW);
    await again(page).fill(NEW);
    await button(page, 'Parolayı kaydet').click();
    await page.waitForURL(`${server.origin}/dashboard`);
    const toasts = page.getByRole('region', { name: 'Bildirimler' });
    await toasts.getByText('Parolanız belirlendi ve giriş yapıldı.').waitFor();
    expect(JSON.parse((await readStorage(page)).user ?? '')).toMatchObject({ email });
    expect(JSON.stringify(await readStorage(page))).not.toContain(NEW);
    expect(faults).toEqual([]);
    await close();
  });

  it('asks for the code of an account with two steps, and only for the code', async () => {
    const { email, token } = await withLink('iki.adimli');
    const { nextCode } = await switchTwoStepsOn(server, email);
    const { page, close } = await openLink(token);
    await first(page).fill(NEW);
    await again(page).fill(NEW);
    await button(page, 'Parolayı kaydet').click();
    await page.getByText('Giriş için doğrulama kodunuzu da yazın.').waitFor();
    const code = page.getByLabel('Doğrulama kodu');
    await eventually(() => code.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Parola', { exact: true }).count()).toBe(0);
    expect(await readStorage(page)).not.toHaveProperty('accessToken');
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(NEW);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await code.fill(nextCode());
    await page.waitForURL(`${server.origin}/dashboard`);
    await close();
  });

  it('leads to the sign-in form with the name filled in if signing in is not possible now', async () => {
    const { email, token } = await withLink('sonra');
    const { page, close } = await openLink(token);
    await page.route('**/api/auth/login', (route) => route.abort());
    await first(page).fill(NEW);
    await again(page).fill(NEW);
    await button(page, 'Parolayı kaydet').click();
    await page.waitForURL(`${server.origin}/auth/login`);
    await page.getByText('Parolanız belirlendi. Yeni parolanızla giriş yapın.').waitFor();
    expect(await page.getByLabel('E-posta').inputValue()).toBe(email);
    await close();
  });
});

describe('the page of a password link', () => {
  it('marks the rule as met while a password is typed', async () => {
    const { page, close } = await openLink((await withLink('kural')).token);
    const met = () => page.locator('li[data-met="true"]').allInnerTexts();
    await first(page).pressSequentially('deniz');
    await eventually(async () => (await met()).join()).toMatch(/^küçük harf/);
    await first(page).pressSequentially('Feneri42');
    await eventually(async () => (await met()).length).toBe(4);
    await page.getByRole('status').getByText('5 koşuldan 4 tanesi tamam.').waitFor();
    await first(page).pressSequentially('!');
    await eventually(async () => (await met()).length).toBe(5);
    await close();
  });

  it('shows the errors at their fields, and keeps both values', async () => {
    const { page, close } = await openLink((await withLink('kusur')).token);
    await first(page).fill('Kisa-1');
    await again(page).fill('Baska-1');
    await button(page, 'Parolayı kaydet').click();
    const summary = page.getByRole('alert').filter({ hasText: 'Parola kaydedilemedi' });
    await eventually(() => summary.getByRole('link').allInnerTexts()).toEqual([
      'Yeni parola en az 10 karakter olmalıdır.',
      'Parolalar eşleşmelidir.',
    ]);
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await first(page).fill('Parola-1234');
    await again(page).fill('Parola-1234');
    await button(page, 'Parolayı kaydet').click();
    await eventually(() => first(page).getAttribute('aria-invalid')).toBe('true');
    expect(await again(page).getAttribute('aria-invalid')).toBeNull();
    expect(await first(page).inputValue()).toBe('Parola-1234');
    await close();
  });

  it('shows both passwords as text or neither', async () => {
    const { page, close } = await openLink((await withLink('goster')).token);
    const types = () =>
      Promise.all([first(page), again(page)].map((field) => field.getAttribute('type')));
    await first(page).waitFor();
    expect(await types()).toEqual(['password', 'password']);
    await button(page, 'Parolaları göster').click();
    expect(await types()).toEqual(['text', 'text']);
    for (const field of [first(page), again(page)])
      expect(await field.getAttribute('autocomplete')).toBe('new-password');
    await close();
  });

  it('offers a new link when the link was already used or is incomplete', async () => {
    const { email, token } = await withLink('kullanan');
    const { page, close } = await openLink(token);
    await first(page).fill(NEW);
    await again(page).fill(NEW);
    await server.run('UPDATE password_links SET used_at = now()');
    await button(page, 'Parolayı kaydet').click();
    const dead = page.getByRole('heading', { name: 'Bu bağlantı artık geçerli değil' });
    await dead.waitFor();
    for (const cutOff of [token.slice(0, -3), 'x'.repeat(900)]) {
      await page.goto(`${server.origin}/auth/login`);
      await page.goto(`${server.origin}/auth/set-password#${cutOff}`);
      await dead.waitFor();
    }
    expect(await page.getByText(email).count()).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'Yeni bağlantı iste' }).click();
    await page.waitForURL(`${server.origin}/auth/forgot-password`);
    await close();
  });

  it('explains where to find the link when it is opened without one', async () => {
    const { page, faults, close } = await openPage(browser);
    await page.goto(`${server.origin}/auth/set-password`);
    await page
      .getByRole('heading', { name: 'Bu sayfa yalnızca e-postadaki bağlantıyla açılır' })
      .waitFor();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('uses a second link that is opened in the same tab', async () => {
    const [one, other] = [await withLink('birinci'), await withLink('ikinci')];
    const { page, close } = await openLink(one.token);
    await page.getByText(one.email).waitFor();
    await first(page).fill('Yarim-Kalan-1');
    await page.goto(`${server.origin}/auth/set-password#${other.token}`);
    await page.getByText(other.email).waitFor();
    expect(page.url()).toBe(`${server.origin}/auth/set-password`);
    expect(await first(page).inputValue()).toBe('');
    await close();
  });

  it('replaces the session of another user in the same browser', async () => {
    const { email, token } = await withLink('konuk');
    const { page, close } = await signIn(browser, server.origin);
    await page.goto(`${server.origin}/auth/set-password#${token}`);
    await first(page).fill(NEW);
    await again(page).fill(NEW);
    await button(page, 'Parolayı kaydet').click();
    await page.waitForURL(`${server.origin}/dashboard`);
    expect(JSON.parse((await readStorage(page)).user ?? '')).toMatchObject({ email });
    await close();
  });
});
