import type { Page } from 'playwright-core';

/** What is shown only after a while, by the address of its page. */
const LATE: Record<string, string> = {
  '/components/charts': '.mantine-Skeleton-root',
  '/components/data-display/tables': '.mantine-Skeleton-root',
};

/** Opens a page of the showcase and waits until everything on it is drawn. */
export async function openShowcase(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(origin + address);
  await page.locator('#main h1').first().waitFor();
  const late = LATE[address.split('?', 1)[0] as string];
  if (late) await page.locator(late).first().waitFor();
  await untilDrawn(page);
}

/** Waits until the page and its frames have the settings of the address, and all is drawn. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn, ATTRIBUTES);
}

/** The attribute of a document and its usual value, by the parameter of the address. */
const ATTRIBUTES = {
  preset: ['data-preset', 'blue'],
  mode: ['data-mode', 'light'],
  contrast: ['data-contrast', 'normal'],
  dir: ['dir', 'ltr'],
};

/**
 * Whether fonts and the documents of all frames are loaded, all documents have the settings of the
 * address, and each frame has the height of its content.
 */
function isDrawn(attributes: Record<string, string[]>): boolean {
  const frames = [...document.querySelectorAll('iframe')];
  const wanted = new URLSearchParams(location.search);
  const isShown = ({ documentElement: html }: Document) =>
    Object.entries(attributes).every(
      ([name, [attribute = '', usual]]) =>
        html.getAttribute(attribute) === (wanted.get(name) ?? usual),
    );
  return (
    document.fonts.status === 'loaded' &&
    isShown(document) &&
    frames.every(({ contentDocument: inner, clientHeight }) => {
      if (!inner?.body?.firstElementChild || inner.styleSheets.length === 0) return false;
      if (!isShown(inner)) return false;
      const height = Math.ceil(inner.body.getBoundingClientRect().height);
      return inner.fonts.status === 'loaded' && Math.abs(height - clientHeight) <= 1;
    })
  );
}
