import type { Page } from 'playwright-core';
import type { Settings } from '../../src/ui/settings.ts';

/** What a setting changes on a page, as the browser computes it; equal texts: it changes nothing. */
const EFFECTS: Record<keyof Settings, () => unknown> = {
  colorPreset: () =>
    [...document.querySelectorAll('header, main a')].map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    }),
  paletteMode: () => getComputedStyle(document.body).backgroundColor,
  navColor: () =>
    [...document.querySelectorAll('body > header, #root nav')].map((element) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(element);
      return [color, backgroundColor, borderColor];
    }),
  layout: () =>
    [...document.querySelectorAll('nav')].map((element) => {
      const { x, width } = element.getBoundingClientRect();
      return [x, width];
    }),
  stretch: () =>
    [...document.querySelectorAll('main *')].map(
      (element) => element.getBoundingClientRect().width,
    ),
  contrast: () =>
    [...document.querySelectorAll('main, main *')].map((element) => {
      const { color, borderColor } = getComputedStyle(element);
      return [color, borderColor];
    }),
  direction: () =>
    [...document.querySelectorAll('header a')].map(
      (element) => element.getBoundingClientRect().left,
    ),
  responsiveFontSizes: () =>
    [...document.querySelectorAll('main *')].map((element) => getComputedStyle(element).fontSize),
};

export const effectOf = async (page: Page, field: keyof Settings): Promise<string> =>
  JSON.stringify(await page.evaluate(EFFECTS[field]));
