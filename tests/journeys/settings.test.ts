import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SETTINGS_KEY } from '../../src/ui/settings.ts';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { eventually } from '../harness/eventually.ts';
import { onePage } from '../harness/one-page.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { effectOf } from '../walk/setting-effects.ts';
import { openSession, openSignedIn } from './dashboard.ts';

const { server, browser } = await openDemo();
const open = await onePage(browser, server.origin);

const DEFAULTS = {
  colorPreset: 'blue',
  paletteMode: 'light',
  navColor: 'evident',
  layout: 'vertical',
  stretch: false,
  contrast: 'normal',
  direction: 'ltr',
  responsiveFontSizes: true,
};
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Görünüm ayarları' });
const choose = (page: Page, group: string, name: string) =>
  drawer(page).getByRole('group', { name: group }).getByRole('radio', { name }).check();
const stored = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), SETTINGS_KEY);
const attribute = (page: Page, name: string) => page.locator('html').getAttribute(name);
const colour = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

/** The controls of the specification with their values. */
const ENGLISH_CONTROLS = {
  'Primary Color': ['Green', 'Blue', 'Indigo', 'Purple'],
  'Color Scheme': ['Light', 'Dark'],
  'Nav Color': ['Blend-in', 'Discrete', 'Evident'],
  Layout: ['Vertical', 'Horizontal'],
  Content: ['Compact', 'Wide'],
  Contrast: ['Normal', 'High'],
  Orientation: ['Left-to-right', 'Right-to-left'],
};
/** Checks the values of a control and that one of them is chosen; the last one stays. */
async function expectChoices(control: Locator, values: string[]) {
  const radios = control.getByRole('radio');
  const labels = await radios.evaluateAll((all) =>
    all.map((radio) => radio.closest('label')?.textContent),
  );
  expect(labels).toEqual(values);
  await radios.last().check();
  expect(
    await radios.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)),
  ).toEqual(values.map((value) => value === values.at(-1)));
}

/** Takes each choice of a control: each is stored, and each looks different on the page. */
async function expectEffects(
  page: Page,
  name: keyof typeof ENGLISH_CONTROLS,
  field: keyof typeof DEFAULTS,
) {
  const control = page.getByRole('dialog').getByRole('group', { name, exact: true });
  const [seen, kept] = [new Set<string>(), new Set<string>()];
  for (const radio of await control.getByRole('radio').all()) {
    await radio.check();
    kept.add(JSON.stringify((await stored(page))?.[field] ?? DEFAULTS[field]));
    seen.add(await effectOf(page, field));
  }
  const choices = ENGLISH_CONTROLS[name].length;
  expect([seen.size, kept.size]).toEqual([choices, choices]);
}

async function openDrawer(page: Page, name = 'Görünüm ayarları') {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('dialog.settings[open]').waitFor();
}

