import { describe, expect, it } from 'vitest';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage } from '../harness/watched-page.ts';
import { addStaff, callAs, fillSignIn, overviewLoaded, readStorage, signIn } from './dashboard.ts';
import { createContent } from './editor.ts';

const { server, browser } = await openOwnDemo();

describe('a visitor who is not signed in', () => {
  it('is redirected to the sign-in page, and after signing in to the requested page', async () => {
    const { page, close } = await openPage(browser);
    const wanted = '/dashboard/blog?state=archived&sort=title';
    await page.goto(server.origin + wanted);
    await page.waitForURL(`${server.origin}/auth/login?returnTo=${encodeURIComponent(wanted)}`);
    expect(await page.getByRole('table').count()).toBe(0);
    await fillSignIn(page);
    await page.waitForURL(server.origin + wanted);
    await page.getByRole('table', { includeHidden: false }).waitFor();
    await close();
  });

  it.each([
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'javascript:alert(1)',
    '/dashboard/../haberler',
    '/dashboard@evil.example',
  ])('is not redirected to %s by a link', async (returnTo) => {
    const { page, hosts, close } = await openPage(browser);
    await page.goto(`${server.origin}/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
    await fillSignIn(page);
    await page.waitForURL(`${server.origin}/dashboard`);
    expect([...hosts]).toEqual([new URL(server.origin).host]);
    await close();
  });

  it('sees the loading view in the whole window until the page is loaded', async () => {
    const { page, context, close } = await openPage(browser);
    const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
    await context.route('**/assets/*.js', async (route) => {
      await allowed;
      await route.continue();
    });
    await page.goto(`${server.origin}/auth/login`, { waitUntil: 'commit' });
    const words = page.getByRole('status').getByText('Yükleniyor...', { exact: true });
    await words.waitFor();
    const view = page.locator('.loading-view');
    const size = page.viewportSize();
    await eventually(() => view.boundingBox()).toEqual({ x: 0, y: 0, ...size });
    expect(await view.locator('svg').isVisible()).toBe(true);
    expect(await view.locator('.spinner').isVisible()).toBe(true);
    allow();
    await page.getByLabel('E-posta').waitFor();
    expect(await words.count()).toBe(0);
    await close();
  });

  it('sees the error at the form with the focus on it, and the typed values stay', async () => {
    const { page, close } = await openPage(browser);
    await page.goto(`${server.origin}/auth/login`);
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
    expect(page.url()).toBe(`${server.origin}/auth/login`);
    await fillSignIn(page);
    await page.waitForURL(`${server.origin}/dashboard`);
    await close();
  });

  it('sees which fields are empty before a request is sent', async () => {
    const { page, faults, close } = await openPage(browser);
    await page.goto(`${server.origin}/auth/login`);
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
    const { page, close } = await openPage(browser);
    await page.goto(`${server.origin}/auth/login`);
    await fillSignIn(page, username, 'Yanlis-Parola-1');
    const summary = page.getByRole('alert');
    await summary.getByText(/\d+ (dakika|saniye) sonra yeniden deneyin\.$/).waitFor();
    expect(await page.getByLabel('E-posta').inputValue()).toBe(username);
    expect(await page.getByLabel('Parola', { exact: true }).inputValue()).toBe('Yanlis-Parola-1');
    await close();
  });
});

describe('a user who is signed in', () => {
  it('has the session under the specified storage keys, and no stored password', async () => {
    const before = Date.now();
    const { page, faults, close } = await signIn(browser, server.origin);
    const stored = await readStorage(page);
    expect(Object.keys(stored)).toEqual(
      expect.arrayContaining(['accessToken', 'expiresAt', 'user']),
    );
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
    const { page, context, close } = await signIn(browser, server.origin);
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

  it('is redirected from the sign-in page to the overview', async () => {
    const { page, close } = await signIn(browser, server.origin);
    await page.goto(`${server.origin}/auth/login`);
    await page.waitForURL(`${server.origin}/dashboard`);
    await close();
  });

  it('sees no content with the role "user", neither in the browser nor through the API', async () => {
    const name = { name: 'Ali', surname: 'Kaya' };
    const email = await addStaff(server, { username: 'ali', role: 'user', ...name });
    const { page, faults, close } = await signIn(browser, server.origin, email);
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
  it('has one title, a description and a picture', async () => {
    const { page, close } = await signIn(browser, server.origin);
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
    await page.goto(`${server.origin}/dashboard/blog`);
    await eventually(() => page.title()).toMatch(/^İçerikler \| ./);
    const party = (await page.title()).slice('İçerikler | '.length);
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
    await page.goto(`${server.origin}/auth/login`);
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
    const { page, faults, close } = await signIn(browser, server.origin);
    await page.goto(`${server.origin}/dashboard/blog/add`);
    await page.getByRole('textbox', { name: 'Metin (Markdown)' }).click();
    await page.keyboard.insertText('Bir **cümle**.');
    await page
      .getByRole('region', { name: 'Önizleme' })
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
