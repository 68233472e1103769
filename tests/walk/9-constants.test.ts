import { afterAll, describe, expect, it } from 'vitest';
import { queryClient } from '../../src/dashboard/kit/query-client.ts';
import { ApiError } from '../../src/dashboard/kit/session/api-error.ts';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSignedIn } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();
const { page, close } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
afterAll(close);

async function openHome(): Promise<void> {
  if (page.url() !== `${server.origin}/`) await page.goto(server.origin);
}

describe('breakpoints', () => {
  it.each([
    ['9.21', 'xs', 0],
    ['9.22', 'sm', 600],
    ['9.23', 'md', 900],
    ['9.24', 'lg', 1200],
    ['9.25', 'xl', 1440],
  ])('%s %s is %i px in the dashboard', async (_, name, width) => {
    if (!page.url().endsWith('/components')) await page.goto(`${server.origin}/components`);
    await page.locator('#main h1').waitFor();
    const value = await page.evaluate(
      (property) => getComputedStyle(document.documentElement).getPropertyValue(property),
      `--mantine-breakpoint-${name}`,
    );
    expect(value).toMatch(/^[\d.]+em$/);
    expect(Number.parseFloat(value) * 16).toBe(width);
  });

  it.each([
    ['9.22', 600, 'body > header .btn', 'fontSize'],
    ['9.23', 900, 'body > aside', 'right'],
    ['9.24', 1200, 'body > header nav', 'display'],
    ['9.25', 1440, 'body > header a[href="/"]', 'fontSize'],
  ] as const)('%s the site changes at %i px: %s', async (_, width, selector, property) => {
    await openHome();
    const at = async (pixels: number) => {
      await page.setViewportSize({ width: pixels, height: 900 });
      return page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    };
    expect(await at(width)).not.toBe(await at(width - 1));
    expect(await at(width + 1)).toBe(await at(width));
  });
});

describe('data fetching', () => {
  const queries = queryClient.getDefaultOptions().queries ?? {};
  const retry = queries.retry as (failures: number, error: Error) => boolean;
  const pause = queries.retryDelay as (failures: number) => number;
  const failed = (status: number) => new ApiError({ status, body: null }, 'x');

  it('9.26 retries three times after a fault of the network or the server, never after a refusal', () => {
    for (const status of [0, 500, 503])
      expect([0, 1, 2, 3].map((n) => retry(n, failed(status)))).toEqual([true, true, true, false]);
    for (const status of [401, 403, 404, 409, 422, 429])
      expect(retry(0, failed(status))).toBe(false);
  });

  it('9.26 the dashboard sends a failing call four times', async () => {
    const desk = await openSignedIn(browser, server.origin, '/dashboard/account');
    let sent = 0;
    await desk.context.route('**/api/auth/users?*', (route) => {
      sent += 1;
      return route.fulfill({ status: 500, json: {} });
    });
    await desk.page.clock.install();
    await desk.page.goto(`${server.origin}/dashboard/users`);
    for (const wanted of [1, 2, 3, 4]) {
      await eventually(() => sent).toBe(wanted);
      await desk.page.clock.fastForward(4000);
    }
    await desk.page.getByText('Kullanıcılar alınamadı').waitFor();
    expect(sent).toBe(4);
    await desk.close();
  });

  it('9.27 waits twice as long before each retry, at most 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(pause)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000]);
  });

  it('9.28 9.29 a list is shown at once for five minutes after it was left, and not fetched again for the focus of the window', async () => {
    const desk = await openSignedIn(browser, server.origin, '/dashboard/account');
    const list = desk.page.locator('main tbody tr').filter({ hasText: '@' });
    const go = (name: string) =>
      desk.page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
    let sent = 0;
    await desk.page.clock.install();
    await desk.context.route('**/api/auth/users?*', (route) => {
      sent += 1;
      // Only the first call is answered: what is shown later was kept.
      return sent === 1 ? route.continue() : new Promise(() => {});
    });
    await desk.page.goto(`${server.origin}/dashboard/users`);
    await list.first().waitFor();
    await desk.page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      dispatchEvent(new Event('focus'));
    });
    await go('Hesabım');
    await desk.page.getByRole('heading', { level: 1, name: 'Hesabım' }).waitFor();
    expect(sent).toBe(1);
    await desk.page.clock.fastForward('04:00');
    await go('Kullanıcılar');
    await list.first().waitFor();
    await eventually(() => sent).toBe(2);
    await go('Hesabım');
    await desk.page.getByRole('heading', { level: 1, name: 'Hesabım' }).waitFor();
    await desk.page.clock.fastForward('05:01');
    await go('Kullanıcılar');
    await eventually(() => sent).toBe(3);
    expect(await list.count()).toBe(0);
    await desk.close();
  });
});

describe('the theme', () => {
  /** Red, green and blue of a colour that the page shows. */
  const colorOf = async (selector: string, property: 'backgroundColor' | 'color') => {
    const text = await page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
    return (text.match(/\d+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];
  };

  it('9.40 has blue as its primary colour', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openHome();
    expect(await page.locator('html').getAttribute('data-preset')).toBe('blue');
    const [red, green, blue] = await colorOf('aside a[href^="https://wa.me"]', 'backgroundColor');
    expect(blue).toBeGreaterThan(green + 20);
    expect(blue).toBeGreaterThan(red + 60);
  });

  it('9.41 has a light and a dark mode', async () => {
    const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
    await openHome();
    const ground = async () => sum(await colorOf('body', 'backgroundColor'));
    const text = async () => sum(await colorOf('body', 'color'));
    expect(await ground()).toBeGreaterThan(600);
    expect(await text()).toBeLessThan(200);
    await page.evaluate(() => appSettings({ paletteMode: 'dark' }));
    expect(await ground()).toBeLessThan(150);
    expect(await text()).toBeGreaterThan(500);
    await page.evaluate(() => appSettings(null));
  });
});