describe('the settings drawer of public pages', () => {
  it('2.118 2.119 2.121 4.17 9.17 opens from the right, 440 px wide, with the seven controls of the specification and one for the text size, and closes by its button and on Esc', async () => {
    const { page, faults, close } = await open('/');
    await openDrawer(page);
    const box = { x: 1000, y: 0, width: 440, height: 900 };
    expect(await drawer(page).boundingBox()).toEqual(box);
    const groups = drawer(page).getByRole('group');
    expect(
      await groups.evaluateAll((all) => all.map((g) => g.querySelector('legend')?.textContent)),
    ).toEqual([
      'Ana renk',
      'Renk düzeni',
      'Menü rengi',
      'Yerleşim',
      'İçerik',
      'Karşıtlık',
      'Yön',
      'Yazı boyu',
    ]);
    expect(await drawer(page).getByText('Yalnızca yönetim panelinde geçerlidir.').count()).toBe(1);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await drawer(page).getByRole('button', { name: 'Ayarları kapat' }).click();
    await drawer(page).waitFor({ state: 'hidden' });
    await openDrawer(page);
    await page.keyboard.press('Escape');
    await eventually(() => drawer(page).count()).toBe(0);
    const focused = () => page.evaluate('document.activeElement.textContent');
    expect(await focused()).toContain('Görünüm ayarları');
    expect(faults).toEqual([]);
    await close();
  });

  it('2.123 2.124 2.125 2.126 2.127 2.128 2.129 is as wide as a phone, with its controls in the language of the page', async () => {
    const { page, close } = await open('/', { width: 360, height: 740 });
    for (const [path, button, title] of [
      ['/en', 'Settings', 'Appearance'],
      ['/de', 'Ansicht', 'Darstellung'],
      ['/es', 'Ajustes', 'Apariencia'],
    ] as const) {
      await page.goto(server.origin + path);
      await openDrawer(page, button);
      const dialog = page.getByRole('dialog', { name: title });
      expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 360 });
      expect(await findAccessibilityProblems(page), path).toEqual([]);
      if (path === '/en') {
        expect(await page.locator('[data-theme]').textContent()).not.toContain('Tema');
        for (const [name, values] of Object.entries(ENGLISH_CONTROLS))
          await expectChoices(dialog.getByRole('group', { name, exact: true }), values);
        await page.evaluate(() => appSettings(null));
      }
    }
    await close();
  });

  it.each([
    ['2.123', 'Primary Color', 'colorPreset'],
    ['2.124', 'Color Scheme', 'paletteMode'],
    ['2.125', 'Nav Color', 'navColor'],
    ['2.127', 'Content', 'stretch'],
    ['2.128', 'Contrast', 'contrast'],
    ['2.129', 'Orientation', 'direction'],
  ] as const)('%s each choice of “%s” is stored and seen on the page', async (_, name, field) => {
    const { page } = await open('/en', { width: 1900 });
    await openDrawer(page, 'Appearance settings');
    await expectEffects(page, name, field);
  });

  it('2.120 2.122 4.18 applies and stores each choice at once, and can reset all of them', async () => {
    const { page, close } = await open('/');
    const plain = { top: await colour(page, 'body > header'), body: await colour(page, 'body') };
    await openDrawer(page);
    const reset = drawer(page).getByRole('button', { name: /^Varsayılana dön/ });
    expect(await reset.locator('i').isVisible()).toBe(false);

    await choose(page, 'Ana renk', 'Yeşil');
    expect(await stored(page)).toEqual({ ...DEFAULTS, colorPreset: 'green' });
    expect(await colour(page, 'body > header')).not.toBe(plain.top);
    expect(await reset.locator('i').isVisible()).toBe(true);
    await choose(page, 'Ana renk', 'Mavi');
    expect(await reset.locator('i').isVisible()).toBe(false);
    await choose(page, 'Ana renk', 'Yeşil');
    await choose(page, 'Renk düzeni', 'Koyu');
    expect(await colour(page, 'body')).not.toBe(plain.body);
    await choose(page, 'Menü rengi', 'Uyumlu');
    expect(await colour(page, 'body > header')).toBe(await colour(page, 'body'));
    await choose(page, 'İçerik', 'Geniş');
    await choose(page, 'Yerleşim', 'Yatay');
    await choose(page, 'Karşıtlık', 'Yüksek');
    await choose(page, 'Yön', 'Sağdan sola');
    expect((await drawer(page).boundingBox())?.x).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    const all = {
      colorPreset: 'green',
      paletteMode: 'dark',
      navColor: 'blend-in',
      layout: 'horizontal',
      stretch: true,
      contrast: 'high',
      direction: 'rtl',
      responsiveFontSizes: true,
    };
    expect(await stored(page)).toEqual(all);

    await page.goto(`${server.origin}/haberler`);
    expect(await attribute(page, 'dir')).toBe('rtl');
    expect(await attribute(page, 'data-mode')).toBe('dark');
    expect(await attribute(page, 'data-stretch')).toBe('true');
    await openDrawer(page);
    await drawer(page)
      .getByRole('button', { name: /^Varsayılana dön/ })
      .click();
    expect(await stored(page)).toBe(null);
    expect(await attribute(page, 'dir')).toBe('ltr');
    expect(await attribute(page, 'data-mode')).toBe('light');
    expect(await colour(page, 'body > header')).toBe(plain.top);
    expect(await reset.locator('i').isVisible()).toBe(false);
    await close();
  });

  it('can be used with the arrow keys', async () => {
    const { page, close } = await open('/');
    await openDrawer(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect((await stored(page)).colorPreset).toBe('indigo');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    expect(await stored(page)).toMatchObject({ colorPreset: 'indigo', paletteMode: 'dark' });
    await close();
  });

  it('changes other open tabs too, including the sign-in page', async () => {
    const { page, context, close } = await open('/');
    const others = [`${server.origin}/haberler`, `${server.origin}/auth/login`];
    const tabs = await Promise.all(others.map(() => context.newPage()));
    for (const [index, tab] of tabs.entries()) await tab.goto(others[index] as string);
    await openDrawer(page);
    await choose(page, 'Renk düzeni', 'Koyu');
    for (const tab of tabs) await eventually(() => attribute(tab, 'data-mode')).toBe('dark');
    await drawer(page)
      .getByRole('button', { name: /^Varsayılana dön/ })
      .click();
    for (const tab of tabs) await eventually(() => attribute(tab, 'data-mode')).toBe('light');
    await close();
  });

  it('is not offered without scripts', async () => {
    const { page, close } = await openPage(browser, { javaScriptEnabled: false });
    await page.goto(server.origin);
    expect(await page.locator('[data-settings]').isVisible()).toBe(false);
    await close();
  });
});

