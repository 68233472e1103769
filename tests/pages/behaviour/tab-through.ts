import type { Page } from 'playwright-core';

/** More stops than any page has: with more, the focus can never leave the page. */
const MOST_STOPS = 400;

/**
 * Runs in the page: lists what is wrong with the element that has the focus; null if it had it
 * before.
 */
export const checkFocus = () => {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  const seen = (window as unknown as { seen?: Set<Element> }).seen ?? new Set<Element>();
  Object.assign(window, { seen });
  if (seen.has(element)) return null;
  seen.add(element);
  const wrong: string[] = [];
  const [box] = element.getClientRects();
  const name = `${element.outerHTML.slice(0, 90)} (${element.textContent?.trim().slice(0, 30)})`;
  if (!box || box.width === 0) return [`${name}: is not visible`];
  if (box.top < 0 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
    wrong.push(`${name}: is outside the window at ${box.top}–${box.bottom}`);
  for (const y of [box.top + 2, (box.top + box.bottom) / 2, box.bottom - 2]) {
    const hit = document.elementFromPoint((box.left + box.right) / 2, y);
    if (hit && !element.contains(hit) && !hit.contains(element))
      wrong.push(`${name}: is covered by ${hit.outerHTML.slice(0, 90)}`);
  }
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 || / 0\)$/.test(outlineColor))
    wrong.push(`${name}: shows no focus`);
  return wrong;
};

/** Visible and usable elements that never had the focus. */
const listMissed = () => {
  const seen = (window as unknown as { seen?: Set<Element> }).seen ?? new Set();
  const usable = 'a[href], button, select, input:not([type=hidden]), textarea, summary';
  return [...document.querySelectorAll<HTMLElement>(usable)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.tabIndex >= 0 && !seen.has(element))
    .map((element) => `${element.outerHTML.slice(0, 120)}: never gets the focus`);
};

/** Presses Tab from the beginning of a page to its end; lists what is wrong on the way. */
export async function tabThrough(page: Page): Promise<{ stops: number; wrong: string[] }> {
  const wrong: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(checkFocus);
    if (!found) return { stops, wrong: [...wrong, ...(await page.evaluate(listMissed))] };
    wrong.push(...found);
  }
  return { stops: MOST_STOPS, wrong: [...wrong, 'the page does not end'] };
}
