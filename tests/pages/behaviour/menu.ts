import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../../harness/axe.ts';
import { eventually } from '../../harness/eventually.ts';
import { openPage, type WatchedPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { WIDE } from '../templates.ts';

let opened: WatchedPage;
let page: Page;

const mainMenu = () => page.getByRole('navigation', { name: 'Ana menü' });
const group = (name: string) => mainMenu().getByRole('button', { name });
const entry = (name: string) => mainMenu().getByRole('link', { name, exact: true });
const isShown = (name: string) => entry(name).first().isVisible();
const shows = (name: string, shown: boolean) => eventually(() => isShown(name)).toBe(shown);

describe('the menu in the header of wide screens', () => {
  beforeEach(async () => {
    opened = await openPage(browser, { viewport: WIDE });
    page = opened.page;
    await page.goto(server.origin);
    return async () => {
      expect(opened.faults).toEqual([]);
      await opened.close();
    };
  });

  it('opens on hover, is at most 300 px wide, and closes 50 ms after the pointer leaves it', async () => {
    await shows('Basın açıklamaları', false);
    await group('İçerikler').hover();
    await shows('Basın açıklamaları', true);
    const box = await page
      .locator(`#${await group('İçerikler').getAttribute('aria-controls')}`)
      .boundingBox();
    expect(box?.width).toBeLessThanOrEqual(300);
    expect(box?.width).toBeGreaterThan(150);

    // The page's clock is stopped from here on, so that a slow machine changes nothing.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(700, 700);
    await page.clock.runFor(49);
    expect(await isShown('Basın açıklamaları')).toBe(true);
    await page.clock.runFor(1);
    await shows('Basın açıklamaları', false);
  });

  it('stays open while the pointer moves from its title into it', async () => {
    await group('İçerikler').hover();
    const from = await group('İçerikler').boundingBox();
    const to = await entry('Arşiv').first().boundingBox();
    if (!from || !to) throw new Error('the menu is not there');
    await page.mouse.move(from.x + 10, from.y + from.height - 1);
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 40 });
    expect(await isShown('Arşiv')).toBe(true);
    await entry('Arşiv').first().click();
    await page.waitForURL(`${server.origin}/arsiv`);
  });

  it('opens by keyboard and closes on Esc, which returns the focus to its title', async () => {
    const title = group('İçerikler');
    for (let i = 0; i < 12 && !(await title.evaluate((el) => el === document.activeElement)); i++) {
      await page.keyboard.press('Tab');
    }
    await shows('Haberler', true);
    await page.keyboard.press('Tab');
    expect(
      await entry('Tüm içerikler')
        .first()
        .evaluate((el) => el === document.activeElement),
    ).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await shows('Haberler', false);
    expect(await title.evaluate((el) => el === document.activeElement)).toBe(true);
    expect(await title.getAttribute('aria-expanded')).toBe('false');
  });

  it('stays open after a click until the next click elsewhere', async () => {
    await page.clock.install();
    await page.reload();
    const title = group('Fikirler');
    await title.click();
    await page.mouse.move(700, 700);
    await page.clock.runFor(1000);
    expect(await title.getAttribute('aria-expanded')).toBe('true');
    await page.mouse.click(700, 700);
    await eventually(() => title.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens no popover wider than 300 px or beyond the window, and each entry has an icon', async () => {
    for (const title of await page.locator('body > header [data-popover] > button').all()) {
      await title.hover();
      const popover = page.locator(`#${await title.getAttribute('aria-controls')}`);
      await popover.locator('a').first().waitFor();
      const box = await popover.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(300);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDE.width);
      for (const link of await popover.locator('a').all())
        expect(await link.locator('.i, .flag').count()).toBeGreaterThan(0);
    }
  });

  it('is in a header that counts as scrolled from the second pixel on', async () => {
    const scrolled = () => page.locator('html').getAttribute('data-scrolled');
    for (const [y, expected] of [
      [1, null],
      [2, ''],
      [0, null],
    ] as const) {
      await page.evaluate(`scrollTo(0, ${y})`);
      await eventually(scrolled).toBe(expected);
      expect((await page.locator('body > header').boundingBox())?.y).toBe(0);
    }
  });

  it('is reported as missing in a message when the server could not read it', async () => {
    await page.route('**/makaleler', async (route) => {
      const reply = await route.fetch();
      const body = await reply.text();
      const fault = 'data-fault="Bir şeyler ters gitti."';
      await route.fulfill({ response: reply, body: body.replace('id="announcer"', `$& ${fault}`) });
    });
    await page.goto(`${server.origin}/makaleler`);
    const toast = page.locator('.toast[data-kind=error]');
    await toast.waitFor();
    expect(await toast.textContent()).toBe('Bir şeyler ters gitti.');
    expect(await page.getByRole('alert').textContent()).toBe('Bir şeyler ters gitti.');
  });

  it('shows only visible entries, and marks external links', async () => {
    await group('İçerikler').hover();
    expect(await page.getByText('Taslak duyurular').count()).toBe(0);
    const video = mainMenu().getByRole('link', { name: 'Video (dış bağlantı)' });
    expect(await video.first().getAttribute('rel')).toContain('noopener');
  });
});
