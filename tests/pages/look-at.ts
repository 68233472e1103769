import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright-core';
import { findBarriers } from '../harness/axe.ts';
import { openPage, type WatchedPage } from '../harness/watched-page.ts';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };
export const FONT_FILES = '**/*.woff2';
const MOST_SCRIPT = 3 * 1024;

export type Settings = Partial<Record<'paletteMode' | 'contrast' | 'direction', string>>;

/** Rules of axe-core to ask; null asks none. */
export type Rules = 'all' | 'looks' | null;

interface Shifts {
  shifts: { value: number; moved: string }[];
}
type Shift = PerformanceEntry & { value: number; sources: Source[] };
interface Source {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Kept before the page's own scripts run, so that nothing of the load is missed. */
export const watchShifts = () => {
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

const isSettled = () =>
  document.fonts.ready.then(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

export async function shiftsOf(page: Page) {
  await page.evaluate(isSettled);
  const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
  return { shifts, score: shifts.reduce((sum, { value }) => sum + value, 0) };
}

/** Kilobytes are counted as a browser without any cache fetches them. */
async function scriptBytes(page: Page, files: Map<string, Buffer>): Promise<number> {
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((s) => !s.src && s.type !== 'application/ld+json')
      .map((s) => s.text),
  );
  return [...inline, ...files.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

export interface Onlooker extends WatchedPage {
  allowCache(allowed: boolean): Promise<unknown>;
}

/**
 * A page in which one page after the other is looked at: a browser profile for each costs more than
 * the look. Nothing is taken from the cache, so that every visit is a first one.
 */
export async function openOnlooker(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Onlooker> {
  const opened = await openPage(browser, { viewport });
  const devtools = await opened.context.newCDPSession(opened.page);
  const allowCache = (allowed: boolean) =>
    devtools.send('Network.setCacheDisabled', { cacheDisabled: !allowed });
  await devtools.send('Network.enable');
  await allowCache(false);
  await opened.page.addInitScript(watchShifts);
  return { ...opened, allowCache };
}

/**
 * Whether a page moves though its fonts do not come at all, or though everything is at hand. On an
 * overloaded machine a font may be taken up a moment after the first paint; nothing else is forgiven.
 */
async function movesWithoutLateFonts({ page, faults, allowCache }: Onlooker): Promise<boolean> {
  const before = faults.splice(0);
  await page.route(FONT_FILES, (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  const withoutFonts = await shiftsOf(page);
  await page.unroute(FONT_FILES);
  await allowCache(true);
  for (const _ of ['to fill it', 'from it']) await page.reload({ waitUntil: 'load' });
  const atHand = await shiftsOf(page);
  await allowCache(false);
  faults.splice(0, faults.length, ...before);
  return withoutFonts.score + atHand.score > 0;
}

/**
 * Loads a page as a visitor with these settings and lists everything that is wrong with it:
 * console, requests, weight, movement while loading, sideways scrolling, axe-core.
 */
export async function lookAt(
  onlooker: Onlooker,
  url: string,
  settings: Settings[] = [{ paletteMode: 'light' }, { paletteMode: 'dark' }],
  rules: Rules = 'all',
): Promise<string[]> {
  const { page, faults, hosts } = onlooker;
  const wrong: string[] = [];
  const scripts = new Map<string, Promise<Buffer>>();
  const keepScript = (response: Response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response.body());
  };
  page.on('response', keepScript);
  try {
    const reply = await page.goto(url, { waitUntil: 'load' });
    if (reply?.status() !== 200) wrong.push(`status ${reply?.status()}`);
    const { shifts, score } = await shiftsOf(page);
    if (score > 0 && (await movesWithoutLateFonts(onlooker)))
      wrong.push(`moves while loading: ${score} ${JSON.stringify(shifts)}`);
    const files = new Map<string, Buffer>();
    for (const [address, body] of scripts) files.set(address, await body);
    const bytes = await scriptBytes(page, files);
    if (bytes > MOST_SCRIPT) wrong.push(`${bytes} bytes of script`);
    if (bytes === 0) wrong.push('no script was counted');

    for (const [index, set] of settings.entries()) {
      wrong.push(...(await lookInSettings(page, set, index === 0 || !rules ? rules : 'looks')));
    }
    for (const host of hosts) if (host !== new URL(url).host) wrong.push(`asks ${host}`);
    hosts.clear();
    return [...wrong, ...faults.splice(0)];
  } finally {
    page.off('response', keepScript);
  }
}

/** The settings of `app.settings` are attributes of the document. */
async function lookInSettings(page: Page, settings: Settings, rules: Rules): Promise<string[]> {
  await page.evaluate((set) => {
    const root = document.documentElement;
    if (set.paletteMode) root.dataset.mode = set.paletteMode;
    if (set.contrast) root.dataset.contrast = set.contrast;
    if (set.direction) root.dir = set.direction;
  }, settings);
  await page.evaluate(isSettled);
  const name = Object.values(settings).join(' ');
  const width = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  const barriers = rules ? await findBarriers(page, rules) : [];
  const wrong = barriers.map((finding) => `${name}: ${finding}`);
  if (width[0] > width[1]) wrong.push(`${name}: ${width[0]} px wide in ${width[1]} px`);
  return wrong;
}
