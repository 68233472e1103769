import type { Page } from 'playwright-core';

interface Shifts {
  shifts: { value: number; moved: string }[];
}
type Shift = PerformanceEntry & { value: number; sources: Source[] };
interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Added to a page before its own scripts run, so that no shift of the load is missed. */
export const recordShifts = () => {
  Object.assign(window, { shifts: [] });
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const name = (node: Node | null) =>
    node instanceof Element
      ? node.outerHTML.slice(0, 70)
      : `“${node?.textContent?.slice(0, 50) ?? ''}”`;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
      );
      (window as unknown as Shifts).shifts.push({ value, moved: moved.join(' and ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Resolves when the fonts are loaded and their text is painted. */
const isSettled = () =>
  document.fonts.ready.then(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

export const settle = (page: Page) => page.evaluate(isSettled);

export async function shiftsOf(page: Page) {
  await settle(page);
  const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
  return { shifts, score: shifts.reduce((sum, { value }) => sum + value, 0) };
}
