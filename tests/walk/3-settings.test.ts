import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Settings } from '../../src/ui/settings.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { openSignedIn, readStorage } from '../journeys/dashboard.ts';
import { linksBelow, readPage } from './read-page.ts';
import { effectOf } from './setting-effects.ts';

const { server, browser } = await openDemo();
const { page, close } = await openPage(browser);
afterAll(close);
beforeEach(async () => {
  await page.goto(`${server.origin}/404`);
  await page.evaluate(() => appSettings(null));
});

const [article = ''] = linksBelow((await readPage(server.origin, '/haberler')).main, '/haberler');
const change = (settings: Partial<Settings>) =>
  page.evaluate((change) => appSettings(change), settings);

it('3.1 9.12 the settings are one JSON under app.settings, and nothing else is stored with them', async () => {
  expect(await readStorage(page)).toEqual({});
  await change({ paletteMode: 'dark' });
  const stored = await readStorage(page);
  expect(Object.keys(stored)).toEqual(['app.settings']);
  expect(Object.keys(JSON.parse(stored['app.settings'] ?? '')).sort()).toEqual([
    'colorPreset',
    'contrast',
    'direction',
    'layout',
    'navColor',
    'paletteMode',
    'responsiveFontSizes',
    'stretch',
  ]);
});

/** The values of each setting; the default of the specification is the first one. */
const VALUES = {
  colorPreset: ['blue', 'green', 'indigo', 'purple'],
  paletteMode: ['light', 'dark'],
  navColor: ['evident', 'blend-in', 'discrete'],
  layout: ['vertical', 'horizontal'],
  stretch: [false, true],
  contrast: ['normal', 'high'],
  direction: ['ltr', 'rtl'],
  responsiveFontSizes: [true, false],
};
const entries = Object.entries(VALUES);
const of = (choose: (values: (string | boolean)[]) => unknown) =>
  Object.fromEntries(entries.map(([field, values]) => [field, choose(values)]));

it('3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 each of the eight settings has its values and its default', async () => {
  expect(await change({})).toEqual(of(([byDefault]) => byDefault));
  for (const [field, values] of entries) {
    for (const value of values) {
      await change({ [field]: value });
      const { 'app.settings': text = '' } = await readStorage(page);
      expect(JSON.parse(text)[field]).toBe(value);
    }
  }
  await page.reload();
  expect(await change({})).toEqual(of((values) => values.at(-1)));
  // An invented value is the default.
  await page.evaluate(
    (text) => localStorage.setItem('app.settings', text),
    JSON.stringify(of(() => 'invented')),
  );
  await page.reload();
  expect(await page.evaluate(() => appSettings())).toEqual(of(([byDefault]) => byDefault));
});

it.each([
  ['3.2', 'colorPreset'],
  ['3.3', 'paletteMode'],
  ['3.4', 'navColor'],
  ['3.6', 'stretch'],
  ['3.7', 'contrast'],
  ['3.8', 'direction'],
  ['3.9', 'responsiveFontSizes'],
] as const)('%s each value of %s is seen on a page', async (_, field) => {
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.goto(server.origin + article);
  const seen = new Set<string>();
  for (const value of VALUES[field]) {
    await change({ [field]: value });
    seen.add(await effectOf(page, field));
  }
  expect(seen.size).toBe(VALUES[field].length);
});

it('3.5 the layout is seen in the dashboard: the menu is a column or a row', async () => {
  const desk = await openSignedIn(browser, server.origin, '/dashboard');
  const menu = desk.page.getByRole('navigation', { name: 'Yönetim paneli' });
  await menu.waitFor();
  const vertical = await menu.boundingBox();
  await desk.page.evaluate(() => appSettings({ layout: 'horizontal' }));
  const horizontal = await menu.boundingBox();
  expect(vertical?.width).toBe(280);
  expect(horizontal?.width).toBeGreaterThan(900);
  await desk.close();
});
