import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../tests/harness/browser.ts';
import { describeMachine } from './machine/machine.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { EDITOR } from './servers/product.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Measures how soon pages of the dashboard can be used, in headless Chromium with the network of
 * Lighthouse's desktop profile: opened with an empty cache, and by a link when their data are
 * cached. `node bench/dashboard.ts`, on a built product.
 */
const OPENS = 5;
const MOVES = 20;
const CONTENTS = 60;
const VIEWPORT = { width: 1350, height: 940 };
/** https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js, `desktopDense4G`. */
const NETWORK = {
  offline: false,
  latency: 40,
  downloadThroughput: 1_280_000,
  uploadThroughput: -1,
};

/** Pages, and what is there when they can be used. */
const PAGES = [
  { path: '/dashboard', name: 'Genel bakış', ready: 'main h1' },
  { path: '/dashboard/blog', name: 'İçerikler', ready: 'main tbody tr a' },
  { path: '/dashboard/media', name: 'Medya', ready: 'main h1' },
] as const;

const at = (times: number[], share: number) => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};

const row = (name: string, ms: number, most?: number): Row => ({
  name,
  figures: { ms },
  ...(most === undefined ? {} : { goal: atMost(most, ms, ' ms') }),
});

const product = await openSmallProduct();
const browser = await launchBrowser();

async function signIn(): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ locale: 'tr-TR' });
  const page = await context.newPage();
  await page.goto(`${product.origin}/auth/login`);
  await page.getByLabel('E-posta').fill(EDITOR.username);
  await page.getByLabel('Parola', { exact: true }).fill(EDITOR.password);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await page.waitForURL(`${product.origin}/dashboard`);
  const state = await context.storageState();
  await context.close();
  return state;
}

/** A browser that has the session but no cached file. */
async function openCold(state: Parameters<Browser['newContext']>[0]): Promise<Page> {
  const context = await browser.newContext({ ...state, locale: 'tr-TR', viewport: VIEWPORT });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  return page;
}

/** From the start of the navigation until the element is there, in ms. */
async function openPage(page: Page, path: string, ready: string): Promise<number> {
  await page.goto(product.origin + path, { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    (selector) => (document.querySelector(selector) ? performance.now() : false),
    ready,
    { polling: 'raf' },
  );
  return (await found.jsonValue()) as number;
}

/** From the click on a link of the navigation until the frame after the element is there, in ms. */
const follow = (page: Page, to: { path: string; ready: string }): Promise<number> =>
  page.evaluate(
    ({ path, ready }) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
        const start = performance.now();
        link?.click();
        const look = () => {
          const isThere = location.pathname === path && document.querySelector(ready);
          requestAnimationFrame(isThere ? () => resolve(performance.now() - start) : look);
        };
        requestAnimationFrame(look);
      }),
    to,
  );

console.log(`Ufuk dashboard, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
try {
  for (let n = 0; n < CONTENTS; n++) {
    const made = await product.call('POST', '/api/contents', {
      title: `İçerik ${n}`,
      category: 'haberler',
      summary: 'Özet',
      body: 'Metin.',
      state: 'draft',
    });
    if (made.status !== 201) throw new Error(`A content was refused with ${made.status}.`);
  }
  const storageState = await signIn();
  const rows: Row[] = [];
  for (const { path, ready } of PAGES) {
    const times: number[] = [];
    for (let n = 0; n < OPENS + 1; n++) {
      const page = await openCold({ storageState });
      times.push(await openPage(page, path, ready));
      await page.context().close();
    }
    // The first visit warms the server.
    times.shift();
    rows.push(row(`${path} opened, median`, at(times, 0.5), 1000), row('longest', at(times, 1)));
  }
  const page = await openCold({ storageState });
  await openPage(page, '/dashboard', 'main h1');
  const moves: number[] = [];
  for (let n = 0; n < MOVES; n++) {
    for (const to of PAGES.toReversed()) {
      const time = await follow(page, to);
      await page.waitForTimeout(150);
      // Each page is loaded once before it counts.
      if (n > 0) moves.push(time);
    }
  }
  rows.push(row('by a link, data cached, p50', at(moves, 0.5), 100));
  rows.push(row('p95', at(moves, 0.95), 100), row('longest', at(moves, 1)));
  console.log(tableOf({ title: `Dashboard with ${CONTENTS} contents`, rows, notes: [] }));
} finally {
  await browser.close();
  await product.close();
}
