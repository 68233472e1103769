import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findAccessibilityProblems } from '../../harness/axe.ts';
import { eventually } from '../../harness/eventually.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { WIDE } from '../templates.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Ana menü' });
const group = (page: Page, name: string) => mainMenu(page).getByRole('button', { name });
const entry = (page: Page, name: string) =>
  mainMenu(page).getByRole('link', { name, exact: true }).first();
const hasFocus = (element: Element) => element === document.activeElement;

describe('the menu in the header of wide screens', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: WIDE });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  beforeEach(async () => {
    await page.goto(server.origin);
    return async () => {
      await page.unrouteAll();
      expect(faults.splice(0)).toEqual([]);
    };
  });
  afterAll(close);
  const header = page.locator('body > header');
  const shows = (name: string, shown: boolean) =>
    eventually(() => entry(page, name).isVisible()).toBe(shown);

  it('stays open while the pointer moves from its title into it', async () => {
    await group(page, 'İçerikler').hover();
    const from = await group(page, 'İçerikler').boundingBox();
    const to = await entry(page, 'Arşiv').boundingBox();
    if (!from || !to) throw new Error('the menu is not there');
    await page.mouse.move(from.x + 10, from.y + from.height - 1);
    await page.mouse.move(to.x + 20, to.y + to.height / 2, { steps: 40 });
    expect(await entry(page, 'Arşiv').isVisible()).toBe(true);
    await entry(page, 'Arşiv').click();
    await page.waitForURL(`${server.origin}/arsiv`);
  });

  it('opens by keyboard and closes on Esc, which returns the focus to its title', async () => {
    const title = group(page, 'İçerikler');
    for (let i = 0; i < 12 && !(await title.evaluate(hasFocus)); i++)
      await page.keyboard.press('Tab');
    // With Tab one passes by, without going through every entry.
    await shows('Haberler', false);
    await page.keyboard.press('Enter');
    await shows('Haberler', true);
    await page.keyboard.press('Tab');
    expect(await entry(page, 'Tüm içerikler').evaluate(hasFocus)).toBe(true);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await shows('Haberler', false);
    expect(await title.evaluate(hasFocus)).toBe(true);
    expect(await title.getAttribute('aria-expanded')).toBe('false');
  });

  it('2.92 9.20 opens no popover wider than 300 px or beyond the window, whatever its texts are, and each entry has an icon', async () => {
    await header
      .locator('[data-popover] [id^=menu-] a')
      .first()
      .evaluate((link) => link.append(' uzun'.repeat(40)));
    for (const title of await header.locator('[data-popover] > button').all()) {
      await title.hover();
      const popover = page.locator(`#${await title.getAttribute('aria-controls')}`);
      await popover.locator('a').first().waitFor();
      const box = await popover.boundingBox();
      // Those of the menu; the languages have short names.
      if (await title.evaluate((button) => button.closest('nav') !== null))
        expect(box?.width).toBeGreaterThan(200);
      expect(box?.width).toBeLessThanOrEqual(300);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(WIDE.width);
      expect(await popover.evaluate((one) => getComputedStyle(one).maxInlineSize)).toBe('300px');
      for (const link of await popover.locator('a').all())
        expect(await link.locator('.i, .flag').count()).toBeGreaterThan(0);
    }
  });

  it('2.88 2.89 is in a fixed header with logo and name, which looks different from the second pixel on', async () => {
    expect(await header.evaluate((box) => getComputedStyle(box).position)).toBe('fixed');
    const brand = header.getByRole('link', { name: 'Liberal Ufuk Partisi' });
    expect(await brand.locator('svg, img').isVisible()).toBe(true);
    const scrolled = () => page.locator('html').getAttribute('data-scrolled');
    const border = () => header.evaluate((box) => getComputedStyle(box).borderBlockEndColor);
    const atTop = await border();
    for (const [y, expected] of [
      [1, null],
      [2, ''],
      [0, null],
      [800, ''],
    ] as const) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      // The scroll event comes with the next frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      expect(await page.evaluate(() => scrollY)).toBe(y);
      expect(await scrolled(), `${y} px`).toBe(expected);
      if (expected === null) await eventually(border).toBe(atTop);
      else await eventually(border).not.toBe(atTop);
      expect((await header.boundingBox())?.y).toBe(0);
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

  it('2.90 7.9 comes with the page, with the visible entries that the server sends, and marks external links', async () => {
    await page.waitForLoadState('networkidle');
    const reply = await (await fetch(`${server.origin}/api/menu/list`)).json();
    const { data } = reply as { data: { title: string; children: { title: string }[] }[] };
    const titles = await mainMenu(page)
      .locator('> ul > li > :is(a, button)')
      .evaluateAll((all) => all.map((item) => item.childNodes[0]?.textContent));
    expect(titles).toEqual(data.map(({ title }) => title));
    expect(await header.locator('nav [data-popover]').count()).toBeGreaterThan(3);
    await group(page, 'İçerikler').hover();
    const children = data[0]?.children.map(({ title }) => title) ?? [];
    const popover = header.locator('[data-popover] [id^=menu-]').first();
    expect(await popover.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining(children),
    );
    expect(await page.getByText('Taslak duyurular').count()).toBe(0);
    const video = mainMenu(page).getByRole('link', { name: 'Video (dış bağlantı)' });
    expect(await video.first().getAttribute('rel')).toContain('noopener');
    expect(requested).not.toContain('/api/menu/list');
  });
});

describe('the menu in time', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: WIDE });
  const isOpen = (title: string) => group(page, title).getAttribute('aria-expanded');
  beforeEach(async () => {
    // The page's clock is stopped, so that a slow machine changes nothing.
    await page.clock.install();
    await page.goto(server.origin);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.mouse.move(700, 700);
    await page.clock.runFor(1000);
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
    await close();
  });

  it('2.91 2.93 it opens on hover, and closes 50 ms after the pointer leaves it', async () => {
    expect(await entry(page, 'Basın açıklamaları').isVisible()).toBe(false);
    await group(page, 'İçerikler').hover();
    expect(await isOpen('İçerikler')).toBe('true');
    expect(await entry(page, 'Basın açıklamaları').isVisible()).toBe(true);
    await page.mouse.move(700, 700);
    await page.clock.runFor(49);
    expect(await isOpen('İçerikler')).toBe('true');
    expect(await entry(page, 'Basın açıklamaları').isVisible()).toBe(true);
    await page.clock.runFor(1);
    expect(await isOpen('İçerikler')).toBe('false');
    await eventually(() => entry(page, 'Basın açıklamaları').isVisible()).toBe(false);
  });

  it('it stays open after a click until the next click elsewhere', async () => {
    await group(page, 'Fikirler').click();
    await page.mouse.move(700, 700);
    await page.clock.runFor(1000);
    expect(await isOpen('Fikirler')).toBe('true');
    await page.mouse.click(700, 700);
    await eventually(() => isOpen('Fikirler')).toBe('false');
  });
});
