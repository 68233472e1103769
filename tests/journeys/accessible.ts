import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { findAccessibilityProblems } from '../harness/axe.ts';
import { IS_LONG_RUN } from '../harness/long-run.ts';

type Appearance = Partial<Record<'paletteMode' | 'contrast' | 'direction', string>>;

/** Settings of the appearance that change colours or the direction of the page. */
const APPEARANCES: Appearance[] = [
  { paletteMode: 'dark' },
  { contrast: 'high' },
  { paletteMode: 'dark', contrast: 'high' },
  { direction: 'rtl' },
];
const PLAIN = { paletteMode: 'light', contrast: 'normal', direction: 'ltr' };

interface Checked {
  /** For the message of a failure. */
  name?: string;
  /** The selector of an open layer; left out: the whole page. */
  layer?: string;
  /** The appearances in which `npm run test:long` checks it. */
  appearances?: Appearance[];
}

/**
 * Checks the whole page of the dashboard with all rules of axe. An open `layer` is then checked with
 * the visual rules in dark too, because no other test sees it; in a long run the page or the layer in
 * every other appearance. Restores the appearance at the end.
 */
export async function expectAccessible(
  page: Page,
  { name = '', layer, appearances = APPEARANCES }: Checked = {},
): Promise<void> {
  const width = `${name} ${page.viewportSize()?.width} px`;
  expect(await findAccessibilityProblems(page), width).toEqual([]);
  const others = IS_LONG_RUN ? appearances : appearances.slice(0, layer ? 1 : 0);
  for (const change of others) {
    const settings = { ...PLAIN, ...change };
    await page.evaluate(`appSettings(${JSON.stringify(settings)})`);
    expect(await page.locator('html').getAttribute('data-mode')).toBe(settings.paletteMode);
    expect(
      await findAccessibilityProblems(page, 'visual', layer),
      JSON.stringify([width, change]),
    ).toEqual([]);
  }
  if (others.length > 0) await page.evaluate(`appSettings(${JSON.stringify(PLAIN)})`);
}

/**
 * Checks that nothing is wider than the window at each of these widths in px, and that the page is
 * accessible: at the first one, in a long run at each. The last one stays.
 */
export async function expectAccessibleAt(
  page: Page,
  widths: number[],
  checked: Checked = {},
): Promise<void> {
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScrolling(page);
    if (index === 0 || IS_LONG_RUN) await expectAccessible(page, checked);
  }
}

/** Checks that no content is wider than the window. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const [wide, seen] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  expect(wide, `${page.viewportSize()?.width} px`).toBeLessThanOrEqual(seen);
}
