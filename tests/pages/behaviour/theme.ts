import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEFAULT_ATTRIBUTES, SETTINGS_KEY } from '../../../src/ui/settings.ts';
import { eventually } from '../../harness/eventually.ts';
import { onePage } from '../../harness/one-page.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { WIDE } from '../templates.ts';

const open = await onePage(browser, server.origin);
const toggle = (page: Page) => page.locator('aside [data-theme]');
const mode = (page: Page) => page.locator('html').getAttribute('data-mode');
const place = (page: Page) =>
  toggle(page).evaluate((button) => button.getBoundingClientRect().toJSON());
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), SETTINGS_KEY);

it('2.130 2.131 2.132 the theme is switched by a floating button that names the other theme, and is stored', async () => {
  const { page, faults, close } = await open('/', WIDE);
  expect(await mode(page)).toBe('light');
  const light = await background(page);
  const box = await place(page);
  expect(box.right).toBeGreaterThan(WIDE.width - 48);
  expect(box.bottom).toBeGreaterThan(WIDE.height - 48);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  expect(await place(page)).toEqual(box);

  const tip = toggle(page).locator(':scope > span > span').filter({ visible: true });
  await toggle(page).hover();
  await eventually(() => tip.allTextContents()).toEqual(['Koyu Tema']);
  expect(await page.getByText('Açık Tema').isVisible()).toBe(false);
  expect(await stored(page)).toBe(null);
  await page.getByRole('button', { name: 'Koyu Tema' }).click();

  expect(await mode(page)).toBe('dark');
  expect(await background(page)).not.toBe(light);
  expect(await tip.allTextContents()).toEqual(['Açık Tema']);
  expect(await stored(page)).toEqual({
    colorPreset: 'blue',
    paletteMode: 'dark',
    navColor: 'evident',
    layout: 'vertical',
    stretch: false,
    contrast: 'normal',
    direction: 'ltr',
    responsiveFontSizes: true,
  });
  await page.getByRole('button', { name: 'Açık Tema' }).click();
  expect(await mode(page)).toBe('light');
  expect((await stored(page)).paletteMode).toBe('light');
  expect(faults).toEqual([]);
  await close();
});

it.each([360, 900])(
  '2.130 at the bottom right on a page %i px wide, too, and last of the bar of a phone',
  async (width) => {
    const { page } = await open('/', { width, height: 780 });
    const { right, bottom } = await place(page);
    expect(right).toBeGreaterThan(width - 48);
    expect(bottom).toBeGreaterThan(780 - 48);
    const isLast = (button: Element) => button === button.parentElement?.lastElementChild;
    expect(await toggle(page).evaluate(isLast)).toBe(true);
  },
);

/** Every setting at once, none of them the default, and the attribute of each. */
const ALL = {
  colorPreset: 'purple',
  paletteMode: 'dark',
  navColor: 'discrete',
  layout: 'horizontal',
  stretch: true,
  contrast: 'high',
  direction: 'rtl',
  responsiveFontSizes: false,
};
const ATTRIBUTES = {
  'data-preset': 'purple',
  'data-mode': 'dark',
  'data-nav': 'discrete',
  'data-layout': 'horizontal',
  'data-stretch': 'true',
  'data-contrast': 'high',
  dir: 'rtl',
  'data-font': 'false',
};

it('all eight settings are applied before anything is painted, on public pages and the dashboard', async () => {
  const { page, close } = await openPage(browser);
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key as string, text as string);
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        const { attributes } = document.documentElement;
        const atFirst = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
        Object.assign(window, { atFirst });
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    },
    [SETTINGS_KEY, JSON.stringify(ALL)],
  );
  for (const path of ['/', '/en/haberler', '/404', '/auth/login']) {
    await page.goto(server.origin + path);
    expect(await page.evaluate('atFirst'), path).toMatchObject(ATTRIBUTES);
  }
  await close();
});

it('public pages and the dashboard have the same defaults', async () => {
  for (const path of ['/', '/auth/login']) {
    const html = await (await fetch(server.origin + path)).text();
    const tag = /<html[^>]*>/.exec(html)?.[0] ?? '';
    for (const [name, value] of Object.entries(DEFAULT_ATTRIBUTES))
      expect(tag, path).toContain(`${name}="${value}"`);
  }
});

it('the stored theme is the first that is painted, on any page, without the site’s script', async () => {
  const { page, context, close } = await openPage(browser);
  await page.goto(server.origin);
  await toggle(page).click();
  const dark = await background(page);
  // The script never arrives: what is dark now was dark without it.
  await context.route('**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      Object.assign(window, { atFirst: document.documentElement.dataset.mode });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/haberler', '/en/404']) {
    await page.goto(server.origin + path);
    const atFirst = await page.evaluate(() => (window as { atFirst?: string }).atFirst);
    expect(atFirst, path).toBe('dark');
    expect(await background(page), path).toBe(dark);
  }
  await close();
});

it('invalid stored settings change nothing', async () => {
  const { page, faults, close } = await open('/');
  for (const value of [
    'null',
    '{',
    '[]',
    '{"paletteMode":"pink","direction":"up","stretch":"true"}',
  ]) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      SETTINGS_KEY,
      value,
    ] as const);
    await page.reload();
    expect(await mode(page), value).toBe('light');
    expect(await page.locator('html').getAttribute('dir'), value).toBe('ltr');
    expect(faults, value).toEqual([]);
    await toggle(page).click();
    await eventually(async () => (await stored(page)).paletteMode).toBe('dark');
  }
  await close();
});
