import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openPage, type WatchedPage } from './watched-page.ts';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

interface Opening {
  /** In px. */
  width?: number;
  height?: number;
  /** Added to the session's entries of the browser's storage. */
  stored?: Record<string, string>;
}

/**
 * One page for tests that run one after the other: opening the dashboard takes half as long in it as
 * in a new browser profile. `open` leaves nothing of the test before: it has the cookies and the
 * storage of this session, and no routes, other tabs or faults. A test that installs a clock or adds a
 * script to every document needs a page of its own ({@link openPage}).
 */
export async function onePage(browser: Browser, origin: string, session?: State) {
  const opened = await openPage(browser);
  const { page, context, faults, hosts } = opened;

  async function open(
    path: string,
    { width = 1440, height = 900, stored = {} }: Opening = {},
  ): Promise<WatchedPage> {
    for (const other of context.pages()) if (other !== page) await other.close();
    await context.unrouteAll();
    await page.unrouteAll();
    await page.emulateMedia({ media: null, forcedColors: null });
    // A document of the site that runs no script, so that nothing is stored after the storage was cleared.
    await page.goto(`${origin}/robots.txt`);
    await context.clearCookies();
    await context.addCookies(session?.cookies ?? []);
    const entries = session?.origins.flatMap(({ localStorage }) => localStorage) ?? [];
    await page.evaluate(
      (all) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [name, value] of all) localStorage.setItem(name, value);
      },
      [...entries.map(({ name, value }) => [name, value] as const), ...Object.entries(stored)],
    );
    faults.length = 0;
    hosts.clear();
    await page.setViewportSize({ width, height });
    await page.goto(origin + path);
    // The page stays for the next test; at the end of the file it is closed with the browser's pages.
    return { ...opened, close: async () => {} };
  }
  return open;
}
