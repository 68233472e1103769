import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import { fillSignIn, openSignedIn, overviewLoaded } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();
const LOGIN = `${server.origin}/auth/login`;

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

describe('/auth/login', () => {
  it('2.51 is loaded lazily: another page of the application does not load its file', async () => {
    const { page, close } = await openPage(browser);
    const scripts = watchScripts(page);
    const signInPage = () => scripts.filter((path) => /\/sign-in-page-/.test(path));
    await page.goto(`${server.origin}/auth/forgot-password`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(scripts.length).toBeGreaterThan(0);
    expect(signInPage()).toEqual([]);
    await page.goto(LOGIN);
    await page.getByLabel('E-posta').waitFor();
    expect(signInPage()).toHaveLength(1);
    await close();
  });

  it('2.54 has a header and one narrow container, which is centred', async () => {
    const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
    await page.goto(LOGIN);
    await page.getByRole('banner').getByText('Liberal Ufuk Partisi').waitFor();
    const form = page.locator('main form');
    const box = await form.evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(box.width).toBeGreaterThan(250);
    expect(box.width).toBeLessThanOrEqual(480);
    expect(Math.abs(box.left - (1440 - box.right))).toBeLessThanOrEqual(16);
    await close();
  });

  it('2.55 shows the field as e-mail and sends it as username', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(LOGIN);
    const sending = page.waitForRequest('**/api/auth/login');
    await fillSignIn(page);
    expect((await sending).postDataJSON()).toEqual({
      username: ADMIN.ADMIN_EMAIL,
      password: ADMIN.ADMIN_PASSWORD,
    });
    await close();
  });

  it('2.53 4.7 redirects a user who is signed in to /dashboard', async () => {
    const { page, close } = await openSignedIn(browser, server.origin, '/auth/login');
    await page.waitForURL(`${server.origin}/dashboard`);
    await overviewLoaded(page);
    await close();
  });
});

it('2.72 4.8 without a session the dashboard redirects to the sign-in page with returnTo', async () => {
  const { page, close } = await openPage(browser);
  for (const path of ['/dashboard', '/dashboard/users/add', '/dashboard/blog?state=draft']) {
    await page.goto(server.origin + path);
    await page.waitForURL(`${LOGIN}?returnTo=${encodeURIComponent(path)}`);
    await page.getByLabel('E-posta').waitFor();
  }
  await close();
});

it('2.73 a page of the dashboard is loaded when it is first opened', async () => {
  const { page, close } = await openSignedIn(browser, server.origin);
  await overviewLoaded(page);
  const scripts = watchScripts(page);
  await page.getByRole('link', { name: 'Kullanıcılar' }).click();
  await page.getByRole('table').waitFor();
  expect(scripts.length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Hesabım' }).first().click();
  await page.getByRole('heading', { name: 'Hesabım' }).waitFor();
  const loaded = scripts.length;
  await page.getByRole('link', { name: 'Kullanıcılar' }).click();
  await page.getByRole('table').waitFor();
  expect(scripts.length).toBe(loaded);
  await close();
});

it('2.74 a loading view with logo, spinner and “Yükleniyor...” fills the window', async () => {
  const { page, context, close } = await openPage(browser);
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await context.route('**/assets/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(`${server.origin}/dashboard`, { waitUntil: 'commit' });
  await page.getByText('Yükleniyor...', { exact: true }).waitFor();
  const view = page.locator('.loading-view');
  await eventually(() => view.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
  expect(await view.locator('svg').isVisible()).toBe(true);
  expect(await view.locator('.spinner').isVisible()).toBe(true);
  allow();
  await page.getByLabel('E-posta').waitFor();
  expect(await view.count()).toBe(0);
  await close();
});
