import type { Page } from 'playwright-core';

/** What is shown only after a while, by the address of its page. */
const LATE: Record<string, string> = {
  '/components/charts': '.mantine-Skeleton-root',
  '/components/data-display/tables': '.mantine-Skeleton-root',
};

/** The addresses of the showcase, as the specification names them. */
export const ADDRESSES = [
  '/components',
  '/components/buttons',
  '/components/charts',
  '/components/colors',
  '/components/data-display/detail-lists',
  '/components/data-display/quick-stats',
  '/components/data-display/tables',
  '/components/forms',
  '/components/inputs',
  '/components/lists/grid-lists',
  '/components/lists/grouped-lists',
  '/components/modals',
  '/components/typography',
];

/** Opens a page of the showcase and waits until everything on it is drawn. */
export async function openShowcase(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(origin + address);
  await page.locator('#main h1').first().waitFor();
  const late = LATE[address.split('?', 1)[0] as string];
  if (late) await page.locator(late).first().waitFor();
  await page.waitForFunction(isDrawn);
}

/** Whether fonts and the documents of all frames are loaded, and each frame has the height of its content. */
function isDrawn(): boolean {
  const frames = [...document.querySelectorAll('iframe')];
  return (
    document.fonts.status === 'loaded' &&
    frames.every(({ contentDocument: inner, clientHeight }) => {
      if (!inner?.body?.firstElementChild || inner.styleSheets.length === 0) return false;
      const height = Math.ceil(inner.body.getBoundingClientRect().height);
      return inner.fonts.status === 'loaded' && Math.abs(height - clientHeight) <= 1;
    })
  );
}
