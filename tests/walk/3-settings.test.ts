import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Settings } from '../../src/ui/settings.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { readStorage } from '../journeys/dashboard.ts';

const { server, browser } = await openDemo();
const { page, close } = await openPage(browser);
afterAll(close);
beforeEach(async () => {
  await page.goto(`${server.origin}/404`);
  await page.evaluate(() => appSettings(null));
});

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

it.each([
  ['3.2', 'colorPreset', ['green', 'blue', 'indigo', 'purple'], 'blue'],
  ['3.3', 'paletteMode', ['light', 'dark'], 'light'],
  ['3.4', 'navColor', ['blend-in', 'discrete', 'evident'], 'evident'],
  ['3.5', 'layout', ['vertical', 'horizontal'], 'vertical'],
  ['3.6', 'stretch', [true, false], false],
  ['3.7', 'contrast', ['normal', 'high'], 'normal'],
  ['3.8', 'direction', ['ltr', 'rtl'], 'ltr'],
  ['3.9', 'responsiveFontSizes', [true, false], true],
] as const)('%s %s can be %s; the default is %s', async (_, field, values, byDefault) => {
  expect((await change({}))[field]).toBe(byDefault);
  for (const value of values) {
    await change({ [field]: value });
    const { 'app.settings': text = '' } = await readStorage(page);
    expect(JSON.parse(text)[field]).toBe(value);
  }
  await page.reload();
  expect((await page.evaluate(() => appSettings()))[field]).toBe(values.at(-1));
  // An invented value is the default.
  await page.evaluate((name) => {
    localStorage.setItem('app.settings', JSON.stringify({ [name]: 'invented' }));
  }, field);
  await page.reload();
  expect((await page.evaluate(() => appSettings()))[field]).toBe(byDefault);
});
