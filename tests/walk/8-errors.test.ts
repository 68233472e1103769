import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onePage } from '../harness/one-page.ts';
import { openDemo } from '../harness/open-demo.ts';
import { readStorage } from '../journeys/dashboard.ts';
import { usersPage } from './open-users.ts';

const { server, browser } = await openDemo();
const openUsers = await usersPage(browser, server.origin);
const openAsVisitor = await onePage(browser, server.origin);
const LIST = '**/api/auth/users?*';
const REFRESH = '**/api/auth/refresh';

/** Waits for the sign-in page with these words, and checks that no session is stored. */
async function expectSignedOut(page: Page, words: string): Promise<void> {
  await page.waitForURL(`${server.origin}/auth/login?returnTo=%2Fdashboard%2Fusers`);
  await page.getByText(words, { exact: true }).waitFor();
  const stored = Object.keys(await readStorage(page));
  for (const key of ['accessToken', 'user']) expect(stored).not.toContain(key);
}
const OVER = 'Oturum yenilenemedi. Lütfen tekrar giriş yapın.';

describe('the session ends', () => {
  it('8.1 8.5 when the refresh before a request fails', async () => {
    const refused = { status: 401, json: {} };
    const { page, close } = await openUsers({ [REFRESH]: refused }, { expiresAt: '1' });
    await expectSignedOut(page, OVER);
    await close();
  });

  it('8.2 8.3 with a 403: “Erişim reddedildi. Lütfen tekrar giriş yapın.”', async () => {
    const refused = { status: 403, json: { message: 'x' } };
    const { page, close } = await openUsers({ [LIST]: refused });
    await expectSignedOut(page, 'Erişim reddedildi. Lütfen tekrar giriş yapın.');
    expect(await readStorage(page)).not.toHaveProperty('expiresAt');
    await close();
  });

  it.each([
    [
      '8.4',
      'the message of the server',
      { message: 'Oturumunuz kapatılmış.' },
      'Oturumunuz kapatılmış.',
    ],
    ['8.5', 'the message of the catalogue', {}, OVER],
  ])('%s when the refresh after a 401 fails, with %s', async (_, _what, json, words) => {
    const dead = { status: 401, json: {} };
    const { page, close } = await openUsers({ [LIST]: dead, [REFRESH]: { status: 401, json } });
    await expectSignedOut(page, words);
    expect(await readStorage(page)).not.toHaveProperty('expiresAt');
    await close();
  });
});

describe('a refresh that fails for a reason that passes leaves the session and the page', () => {
  const TOO_MANY = { status: 429, json: {} };
  const FAILED = { status: 500, json: {} };

  it.each([
    ['8.1', 'before a request, with 429', { expiresAt: '1' }, TOO_MANY],
    ['8.1', 'before a request, with 500', { expiresAt: '1' }, FAILED],
    ['8.1', 'before a request, without a connection', { expiresAt: '1' }, null],
    ['8.4', 'after a 401, with 500', {}, FAILED],
    ['8.4', 'after a 401, without a connection', {}, null],
  ])('%s %s', async (_, _when, stored, answer) => {
    const dead = { status: 401, json: {} };
    const { page, close } = await openUsers({ [LIST]: dead, [REFRESH]: answer }, stored);
    await page.locator('main').getByRole('button', { name: 'Yeniden dene' }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/users');
    const kept = await readStorage(page);
    for (const key of ['accessToken', 'expiresAt', 'user']) expect(kept).toHaveProperty(key);
    await close();
  });
});

describe('another error', () => {
  it.each([
    [
      '8.6',
      'with the server’s message',
      { message: 'The list is being rebuilt.' },
      'The list is being rebuilt.',
    ],
  ])('%s is shown %s', async (_, _what, json, words) => {
    const { page, close } = await openUsers({ [LIST]: { status: 400, json } }, { language: 'en' });
    await page.locator('main').getByText(words).waitFor();
    await close();
  });
});

describe('an error without a message', () => {
  const RAW = { status: 400, headers: { 'x-request-id': 'req-7' }, json: {} };

  it('8.7 8.16 is “Something went wrong.” in a panel, and the raw error is behind “Details”', async () => {
    const { page, close } = await openUsers({ [LIST]: RAW }, { language: 'en' });
    const panel = page.locator('main').getByRole('alert');
    await panel.getByText('Something went wrong.', { exact: true }).waitFor();
    const raw = panel.getByText('HTTP 400, req-7');
    expect(await raw.isVisible()).toBe(false);
    await panel.getByText('Details', { exact: true }).click();
    await raw.waitFor();
    await close();
  });

  it('8.7 8.16 is the same in a message, in Turkish', async () => {
    const { page, close } = await openUsers({ '**/api/auth/logout': RAW });
    await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
    const toast = page.locator('.toast', { hasText: 'Bir şeyler ters gitti.' });
    await toast.getByText('Ayrıntılar', { exact: true }).click();
    await toast.getByText('HTTP 400, req-7').waitFor();
    await close();
  });
});

describe('the sign-in page says', () => {
  const open = (entries: Record<string, string>) =>
    openAsVisitor('/dashboard', { stored: { 'app.language': 'en', ...entries } });

  it('8.9 “Login failed” when the server has no message', async () => {
    const { page, close } = await open({});
    await page.route('**/api/auth/login', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByLabel('E-mail').fill('x@y.example');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Login failed', { exact: true }).first().waitFor();
    await close();
  });

  it.each([
    ['8.10', 'User not found', { accessToken: 'x' }],
    ['8.11', 'Failed to fetch user data', { accessToken: 'x', user: '{not JSON' }],
  ])('%s “%s”', async (_, words, entries) => {
    const { page, close } = await open(entries);
    await page.getByText(words, { exact: true }).waitFor();
    await close();
  });
});
