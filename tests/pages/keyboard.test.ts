import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../harness/browser.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { openPage } from '../harness/watched-page.ts';
import { crawl, type Site } from './crawl.ts';
import { pieceOf } from './kinds.ts';
import { NARROW, WIDE } from './look-at.ts';
import { tabThrough } from './tab-through.ts';

let server: DemoServer;
let browser: Browser;
let site: Site;
beforeAll(async () => {
  server = await startDemoServer();
  site = await crawl(server.origin, ['/']);
  browser = await launchBrowser();
}, DEMO_START_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const pages: Record<string, () => string> = {
  'the home page': () => '/',
  'a list': () => '/haberler',
  'the page with the search': () => '/tum-icerikler',
  'the contact page': () => '/iletisim',
  'a piece': () => pieceOf('the piece with the most parts', site),
};

describe('by keyboard alone', () => {
  it.each(Object.keys(pages))(
    'everything on %s is reached, seen and marked',
    async (name) => {
      for (const viewport of [WIDE, NARROW]) {
        const { page, close } = await openPage(browser, { viewport });
        await page.goto(server.origin + (pages[name] as () => string)());
        const { stops, wrong } = await tabThrough(page);
        expect(wrong, `${viewport.width} px`).toEqual([]);
        expect(stops).toBeGreaterThan(30);
        await close();
      }
    },
    120_000,
  );
});
