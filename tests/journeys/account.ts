import { Secret, TOTP } from 'otpauth';
import type { Browser, Locator, Page } from 'playwright-core';
import type { DemoServer } from '../harness/demo-server.ts';
import { ADMIN } from '../harness/staff-client.ts';
import type { WatchedPage } from '../harness/watched-page.ts';
import { addStaff, openSignedIn } from './dashboard.ts';
import { button } from './editor.ts';

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const section = (page: Page, name: string) =>
  page.getByRole('region', { name, exact: true });
export const twoSteps = (page: Page) => section(page, 'İki adımlı giriş');
export const nameInBar = (page: Page, name: string) =>
  page.getByRole('button', { name: `Hesap menüsü, ${name}` });

const ACCOUNT = '/dashboard/account';

/** A new user for each test, signed in and on the account page. */
export async function openAccount(
  browser: Browser,
  server: DemoServer,
  username: string,
  role: 'admin' | 'editor' | 'user' = 'editor',
): Promise<WatchedPage & { email: string }> {
  const email = await addStaff(server, { username, role, name: 'Ece', surname: 'Yalın' });
  const opened = await openSignedIn(browser, server.origin, ACCOUNT, email);
  await field(opened.page, 'Ad').waitFor();
  return { ...opened, email };
}

export async function showAccount(page: Page, origin: string): Promise<void> {
  await page.goto(origin + ACCOUNT);
  await field(page, 'Ad').waitFor();
}

/** The code that the authenticator app shows, `ahead` steps of 30 seconds from now. */
export function codeOf(secret: string, ahead = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + ahead * 30_000 });
}

/** The dialog that asks for the password before two steps are set up. */
export async function askToSetUp(page: Page): Promise<Locator> {
  await button(page, 'İki adımlı girişi kur').click();
  const dialog = page.getByRole('dialog', { name: 'İki adımlı giriş kurulsun mu?' });
  await dialog.waitFor();
  return dialog;
}

/** Starts the set-up, enters the password and answers the secret that is shown. */
export async function readSecret(page: Page, password = ADMIN.ADMIN_PASSWORD): Promise<string> {
  const dialog = await askToSetUp(page);
  await dialog.getByLabel('Mevcut parola', { exact: true }).fill(password);
  await button(page, 'Kuruluma başla').click();
  return (await twoSteps(page).locator('code').textContent()) ?? '';
}

/** Sets up two steps in the browser; the recovery codes stay on the screen. */
export async function setUpTwoSteps(
  page: Page,
  password?: string,
): Promise<{ secret: string; codes: string[] }> {
  const secret = await readSecret(page, password);
  await field(page, 'Kod').fill(codeOf(secret));
  await button(page, 'Kodu doğrula').click();
  const shown = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await shown.waitFor();
  return { secret, codes: await shown.locator('code').allTextContents() };
}
