import type { Page } from 'playwright-core';

/** Elements that the Tab key must reach; of a group of radio buttons only one. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
const MOST = 600;

interface Walk {
  /** The elements that Tab never reached, as HTML. */
  missed: string[];
  /** The elements without a visible focus, as HTML. */
  invisible: string[];
  /** How often Tab was pressed until it left the page. */
  steps: number;
}

/** Presses Tab from the beginning of the page to its end. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate((selector) => {
    const isReachable = (element: HTMLElement) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getClientRects().length > 0;
    const radios = new Set<string>();
    const isFirstRadio = (element: HTMLElement) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const group = document.querySelectorAll<HTMLInputElement>(
        `input[type=radio][name="${CSS.escape(element.name)}"]`,
      );
      const checked = [...group].find((one) => one.checked);
      if (checked) return checked === element;
      const isNew = !radios.has(element.name);
      radios.add(element.name);
      return isNew;
    };
    const wanted = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => isReachable(element) && isFirstRadio(element),
    );
    Object.assign(window, { tabWalk: { wanted: new Set(wanted), seen: new Set() } });
    // Tab begins at the start of the document.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.getSelection()?.removeAllRanges();
  }, FOCUSABLE);
  const invisible: string[] = [];
  let steps = 0;
  for (; steps < MOST; steps++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const walk = (window as unknown as { tabWalk: { seen: Set<Element>; last?: Element } })
        .tabWalk;
      const element = document.activeElement;
      // A field of a date takes the focus once for each of its parts.
      if (element && element === walk.last) return 'same';
      if (!element || element === document.body || walk.seen.has(element)) return null;
      walk.seen.add(element);
      walk.last = element;
      const ring = (one: Element | null) => {
        if (!one) return 0;
        const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(one);
        if (outlineStyle === 'none') return 0;
        // The border of a field has the colour of the ring.
        const border = one.matches('input, select, textarea') ? borderTopWidth : '0';
        return Number.parseFloat(outlineWidth) + Number.parseFloat(border);
      };
      const shown = [element, element.parentElement, element.closest('label')].some(
        (one) => ring(one) >= 2,
      );
      // In these the caret is what shows the focus; in a frame it is an element inside of it.
      const hasCaret = element.matches('[contenteditable], [data-variant=unstyled]');
      const isFrame = element.matches('iframe');
      const box = element.getBoundingClientRect();
      const isOnScreen = box.bottom > 0 && box.top < window.innerHeight;
      return {
        isVisible: isFrame || ((shown || hasCaret) && isOnScreen),
        html: element.outerHTML.slice(0, 160),
      };
    });
    if (at === 'same') continue;
    if (!at) break;
    if (!at.isVisible) invisible.push(at.html);
  }
  const missed = await page.evaluate(() => {
    const { wanted, seen } = (
      window as unknown as { tabWalk: { wanted: Set<Element>; seen: Set<Element> } }
    ).tabWalk;
    return [...wanted]
      .filter((element) => !seen.has(element) && element.isConnected)
      .map((element) => element.outerHTML.slice(0, 160));
  });
  return { missed, invisible, steps };
}
