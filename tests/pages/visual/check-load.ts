import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { openPage, type WatchedPage } from '../../harness/watched-page.ts';
import { FONT_FILES } from '../templates.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';

const MOST_SCRIPT = 3 * 1024;

export interface CheckedPage extends WatchedPage {
  isCached: boolean;
  allowCache(allowed: boolean): Promise<unknown>;
}

/**
 * A browser page in which pages are checked one after the other: a browser profile for each costs more
 * than the check. Unless `isCached`, the cache is off, so every load is a first load.
 */
export async function openCheckedPage(
  browser: Browser,
  viewport: { width: number; height: number },
  isCached = false,
): Promise<CheckedPage> {
  const opened = await openPage(browser, { viewport });
  const devtools = await opened.context.newCDPSession(opened.page);
  const allowCache = (allowed: boolean) =>
    devtools.send('Network.setCacheDisabled', { cacheDisabled: !allowed });
  await devtools.send('Network.enable');
  await allowCache(isCached);
  await opened.page.addInitScript(recordShifts);
  await opened.page.addInitScript(saveData);
  return { ...opened, isCached, allowCache };
}

/** The viewer of a PDF, which is shown in its page only if no data has to be saved, has tests of its own. */
function saveData(): void {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { get: () => true });
}

/** Bytes are counted as on a first load without a cache. */
async function scriptBytes(page: Page, files: Buffer[]): Promise<number> {
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((s) => !s.src && s.type !== 'application/ld+json')
      .map((s) => s.text),
  );
  return [...inline, ...files].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/**
 * Whether a page also shifts when no font is loaded, or when everything is in the cache. On an
 * overloaded machine a font may be applied just after the first paint; only that shift is ignored.
 */
async function movesWithoutLateFonts(checked: CheckedPage): Promise<boolean> {
  const { page, faults, isCached, allowCache } = checked;
  const before = faults.splice(0);
  await page.route(FONT_FILES, (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  const withoutFonts = await shiftsOf(page);
  await page.unroute(FONT_FILES);
  await allowCache(true);
  for (const _ of ['to fill it', 'from it']) await page.reload({ waitUntil: 'load' });
  const cached = await shiftsOf(page);
  await allowCache(isCached);
  faults.splice(0, faults.length, ...before);
  return withoutFonts.score + cached.score > 0;
}

/** The addresses of scripts that a page with a place for a PDF asked for after it was loaded. */
function scriptsAfterLoad(): string[] {
  if (!document.querySelector('[data-viewer-place]')) return [];
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = page?.loadEventStart ?? 0;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime >= loaded)
    .map(({ name }) => name);
}

/**
 * Loads an address; returns the response, the layout shifts and the bytes of script. The bodies of the
 * scripts are read here, because a browser no longer has them after the next load.
 */
async function load(page: Page, url: string) {
  const scripts = new Map<string, Promise<Buffer>>();
  const keepScript = (response: Response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response.body());
  };
  page.on('response', keepScript);
  try {
    const reply = await page.goto(url, { waitUntil: 'load' });
    const moved = await shiftsOf(page);
    // A document shows its PDF as soon as the loaded page is idle; all other pages load nothing more.
    const later = await page.evaluate(scriptsAfterLoad);
    for (const address of later) scripts.delete(address);
    return { reply, moved, bytes: await scriptBytes(page, await Promise.all(scripts.values())) };
  } finally {
    page.off('response', keepScript);
  }
}

/** Loads an address and lists what is wrong: status, layout shifts, weight of the scripts. */
export async function checkLoad(checked: CheckedPage, url: string): Promise<string[]> {
  const { reply, moved, bytes } = await load(checked.page, url);
  const wrong: string[] = [];
  if (reply?.status() !== 200) wrong.push(`status ${reply?.status()}`);
  if (moved.score > 0 && (await movesWithoutLateFonts(checked)))
    wrong.push(`moves while loading: ${moved.score} ${JSON.stringify(moved.shifts)}`);
  if (bytes > MOST_SCRIPT) wrong.push(`${bytes} bytes of script`);
  if (bytes === 0) wrong.push('no script was counted');
  return wrong;
}

/** Lists, and forgets, errors of the console and failed requests, and hosts other than the page's. */
export function takeFaults({ faults, hosts }: CheckedPage, url: string): string[] {
  const others = [...hosts].filter((host) => host !== new URL(url).host);
  hosts.clear();
  return [...others.map((host) => `asks ${host}`), ...faults.splice(0)];
}
