import { SETTINGS, SETTINGS_KEY } from '../settings.ts';

type Value = string | boolean;

/** The eight fields as the document shows them now: what was stored and valid, else the defaults. */
function shownSettings(): Record<string, Value> {
  const root = document.documentElement;
  return Object.fromEntries(
    Object.entries(SETTINGS).map(([field, { attribute, values }]) => {
      const shown = root.getAttribute(attribute);
      return [
        field,
        (values as readonly Value[]).find((value) => String(value) === shown) ?? values[0],
      ];
    }),
  );
}

/** The browser's own frame takes the colour of the header. */
function colourFrame() {
  const header = document.querySelector('.top');
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (header && meta) meta.content = getComputedStyle(header).backgroundColor;
}

export function enhanceTheme() {
  const root = document.documentElement;
  colourFrame();
  document.querySelector('[data-theme]')?.addEventListener('click', () => {
    root.dataset.mode = root.dataset.mode === 'dark' ? 'light' : 'dark';
    colourFrame();
    try {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify(shownSettings()));
    } catch {
      // Storage may be full or forbidden; the choice then lasts as long as the page.
    }
  });
}
