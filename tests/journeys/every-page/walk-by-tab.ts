import type { Page } from 'playwright-core';

/** Elements that the Tab key must reach; of a group of radio buttons only one. */
const FOCUSABLE =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
const MOST = 600;
/** Keys that are sent together: one round trip for each took most of the time. */
const AT_ONCE = 8;
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };

interface Walk {
  /** The elements that Tab never reached, as HTML. */
  missed: string[];
  /** The elements without a visible focus, as HTML. */
  invisible: string[];
}

declare global {
  interface Window {
    /** Only while a page is walked through. */
    tabWalk: {
      /** Notes the element that has the focus; true: the walk has left the page or begins again. */
      note(): boolean;
      end(): Walk;
    };
  }
}

/** Presses Tab from the beginning of the page to its end. */
export async function walkByTab(page: Page): Promise<Walk> {
  await page.evaluate(prepare, FOCUSABLE);
  const keyboard = await page.context().newCDPSession(page);
  let isOver = false;
  for (let pressed = 0; pressed < MOST && !isOver; pressed += AT_ONCE) {
    // The browser handles them in the order in which they are sent.
    const keys = Array.from({ length: AT_ONCE }, () => [
      keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
    ]);
    await Promise.all(keys.flat());
    isOver = await page.evaluate(() => window.tabWalk.note());
  }
  await keyboard.detach();
  return page.evaluate(() => window.tabWalk.end());
}

/** Runs in the page: finds what Tab must reach, and notes what each key reaches before the next one. */
function prepare(focusable: string): void {
  const isReachable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    // In a text that is written, a link is words; its settings open with a key of the text.
    !element.matches('[contenteditable=true] a') &&
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
  const ring = (one: Element | null) => {
    if (!one) return 0;
    const { outlineStyle, outlineWidth, borderTopWidth } = getComputedStyle(one);
    if (outlineStyle === 'none') return 0;
    // The border of a field has the colour of the ring.
    const border = one.matches('input, select, textarea') ? borderTopWidth : '0';
    return Number.parseFloat(outlineWidth) + Number.parseFloat(border);
  };
  const showsFocus = (element: Element) => {
    const shown = [element, element.parentElement, element.closest('label')].some(
      (one) => ring(one) >= 2,
    );
    // In these the caret is what shows the focus; in a frame it is an element inside of it.
    const hasCaret = element.matches('[contenteditable], [data-variant=unstyled]');
    const box = element.getBoundingClientRect();
    const isOnScreen = box.bottom > 0 && box.top < window.innerHeight;
    return element.matches('iframe') || ((shown || hasCaret) && isOnScreen);
  };

  const wanted = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => isReachable(element) && isFirstRadio(element),
  );
  const seen = new Set<Element>();
  const invisible: string[] = [];
  let last: Element | null = null;
  let isOver = false;
  const note = () => {
    const element = document.activeElement;
    // A field of a date takes the focus once for each of its parts.
    if (isOver || (element && element === last)) return isOver;
    if (!element || element === document.body || seen.has(element)) {
      isOver = true;
      return isOver;
    }
    seen.add(element);
    last = element;
    if (!showsFocus(element)) invisible.push(element.outerHTML.slice(0, 160));
    return false;
  };
  // Tab begins at the start of the document.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  window.getSelection()?.removeAllRanges();
  // Before a key moves the focus, the element that the key before it has reached is in its place.
  const noteBefore = () => {
    if (document.activeElement !== document.body || seen.size > 0) note();
  };
  window.addEventListener('keydown', noteBefore, { capture: true });
  const end = () => {
    window.removeEventListener('keydown', noteBefore, { capture: true });
    const missed = wanted.filter((element) => !seen.has(element) && element.isConnected);
    return { missed: missed.map((element) => element.outerHTML.slice(0, 160)), invisible };
  };
  window.tabWalk = { note, end };
}
