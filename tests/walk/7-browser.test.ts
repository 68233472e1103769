import type { Request } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openOwnDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { overviewLoaded, readStorage, signIn } from '../journeys/dashboard.ts';

const { server, browser } = await openOwnDemo();
const { page, close } = await signIn(browser, server.origin);
afterAll(close);
const USERS = '/api/auth/users';
const REFRESH = '/api/auth/refresh';

const calls: Request[] = [];
page.on('request', (request) => {
  if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
});
const paths = () => calls.map((request) => new URL(request.url()).pathname);

/** Opens the list of users, which causes a call. */
async function openUsers(): Promise<void> {
  await page.getByRole('link', { name: 'Kullanıcılar' }).first().click();
  await page.getByRole('table').waitFor();
}
beforeEach(async () => {
  await page.unrouteAll();
  await page.goto(`${server.origin}/dashboard/account`);
  await page.getByLabel('Telefon', { exact: true }).waitFor();
  calls.length = 0;
});

describe('a call of the dashboard', () => {
  it('7.4 sends the stored token', async () => {
    const { accessToken } = await readStorage(page);
    await page.goto(`${server.origin}/dashboard`);
    await overviewLoaded(page);
    expect(calls.length).toBeGreaterThan(4);
    for (const call of calls) {
      const headers = await call.allHeaders();
      expect([call.url(), headers.authorization]).toEqual([call.url(), `Bearer ${accessToken}`]);
    }
  });

  it('7.3 sends JSON', async () => {
    const phone = page.getByLabel('Telefon', { exact: true });
    await phone.fill('0532 000 42 18');
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
    const request = await saving;
    expect((await request.allHeaders())['content-type']).toBe('application/json');
    expect(request.postDataJSON()).toMatchObject({ phone: '0532 000 42 18' });
  });
});

it('6.6 7.9 the menu is not loaded below /dashboard, and public pages come with it', async () => {
  await openUsers();
  expect(paths()).not.toContain('/api/menu/list');
  const visitor = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  const seen: string[] = [];
  visitor.page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  await visitor.page.goto(server.origin, { waitUntil: 'networkidle' });
  expect(await visitor.page.locator('header nav [data-popover]').count()).toBeGreaterThan(3);
  expect(seen).not.toContain('/api/menu/list');
  await visitor.close();
});

describe('before a call', () => {
  it('7.14 7.2 a token without expiresAt is refreshed, with the cookie of the session', async () => {
    await page.evaluate(() => localStorage.removeItem('expiresAt'));
    await openUsers();
    expect(paths().filter((path) => path === REFRESH)).toHaveLength(1);
    const refresh = calls.find((call) => call.url().endsWith(REFRESH));
    expect((await refresh?.allHeaders())?.cookie).toMatch(/\w=\w/);
    expect(paths().indexOf(REFRESH)).toBeLessThan(paths().indexOf(USERS));
    expect(Number((await readStorage(page)).expiresAt)).toBeGreaterThan(Date.now() + 60_000);
  });

  it.each([
    [60_000, 1],
    [60_001, 0],
  ])('7.15 9.1 a token that ends in %i ms is refreshed %i times', async (left, times) => {
    const now = Date.now();
    await page.clock.setFixedTime(now);
    await page.evaluate((end) => localStorage.setItem('expiresAt', String(end)), now + left);
    await openUsers();
    expect(paths().filter((path) => path === REFRESH)).toHaveLength(times);
  });

  it('7.17 concurrent calls wait for one refresh', async () => {
    await page.evaluate(() => localStorage.setItem('expiresAt', '1'));
    const { accessToken } = await readStorage(page);
    // A late call of the page before still has the old token.
    await page.goto('about:blank');
    calls.length = 0;
    await page.goto(`${server.origin}/dashboard`);
    await overviewLoaded(page);
    expect(paths().filter((path) => path === REFRESH)).toHaveLength(1);
    const others = calls.filter((call) => !call.url().endsWith(REFRESH));
    expect(others.length).toBeGreaterThan(3);
    for (const call of others)
      expect((await call.allHeaders()).authorization).not.toBe(`Bearer ${accessToken}`);
  });
});

it('7.16 7.18 after a 401 there is one refresh, and the call is sent again with the new token', async () => {
  const { accessToken } = await readStorage(page);
  const tokens: (string | undefined)[] = [];
  await page.route(`**${USERS}?*`, (route) => {
    tokens.push(route.request().headers().authorization);
    return tokens.length === 1
      ? route.fulfill({ status: 401, json: { success: false, message: 'x' } })
      : route.continue();
  });
  await openUsers();
  expect(paths().filter((path) => path === REFRESH)).toHaveLength(1);
  const renewed = (await readStorage(page)).accessToken;
  expect(tokens).toEqual([`Bearer ${accessToken}`, `Bearer ${renewed}`]);
  expect(renewed).not.toBe(accessToken);
});
