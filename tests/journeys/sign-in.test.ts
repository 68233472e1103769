import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import {
  addStaff,
  callAs,
  fillSignIn,
  openSignedIn,
  overviewLoaded,
  readStorage,
} from './dashboard.ts';
import { createContent } from './editor.ts';

const { server, browser } = await openOwnDemo();

const LOGIN = `${server.origin}/auth/login`;
const openAsVisitor = await onePage(browser, server.origin);
const WIDE = { width: 1440, height: 900 };

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
}

describe('a visitor who is not signed in', () => {
  it('2.72 4.8 is redirected to the sign-in page with returnTo, and after signing in to the requested page', async () => {
    const { page, close } = await openAsVisitor('/robots.txt');
    const wanted = '/dashboard/blog?state=archived&sort=title';
    for (const path of ['/dashboard', '/dashboard/users/add', wanted]) {
      await page.goto(server.origin + path);
      await page.waitForURL(`${LOGIN}?returnTo=${encodeURIComponent(path)}`);
      await page.getByLabel('E-posta').waitFor();
      expect(await page.getByRole('table').count()).toBe(0);
    }
    await fillSignIn(page);
    await page.waitForURL(server.origin + wanted);
    await page.getByRole('table', { includeHidden: false }).waitFor();
    await close();
  });

  it('is not redirected to another site or page by a link, neither after signing in nor when signed in', async () => {
    const { page, hosts, close } = await openAsVisitor('/robots.txt');
    for (const [index, returnTo] of [
      'https://evil.example/dashboard',
      '//evil.example/dashboard',
      '/\\evil.example/dashboard',
      'javascript:alert(1)',
      '/dashboard/../haberler',
      '/dashboard@evil.example',
    ].entries()) {
      await page.goto(`${LOGIN}?returnTo=${encodeURIComponent(returnTo)}`);
      if (index === 0) await fillSignIn(page);
      await page.waitForURL(`${server.origin}/dashboard`);
    }
    expect([...hosts]).toEqual([new URL(server.origin).host]);
    await close();
  });

  it('2.74 sees a loading view with logo, spinner and “Yükleniyor...” in the whole window until the page is loaded', async () => {
    const { page, context, close } = await openPage(browser);
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await context.route('**/assets/*.js', async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto(`${server.origin}/dashboard`, { waitUntil: 'commit' });
    await page.getByRole('status').getByText('Yükleniyor...', { exact: true }).waitFor();
    const view = page.locator('.loading-view');
    await eventually(() => view.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    expect(await view.locator('svg').isVisible()).toBe(true);
    expect(await view.locator('.spinner').isVisible()).toBe(true);
    allow();
    await page.getByLabel('E-posta').waitFor();
    expect(await view.count()).toBe(0);
    await close();
  });

  it('8.8 sees the error at the form with the focus on it, and the typed values stay', async () => {
    const { page, close } = await openAsVisitor('/auth/login');
    await fillSignIn(page, ADMIN.ADMIN_EMAIL, 'Yanlis-Parola-1');
    const summary = page.getByRole('alert').filter({ hasText: 'Giriş yapılamadı' });
    await summary.waitFor();
    expect(await summary.textContent()).toContain('E-posta ya da parola yanlış.');
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    const email = page.getByLabel('E-posta');
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    expect(await email.inputValue()).toBe(ADMIN.ADMIN_EMAIL);
    await summary.getByRole('link').click();
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await readStorage(page)).not.toHaveProperty('accessToken');
    expect(page.url()).toBe(LOGIN);
    await fillSignIn(page);
    await page.waitForURL(`${server.origin}/dashboard`);
    await close();
  });

  it('2.51 2.54 sees a form in one narrow container, loaded when it is opened, and which fields are empty before a request is sent', async () => {
    const { page, faults, close } = await openPage(browser, { viewport: WIDE });
    const scripts = watchScripts(page);
    const signInPage = () => scripts.filter((path) => /\/sign-in-page-/.test(path));
    await page.goto(`${server.origin}/auth/forgot-password`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(scripts.length).toBeGreaterThan(0);
    expect(signInPage()).toEqual([]);

    await page.goto(LOGIN);
    await page.getByRole('banner').getByText('Liberal Ufuk Partisi').waitFor();
    const form = page.locator('main form');
    const box = await form.evaluate((one) => one.getBoundingClientRect().toJSON());
    expect(signInPage()).toHaveLength(1);
    expect(box.width).toBeGreaterThan(250);
    expect(box.width).toBeLessThanOrEqual(480);
    expect(Math.abs(box.left - (WIDE.width - box.right))).toBeLessThanOrEqual(16);

    await fillSignIn(page, '', '');
    const summary = page.getByRole('alert');
    await eventually(() => summary.getByRole('link').allInnerTexts()).toEqual([
      'E-posta zorunludur.',
      'Parola zorunludur.',
    ]);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('a visitor with too many attempts', () => {
  it('sees how long to wait, and the typed values stay', async () => {
    const username = 'kimse@ufuk.test';
    const guess = () =>
      fetch(`${server.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: 'Yanlis-Parola-1' }),
      });
    await eventually(async () => (await guess()).status).toBe(429);
    const { page, close } = await openAsVisitor('/auth/login');
    await fillSignIn(page, username, 'Yanlis-Parola-1');
    const summary = page.getByRole('alert');
    await summary.getByText(/\d+ (dakika|saniye) sonra yeniden deneyin\.$/).waitFor();
    expect(await page.getByLabel('E-posta').inputValue()).toBe(username);
    expect(await page.getByLabel('Parola', { exact: true }).inputValue()).toBe('Yanlis-Parola-1');
    await close();
  });
});

describe('a user who is signed in', () => {
  it('2.55 3.11 3.12 3.13 9.9 9.10 9.11 has sent the e-mail as username, and has the session under the specified storage keys, without the password', async () => {
    const before = Date.now();
    const { page, faults, close } = await openAsVisitor('/auth/login');
    const sending = page.waitForRequest('**/api/auth/login');
    await fillSignIn(page);
    expect((await sending).postDataJSON()).toEqual({
      username: ADMIN.ADMIN_EMAIL,
      password: ADMIN.ADMIN_PASSWORD,
    });
    await page.waitForURL(`${server.origin}/dashboard`);
    const stored = await readStorage(page);
    const account = await fetch(`${server.origin}/api/account`, {
      headers: { authorization: `Bearer ${stored.accessToken}` },
    });
    expect(account.status).toBe(200);
    expect(stored.expiresAt).toMatch(/^\d{13}$/);
    expect(Number(stored.expiresAt)).toBeGreaterThan(before + 60_000);
    expect(JSON.parse(stored.user ?? '')).toMatchObject({
      email: ADMIN.ADMIN_EMAIL,
      role: 'admin',
    });
    expect(JSON.stringify(stored)).not.toContain(ADMIN.ADMIN_PASSWORD);
    expect(await page.evaluate(() => document.cookie)).toBe('');
    await page.waitForFunction(() => / \| Liberal Ufuk Partisi$/.test(document.title));
    expect(faults).toEqual([]);
    await close();
  });

  it('does not see data that another user saw in the same tab', async () => {
    const person = { role: 'editor', name: 'Suna', surname: 'Er' } as const;
    const email = await addStaff(server, { username: 'suna', ...person });
    const { page, context, close } = await openSignedIn(browser, server.origin);
    await overviewLoaded(page);
    const other = await context.newPage();
    await other.goto(`${server.origin}/dashboard/blog`);
    await other.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await other.getByRole('menuitem', { name: 'Oturumu kapat' }).click();
    await page.getByLabel('E-posta').waitFor();
    const requests: string[] = [];
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    // Every part of the overview with a list.
    const lists = /\/api\/(contents|applications|messages|first-steps)\b/;
    await page.route(lists, async (route) => {
      requests.push(route.request().url());
      await allowed;
      await route.continue();
    });
    await fillSignIn(page, email);
    await page.waitForURL(`${server.origin}/dashboard`);
    await eventually(() => requests.length).toBeGreaterThan(0);
    expect(await page.locator('main').getByRole('listitem').count()).toBe(0);
    allow();
    await overviewLoaded(page);
    await close();
  });

  it('2.53 4.7 2.73 is redirected from the sign-in page to the overview, whose other pages are loaded when they are first opened', async () => {
    const { page, close } = await openSignedIn(browser, server.origin, '/auth/login');
    await page.waitForURL(`${server.origin}/dashboard`);
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

  it('sees no content with the role "user", neither in the browser nor through the API', async () => {
    const name = { name: 'Ali', surname: 'Kaya' };
    const email = await addStaff(server, { username: 'ali', role: 'user', ...name });
    const { page, faults, close } = await openSignedIn(browser, server.origin, '/dashboard', email);
    await page.getByText('Hoş geldiniz').waitFor();
    expect(await page.getByRole('link', { name: 'İçerikler' }).count()).toBe(0);
    for (const path of ['/dashboard/blog', '/dashboard/blog/add']) {
      await page.goto(server.origin + path);
      await page.getByRole('heading', { name: 'Bu bölüm editörlere açık' }).waitFor();
      expect(await page.getByRole('textbox').count(), path).toBe(0);
    }
    expect(faults).toEqual([]);
    const draft = await createContent(server.origin, 'Gizli kalacak taslak', { state: 'draft' });
    const call = await callAs(server.origin, email);
    const listed = await call('GET', '/api/contents?state=draft&pageSize=100');
    expect(await listed.text()).not.toContain('"state":"draft"');
    expect((await call('GET', `/api/contents/${draft.id}`)).status).toBe(404);
    expect(
      (await call('POST', '/api/contents', { title: 'Deneme', category: 'haberler' })).status,
    ).toBe(403);
    await close();
  });
});

describe('the document of the dashboard', () => {
  it('2.113 2.114 2.115 2.116 2.117 has one title, a description, keywords and the picture of the party', async () => {
    const { page, close } = await openSignedIn(browser, server.origin, '/dashboard/blog');
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    const party = 'Liberal Ufuk Partisi';
    await eventually(() => page.title()).toBe(`İçerikler | ${party}`);
    expect(await page.locator('title').count()).toBe(1);
    expect(await meta('description')).toContain(`İçerikler. ${party} yönetim paneli.`);
    expect(await meta('keywords')).toContain(`İçerikler, yönetim paneli, ${party}`);
    expect(await meta('og:title')).toBe(await page.title());
    expect(await meta('og:image')).toBe(`${server.origin}/paylas.png`);
    expect((await fetch(`${server.origin}/paylas.png`)).headers.get('content-type')).toBe(
      'image/png',
    );
    await close();
  });

  it('has a title without scripts, and says in four languages that it needs JavaScript', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(LOGIN);
    expect(await page.title()).toMatch(/^Yönetim paneli \| ./);
    expect(await page.getByText('Yükleniyor...').isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Bu sayfa için JavaScript gerekir',
    );
    for (const language of ['en', 'de', 'es'])
      expect(await page.locator(`.no-script [lang="${language}"]`).isVisible()).toBe(true);
    await close();
  });

  it('accepts markup only under its own Trusted Types policy', async () => {
    const { page, faults, close } = await openSignedIn(
      browser,
      server.origin,
      '/dashboard/blog/add',
    );
    await page.getByRole('textbox', { name: 'Metin', exact: true }).click();
    await page.keyboard.type('Bir **cümle**.');
    await page.getByRole('button', { name: 'Önizleme' }).click();
    await page
      .frameLocator('iframe[title="Önizleme"]')
      .getByRole('strong')
      .getByText('cümle')
      .waitFor();
    await page.getByRole('button', { name: 'Görünüm ayarları' }).click();
    await page.getByRole('heading', { name: 'Görünüm ayarları' }).waitFor();
    expect(faults).toEqual([]);
    const outcome = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src="x">');
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    });
    expect(outcome).toBe('TypeError');
    await close();
  });
});
