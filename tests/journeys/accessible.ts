import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';

/** Settings of the appearance that change colours or the direction of the page. */
const APPEARANCES = [
  { paletteMode: 'dark' },
  { contrast: 'high' },
  { paletteMode: 'dark', contrast: 'high' },
  { direction: 'rtl' },
];
const PLAIN = { paletteMode: 'light', contrast: 'normal', direction: 'ltr' };

/**
 * Checks the whole page of the dashboard with all rules of axe, then the page or an open `layer` with
 * the visual rules in every other appearance. Restores the appearance at the end.
 */
export async function expectAccessible(
  page: Page,
  { name = '', layer = ':root', appearances = APPEARANCES } = {},
): Promise<void> {
  const width = `${name} ${page.viewportSize()?.width} px`;
  expect(await findAccessibilityProblems(page), width).toEqual([]);
  for (const change of appearances) {
    const settings = { ...PLAIN, ...change };
    await page.evaluate(`appSettings(${JSON.stringify(settings)})`);
    expect(await page.locator('html').getAttribute('data-mode')).toBe(settings.paletteMode);
    expect(
      await findAccessibilityProblems(page, 'visual', layer),
      JSON.stringify([width, change]),
    ).toEqual([]);
  }
  await page.evaluate(`appSettings(${JSON.stringify(PLAIN)})`);
}

/** Checks that no content is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  expect(wide, `${page.viewportSize()?.width} px`).toBeLessThanOrEqual(seen);
}
