import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openDemo } from '../harness/open-demo.ts';
import { fillSignIn, openSession, readStorage } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();
const session = await openSession(browser, server.origin);
const open = await onePage(browser, server.origin, session);
const openAsVisitor = await onePage(browser, server.origin);
const KEYS = ['accessToken', 'expiresAt', 'user'];
const kept = async (page: Page) =>
  Object.keys(await readStorage(page)).filter((key) => KEYS.includes(key));
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Hesap menüsü/ });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Giriş yap' });

it('4.1 before it is known who uses the browser, the page is neither the dashboard nor the sign-in page', async () => {
  const { page } = await open('/robots.txt');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.origin}/dashboard`, { waitUntil: 'commit' });
  await page.getByText('Yükleniyor...').waitFor();
  expect([await accountMenu(page).count(), await signInButton(page).count()]).toEqual([0, 0]);
  release();
  await accountMenu(page).waitFor();
});

it('4.2 with a stored accessToken the user is read from the storage: the server is not asked who it is', async () => {
  const { page } = await open('/robots.txt');
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, name: 'Nilüfer', surname: 'Ada' }));
  });
  await page.goto(`${server.origin}/dashboard/account`);
  await accountMenu(page).waitFor();
  expect(await accountMenu(page).getAttribute('aria-label')).toContain('Nilüfer Ada');
});

it('4.3 without one the browser is at the sign-in page, with nothing stored', async () => {
  const { page } = await openAsVisitor('/dashboard');
  await signInButton(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/auth/login');
  expect(await kept(page)).toEqual([]);
});

it.each([
  ['4.4', 'is unreadable', '{not JSON'],
  ['4.4', 'is not a user', '{"id":7}'],
])(
  '%s with a stored user that %s it is there too, and the session is removed',
  async (_, _what, user) => {
    const { page } = await open('/dashboard', { stored: { user } });
    await signInButton(page).waitFor();
    await eventually(() => kept(page)).toEqual([]);
  },
);

it('4.5 4.6 signing in stores the session and shows the dashboard; signing out removes both', async () => {
  const { page } = await openAsVisitor('/auth/login');
  await fillSignIn(page);
  await page.waitForURL(`${server.origin}/dashboard`);
  expect(await kept(page)).toEqual(expect.arrayContaining(KEYS));
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
  await signInButton(page).waitFor();
  expect(await kept(page)).toEqual([]);
  await page.goto(`${server.origin}/dashboard`);
  await signInButton(page).waitFor();
  expect(await accountMenu(page).count()).toBe(0);
});
