import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES, localePath } from '../../src/platform/i18n/locales.ts';
import { findBarriers } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';
import { NARROW, WIDE } from './look-at.ts';

const { server, browser } = await openDemo();
let opened: WatchedPage;
let page: Page;

async function openAt(viewport: { width: number; height: number }, path = '/') {
  opened = await openPage(browser, { viewport });
  page = opened.page;
  await page.goto(server.origin + path);
  return async () => {
    expect(opened.faults).toEqual([]);
    await opened.close();
  };
}
const mainMenu = () => page.getByRole('navigation', { name: 'Ana menü' });
const group = (name: string) => mainMenu().getByRole('button', { name });
const entry = (name: string) => mainMenu().getByRole('link', { name, exact: true });
const isShown = (name: string) => entry(name).first().isVisible();
const shows = (name: string, shown: boolean) => eventually(() => isShown(name)).toBe(shown);

describe('the menu across the header', () => {
  beforeEach(() => openAt(WIDE));

  it('opens on hover, is at most 300 px wide, and closes 50 ms after it is left', async () => {
    await shows('Basın açıklamaları', false);
    await group('İçerikler').hover();
    await shows('Basın açıklamaları', true);
    const box = await page
      .locator(`#${await group('İçerikler').getAttribute('aria-controls')}`)
      .boundingBox();
    expect(box?.width).toBeLessThanOrEqual(300);
    expect(box?.width).toBeGreaterThan(150);

    // The page's own clock stands still from here on, so that a slow machine changes nothing.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(700, 700);
    await page.clock.runFor(49);
    expect(await isShown('Basın açıklamaları')).toBe(true);
    await page.clock.runFor(1);
    await shows('Basın açıklamaları', false);
  });

  it('stays while the pointer goes from the title into it', async () => {
    await group('İçerikler').hover();
    const from = await group('İçerikler').boundingBox();
    const to = await entry('Arşiv').first().boundingBox();
    if (!from || !to) throw new Error('nothing to point at');
    await page.mouse.move(from.x + 10, from.y + from.height - 1);
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 40 });
    expect(await isShown('Arşiv')).toBe(true);
    await entry('Arşiv').first().click();
    await page.waitForURL(`${server.origin}/arsiv`);
  });

  it('opens by keyboard and closes on Esc, which leaves the focus on its title', async () => {
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
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await shows('Haberler', false);
    expect(await title.evaluate((el) => el === document.activeElement)).toBe(true);
    expect(await title.getAttribute('aria-expanded')).toBe('false');
  });

  it('stays open by a click until the next one elsewhere', async () => {
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

  it.each(
    LOCALES.flatMap((locale) =>
      [1200, 1319, 1320, 1366, 1439, 1440].map((w) => [w, locale] as const),
    ),
  )('has room for every title and the networks at %i px (%s)', async (width, locale) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(server.origin + localePath(locale, '/haberler'));
    await page.evaluate('document.fonts.ready');
    const [within, actions] = await Promise.all(
      ['.top .wrap', '.top .acts'].map((part) => page.locator(part).boundingBox()),
    );
    if (!within || !actions) throw new Error('the header is not there');
    expect(await page.locator('.top .nav').isVisible()).toBe(true);
    expect(await page.locator('.top .burger').isVisible()).toBe(false);
    expect(await page.locator('.top .soc a').count()).toBe(4);
    for (const network of await page.locator('.top .soc a').all())
      expect(await network.isVisible()).toBe(true);
    expect(actions.x + actions.width).toBeLessThanOrEqual(within.x + within.width + 1);
    const rows = await page
      .locator('.top .nav > ul > li')
      .evaluateAll((items) => new Set(items.map((item) => item.getBoundingClientRect().top)).size);
    expect(rows).toBe(1);
  });

  it('opens no popover wider than 300 px or beyond the window, each with an icon an entry', async () => {
    for (const title of await page.locator('.top [data-popover] > button').all()) {
      await title.hover();
      const popover = page.locator(`#${await title.getAttribute('aria-controls')}`);
      await popover.locator('a').first().waitFor();
      const box = await popover.boundingBox();
      expect(box?.width).toBeLessThanOrEqual(300);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDE.width);
      for (const link of await popover.locator('a').all())
        expect(await link.locator('svg').count()).toBeGreaterThan(0);
    }
  });

  it('stands in a header that counts as scrolled from the second pixel on', async () => {
    const scrolled = () => page.locator('html').getAttribute('data-scrolled');
    for (const [y, expected] of [
      [1, null],
      [2, ''],
      [0, null],
    ] as const) {
      await page.evaluate(`scrollTo(0, ${y})`);
      await eventually(scrolled).toBe(expected);
      expect((await page.locator('.top').boundingBox())?.y).toBe(0);
    }
  });

  it('is said to be missing by a message, when the server could not read it', async () => {
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

  it('shows only what is visible, and says what leads elsewhere', async () => {
    await group('İçerikler').hover();
    expect(await page.getByText('Taslak duyurular').count()).toBe(0);
    const video = mainMenu().getByRole('link', { name: 'Video (dış bağlantı)' });
    expect(await video.first().getAttribute('rel')).toContain('noopener');
  });
});

describe('the drawer of small screens', () => {
  const drawer = () => page.getByRole('dialog', { name: 'Menü' });
  const burger = () => page.getByRole('link', { name: 'Menüyü aç' });

  it('comes from the right, 300 px wide, keeps the focus and closes on Esc', async () => {
    const close = await openAt(NARROW);
    await burger().click();
    expect(await drawer().boundingBox()).toMatchObject({ x: 60, y: 0, width: 300, height: 740 });
    expect(await findBarriers(page)).toEqual([]);
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      const outside =
        'document.activeElement !== document.body && !document.activeElement.closest("dialog")';
      expect(await page.evaluate(outside)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await eventually(() => drawer().isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe('');
    await close();
  });

  it('closes by its button, by a press beside it, and on going elsewhere', async () => {
    const close = await openAt(NARROW, '/haberler');
    await burger().click();
    await page.getByRole('link', { name: 'Menüyü kapat' }).click();
    await eventually(() => drawer().isVisible()).toBe(false);
    await burger().click();
    await page.mouse.click(20, 400);
    await eventually(() => drawer().isVisible()).toBe(false);
    await burger().click();
    await drawer().getByRole('link', { name: 'Makaleler' }).first().click();
    await page.waitForURL(`${server.origin}/makaleler`);
    await page.goBack();
    expect(await drawer().isVisible()).toBe(false);
    await close();
  });

  it('closes when the window grows to where the menu stands in the header', async () => {
    const close = await openAt(NARROW);
    await burger().click();
    await drawer().waitFor();
    await page.setViewportSize(WIDE);
    await eventually(() => drawer().isVisible()).toBe(false);
    // A modal dialog would leave the rest of the page inert.
    await group('İçerikler').click();
    await shows('Basın açıklamaları', true);
    await close();
  });

  it('begins at the page one is on', async () => {
    const close = await openAt(NARROW, '/haberler');
    await burger().click();
    await eventually(() => page.evaluate('document.activeElement.textContent')).toBe('Haberler');
    await close();
  });

  it('comes from the left in right-to-left', async () => {
    const close = await openAt(NARROW);
    await page.evaluate('document.documentElement.dir = "rtl"');
    await burger().click();
    await eventually(async () => (await drawer().boundingBox())?.x).toBe(0);
    await close();
  });
});
