import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { findBarriers } from '../harness/axe.ts';
import { openPage } from '../harness/watched-page.ts';

export const WIDE = { width: 1440, height: 900 };
export const NARROW = { width: 360, height: 740 };
const MOST_SCRIPT = 3 * 1024;
export type Settings = Partial<Record<'paletteMode' | 'contrast' | 'direction', string>>;

interface Shifts {
  shifts: { value: number; moved: string }[];
}
type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/** Kept before the page's own scripts run, so that nothing of the load is missed. */
const watchShifts = () => {
  Object.assign(window, { shifts: [] });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 100));
      (window as unknown as Shifts).shifts.push({ value, moved: moved.join(' and ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const isSettled = () =>
  document.fonts.ready.then(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Kilobytes are counted as a browser without any cache fetches them. */
async function scriptBytes(page: Page, files: Map<string, Buffer>): Promise<number> {
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((s) => !s.src && s.type !== 'application/ld+json')
      .map((s) => s.text),
  );
  return [...inline, ...files.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
}

/**
 * Loads a page as a visitor with these settings and lists everything that is wrong with it:
 * console, requests, weight, movement while loading, sideways scrolling, axe-core.
 */
export async function lookAt(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  settings: Settings[] = [{ paletteMode: 'light' }, { paletteMode: 'dark' }],
): Promise<string[]> {
  const wrong: string[] = [];
  const opened = await openPage(browser, { viewport });
  const { page, faults, hosts } = opened;
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response.body());
  });
  await page.addInitScript(watchShifts);
  try {
    const reply = await page.goto(url, { waitUntil: 'load' });
    if (reply?.status() !== 200) wrong.push(`status ${reply?.status()}`);
    await page.evaluate(isSettled);
    const shifts = await page.evaluate(() => (window as unknown as Shifts).shifts);
    const score = shifts.reduce((sum, { value }) => sum + value, 0);
    if (score > 0) wrong.push(`moves while loading: ${score} ${JSON.stringify(shifts)}`);
    const files = new Map<string, Buffer>();
    for (const [address, body] of scripts) files.set(address, await body);
    const bytes = await scriptBytes(page, files);
    if (bytes > MOST_SCRIPT) wrong.push(`${bytes} bytes of script`);
    if (bytes === 0) wrong.push('no script was counted');

    for (const [index, set] of settings.entries()) {
      wrong.push(...(await lookInSettings(page, set, index === 0 ? 'all' : 'looks')));
    }
    for (const host of hosts) if (host !== new URL(url).host) wrong.push(`asks ${host}`);
    return [...wrong, ...faults];
  } finally {
    await opened.close();
  }
}

/** The settings of `app.settings` are attributes of the document. */
async function lookInSettings(
  page: Page,
  settings: Settings,
  rules: 'all' | 'looks',
): Promise<string[]> {
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
  const wrong = (await findBarriers(page, rules)).map((finding) => `${name}: ${finding}`);
  if (width[0] > width[1]) wrong.push(`${name}: ${width[0]} px wide in ${width[1]} px`);
  return wrong;
}
