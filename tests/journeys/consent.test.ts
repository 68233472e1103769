import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openOwnDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';
import { callAs } from './dashboard.ts';

const MANAGER = 'www.googletagmanager.com';

const { server: site, browser } = await openOwnDemo({
  before: `UPDATE party SET data = data || '{"tagManagerId":"GTM-ABC123"}'`,
});

interface Visit extends WatchedPage {
  /** The addresses of the tag manager that the page requested. */
  requests: string[];
}

/** Opens a page with a replacement for the tag manager, which sets a cookie as its tags do. */
async function visit(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Visit> {
  const opened = await openPage(browser, options);
  const requests: string[] = [];
  await opened.context.route(/googletagmanager|google-analytics/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_ga=1; path=/"; window.tagsRan = true;',
    });
  });
  await opened.page.goto(site.origin + path);
  return { ...opened, requests };
}
const question = (page: Page) => page.getByRole('region', { name: 'Ziyaretiniz ölçülsün mü?' });
const tagsRan = (page: Page) => page.waitForFunction(() => 'tagsRan' in window);
const agree = (page: Page) => page.getByRole('button', { name: 'Kabul et' }).click();
const refuse = (page: Page) => page.getByRole('button', { name: 'Reddet' }).click();
/** Resolves when all observers of the page received its largest paint. */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((received) => {
        const observer = new PerformanceObserver(() => received());
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

describe('the choice whether visits are measured', () => {
  it('is offered, and before the answer no other host gets a request', async () => {
    const { page, requests, hosts, faults, close } = await visit('/');
    await question(page).waitFor();
    await page.mouse.wheel(0, 2000);
    await page.goto(`${site.origin}/haberler`, { waitUntil: 'networkidle' });
    await question(page).waitFor();
    expect(requests).toEqual([]);
    expect([...hosts]).toEqual([new URL(site.origin).host]);
    expect(faults).toEqual([]);
    await close();
  });

  it('is stored when a visitor agrees, and only then the container is loaded', async () => {
    const { page, requests, faults, close } = await visit('/');
    await agree(page);
    await tagsRan(page);
    expect(requests).toEqual([`https://${MANAGER}/gtm.js?id=GTM-ABC123`]);
    expect(await question(page).isVisible()).toBe(false);
    await page.goto(`${site.origin}/haberler`);
    await tagsRan(page);
    expect(await question(page).isVisible()).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  it('is stored when a visitor refuses, and the container is never loaded', async () => {
    const { page, requests, close } = await visit('/');
    await refuse(page);
    await question(page).waitFor({ state: 'hidden' });
    await page.goto(`${site.origin}/haberler`, { waitUntil: 'networkidle' });
    expect(await question(page).isVisible()).toBe(false);
    expect(requests).toEqual([]);
    await close();
  });

  it('can be changed at the end of every page, and the stored cookies are deleted', async () => {
    const { page, context, requests, close } = await visit('/');
    await agree(page);
    await tagsRan(page);
    const names = async () => (await context.cookies()).map(({ name }) => name);
    expect(await names()).toContain('_ga');
    await page.getByRole('link', { name: 'Ölçüm tercihi' }).click();
    expect(await question(page).evaluate((banner) => banner === document.activeElement)).toBe(true);
    const reloaded = page.waitForEvent('load');
    await refuse(page);
    await reloaded;
    await page.waitForLoadState('networkidle');
    expect(await names()).not.toContain('_ga');
    expect(await page.evaluate('window.tagsRan')).toBeUndefined();
    expect(requests).toHaveLength(1);
    await page.getByRole('link', { name: 'Ölçüm tercihi' }).click();
    await page.keyboard.press('Tab');
    await refuse(page);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe('Ölçüm tercihi');
    await close();
  });

  it('is not offered on pages with personal data, nor on the sign-in page', async () => {
    const { page, requests, close } = await visit('/');
    await agree(page);
    await tagsRan(page);
    requests.length = 0;
    for (const path of ['/uye-olun', '/bize-ulasin', '/en/uye-olun', '/auth/login', '/404']) {
      await page.goto(site.origin + path, { waitUntil: 'networkidle' });
      expect(await page.locator('#olcum').count(), path).toBe(0);
    }
    expect(requests).toEqual([]);
    await close();
  });

  it('can be made without scripts on a page of its own, and is valid when scripts run again', async () => {
    const { page, context, requests, close } = await visit('/', { javaScriptEnabled: false });
    expect(await page.locator('#olcum').isVisible()).toBe(false);
    await context.addCookies([{ name: '_ga', value: '1', url: site.origin }]);
    await page.getByRole('link', { name: 'Ölçüm tercihi' }).click();
    await page.getByRole('button', { name: 'Tercihi kaydet' }).click();
    const summary = page.locator('main').getByRole('alert');
    await eventually(() => summary.evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    expect(await page.title()).toMatch(/^Hata: /);
    await summary.getByRole('link', { name: 'Kabul edip etmediğinizi seçin.' }).click();
    await page.getByRole('radio', { name: 'Reddediyorum' }).check();
    await page.getByRole('button', { name: 'Tercihi kaydet' }).click();
    await page.getByRole('heading', { name: 'Tercihiniz kaydedildi' }).waitFor();
    const cookies = await context.cookies();
    expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['app.consent=refused']);
    expect(requests).toEqual([]);
    await close();

    const later = await visit('/hakkimizda', { storageState: { cookies, origins: [] } });
    await later.page.waitForLoadState('networkidle');
    expect(await question(later.page).isVisible()).toBe(false);
    expect(later.requests).toEqual([]);
    await later.page.getByRole('link', { name: 'Ölçüm tercihi' }).click();
    await agree(later.page);
    await tagsRan(later.page);
    await later.page.goto(`${site.origin}/haberler`);
    await tagsRan(later.page);
    await later.page.goto(`${site.origin}/olcum-tercihi`);
    await later.page.getByRole('button', { name: 'Tercihi kaydet' }).click();
    await later.page.locator('main').getByRole('alert').waitFor();
    expect(await findAccessibilityProblems(later.page)).toEqual([]);
    await later.close();
  });

  it.each([360, 900, 1440])('covers neither buttons nor the focus at %i pixels', async (width) => {
    const { page, close } = await visit('/haberler', { viewport: { width, height: 740 } });
    await question(page).waitFor();
    const covered = () =>
      page.evaluate(() => {
        const banner = document.querySelector('#olcum') as HTMLElement;
        const over = banner.getBoundingClientRect();
        const overlaps = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        };
        const focused = document.activeElement as Element;
        const within = banner.contains(focused) || focused === document.body;
        return [
          ...[...document.querySelectorAll('body > aside > *')].filter(overlaps),
          ...(within || !overlaps(focused) ? [] : [focused]),
        ].map((element) => element.outerHTML.slice(0, 120));
      });
    for (let steps = 0; steps < 60; steps++) {
      expect(await covered()).toEqual([]);
      await page.keyboard.press('Tab');
    }
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await close();
  });
});

describe('the speed of a page', () => {
  it('is sent to our own server when a visitor who used the page leaves it', async () => {
    const staff = await callAs(site.origin, ADMIN.ADMIN_EMAIL);
    const visits = async () => {
      const reply = await staff('GET', '/api/measurements/summary');
      const { data } = (await reply.json()) as {
        data: { figures: { metric: string; visits: number }[] };
      };
      return data.figures
        .filter(({ metric }) => metric === 'LCP')
        .reduce((sum, one) => sum + one.visits, 0);
    };
    const before = await visits();
    const { page, hosts, faults, close } = await visit('/haberler');
    // A page without any interaction sends no measurement.
    await page.goto(`${site.origin}/makaleler`, { waitUntil: 'networkidle' });
    // The browser no longer reports it after the first action.
    await largestPaint(page);
    const library = page.waitForResponse(/report-vitals/);
    await page.mouse.wheel(0, 600);
    // Importing the same module again waits until it has run.
    await page.evaluate(`import(${JSON.stringify((await library).url())})`);
    await largestPaint(page);
    await page.goto(`${site.origin}/haberler`);
    await eventually(visits).toBe(before + 1);
    expect([...hosts]).toEqual([new URL(site.origin).host]);
    expect(faults).toEqual([]);
    await close();
  });
});