describe('the settings drawer of the dashboard', () => {
  it('2.99 2.100 9.19 changes the layout of the menu and back without losing typed text', async () => {
    const { page, close } = await openSignedIn(browser, server.origin, '/dashboard/blog/add');
    const title = page.getByLabel('Başlık', { exact: true });
    await title.fill('Yarım kalmış bir başlık');
    const side = page.getByRole('navigation', { name: 'Yönetim paneli' });
    const across = page.getByRole('banner').getByRole('navigation');
    await eventually(() => side.boundingBox()).toEqual({ x: 0, y: 0, width: 280, height: 900 });
    await openDrawer(page);
    expect(await drawer(page).getByText('Yalnızca yönetim panelinde geçerlidir.').count()).toBe(0);
    await choose(page, 'Yerleşim', 'Yatay');
    expect(await across.isVisible()).toBe(true);
    expect(await side.count()).toBe(1);
    const tops = await across
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(5);
    expect(new Set(tops).size).toBe(1);
    await choose(page, 'Yön', 'Sağdan sola');
    await choose(page, 'Renk düzeni', 'Koyu');
    expect(await findAccessibilityProblems(page)).toEqual([]);
    expect(await stored(page)).toMatchObject({ layout: 'horizontal', direction: 'rtl' });
    await page.keyboard.press('Escape');
    expect(await title.inputValue()).toBe('Yarım kalmış bir başlık');
    await openDrawer(page);
    await drawer(page)
      .getByRole('button', { name: /^Varsayılana dön/ })
      .click();
    expect((await side.boundingBox())?.width).toBe(280);
    expect(await stored(page)).toBe(null);
    await close();
  });

  it('2.126 each choice of “Layout” is stored, and the menu is a column or a row', async () => {
    const session = await openSession(browser, server.origin);
    const openDesk = await onePage(browser, server.origin, session);
    const { page } = await openDesk('/dashboard/account', { stored: { 'app.language': 'en' } });
    await openDrawer(page, 'Appearance settings');
    await expectEffects(page, 'Layout', 'layout');
  });

  it('1.22 1.23 is on the sign-in page too, with the theme switch', async () => {
    const { page, close } = await open('/auth/login');
    await page.getByRole('button', { name: 'Koyu Tema' }).click();
    expect(await attribute(page, 'data-mode')).toBe('dark');
    expect((await stored(page)).paletteMode).toBe('dark');
    await page.getByRole('button', { name: 'Açık Tema' }).click();
    expect(await attribute(page, 'data-mode')).toBe('light');
    await openDrawer(page);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await close();
  });
});
