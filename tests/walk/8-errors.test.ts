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

describe('another error', () => {
  it.each([
    [
      '8.6',
      'with the server’s message',
      { message: 'The list is being rebuilt.' },
      'The list is being rebuilt.',
    ],
    ['8.7 8.16', 'without one as “Something went wrong.”', {}, 'Something went wrong.'],
  ])('%s is shown %s', async (_, _what, json, words) => {
    const { page, close } = await openUsers({ [LIST]: { status: 400, json } }, { language: 'en' });
    await page.locator('main').getByText(words).waitFor();
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
