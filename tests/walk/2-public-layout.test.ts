import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';

const { server, browser } = await openDemo();
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 800 };
const { page, close } = await openPage(browser, { viewport: WIDE });
afterAll(close);
beforeEach(async () => {
  await page.setViewportSize(WIDE);
  await page.goto(server.origin);
});

const header = page.locator('body > header');
const group = page.locator('header [data-popover]').first();
const opener = group.getByRole('button');
const popover = group.locator('[id^=menu-]');
const burger = page.getByRole('link', { name: 'Menüyü aç' });
const drawer = page.getByRole('dialog', { name: 'Menü', exact: true });

async function scrolledAt(y: number): Promise<boolean> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  // The scroll event comes with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await page.evaluate(() => scrollY)).toBe(y);
  return page.evaluate(() => document.documentElement.hasAttribute('data-scrolled'));
}

describe('the header', () => {
  it('2.88 is fixed and has the logo and the name of the party', async () => {
    expect(await header.evaluate((box) => getComputedStyle(box).position)).toBe('fixed');
    const brand = header.getByRole('link', { name: 'Liberal Ufuk Partisi' });
    expect(await brand.locator('svg, img').isVisible()).toBe(true);
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
    expect(await header.evaluate((box) => box.getBoundingClientRect().top)).toBe(0);
  });

  it('2.89 counts as scrolled when scrollY is over 1 px, and then looks different', async () => {
    expect(await scrolledAt(1)).toBe(false);
    const border = () => header.evaluate((box) => getComputedStyle(box).borderBlockEndColor);
    const before = await border();
    expect(await scrolledAt(2)).toBe(true);
    await page.waitForFunction(
      (color) =>
        getComputedStyle(document.querySelector('body > header') as Element).borderBlockEndColor !==
        color,
      before,
    );
  });

  it('2.90 has the items that the server sends as menu', async () => {
    const reply = await (await fetch(`${server.origin}/api/menu/list`)).json();
    const { data } = reply as { data: { title: string; children: { title: string }[] }[] };
    const nav = page.getByRole('navigation', { name: 'Ana menü' });
    const shown = await nav
      .locator('> ul > li > :is(a, button)')
      .evaluateAll((all) => all.map((item) => item.childNodes[0]?.textContent));
    expect(shown).toEqual(data.map(({ title }) => title));
    await opener.hover();
    const children = await popover.getByRole('link').allTextContents();
    expect(children).toEqual(
      expect.arrayContaining(data[0]?.children.map((one) => one.title) ?? []),
    );
  });

  it('2.94 has the social icons', async () => {
    for (const name of ['X', 'Facebook', 'Instagram', 'YouTube'])
      expect(await header.getByRole('link', { name, exact: true }).isVisible()).toBe(true);
  });
});

describe('the popover of an item with children', () => {
  it('2.91 opens on hover', async () => {
    expect(await popover.isVisible()).toBe(false);
    await opener.hover();
    expect(await popover.isVisible()).toBe(true);
  });

  it('2.92 9.20 is at most 300 px wide, whatever its texts are', async () => {
    await popover
      .locator('a')
      .first()
      .evaluate((link) => link.append(' uzun'.repeat(40)));
    for (const one of await page.locator('header nav [data-popover]').all()) {
      await one.getByRole('button').hover();
      const box = await one.locator('[id^=menu-]').boundingBox();
      expect(box?.width).toBeGreaterThan(200);
      expect(box?.width).toBeLessThanOrEqual(300);
    }
    expect(await popover.evaluate((box) => getComputedStyle(box).maxInlineSize)).toBe('300px');
  });

  it('2.93 closes 50 ms after the pointer has left', async () => {
    const timed = await openPage(browser, { viewport: WIDE });
    await timed.page.clock.install();
    await timed.page.goto(server.origin);
    await timed.page.clock.pauseAt(Date.now() + 60_000);
    const button = timed.page.locator('header [data-popover] button').first();
    const expanded = () => button.getAttribute('aria-expanded');
    await button.hover();
    expect(await expanded()).toBe('true');
    await timed.page.mouse.move(700, 600);
    await timed.page.clock.runFor(49);
    expect(await expanded()).toBe('true');
    await timed.page.clock.runFor(1);
    expect(await expanded()).toBe('false');
    await timed.close();
  });
});

describe('on a small screen', () => {
  beforeEach(() => page.setViewportSize(PHONE));
  const right = (on: Page) => on.viewportSize()?.width ?? 0;

  it('2.95 the header has a burger button, which a wide screen does not need', async () => {
    expect(await burger.isVisible()).toBe(true);
    await page.setViewportSize(WIDE);
    expect(await burger.isVisible()).toBe(false);
  });

  it('2.96 2.97 9.18 the burger opens a drawer at the right, 300 px wide', async () => {
    await burger.click();
    await drawer.waitFor();
    const measure = () => drawer.evaluate((box) => box.getBoundingClientRect().toJSON());
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState === 'finished'),
    );
    expect(await measure()).toMatchObject({ width: 300, right: right(page), top: 0 });
  });

  it('2.98 the drawer closes on route change', async () => {
    await burger.click();
    await drawer.getByRole('group').first().locator('summary').click();
    await drawer.getByRole('link', { name: 'Haberler' }).click();
    await page.waitForURL(`${server.origin}/haberler`);
    expect(await page.locator('#menu').evaluate((box) => (box as HTMLDialogElement).open)).toBe(
      false,
    );
    await page.goBack();
    expect(await page.locator('#menu').isVisible()).toBe(false);
  });
});

it('2.37 a party document opens in a PDF viewer in the page', async () => {
  await page.goto(`${server.origin}/tuzuk`);
  await page.getByRole('link', { name: 'Belgeyi aç' }).click();
  const viewer = page.locator('dialog.viewer');
  await viewer.getByRole('region', { name: 'Sayfa 1', exact: true }).locator('canvas').waitFor();
  expect(await viewer.locator('.textLayer').first().textContent()).toContain('Tüzüğü');
});
