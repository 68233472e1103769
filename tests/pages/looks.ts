import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Locale, localePath } from '../../src/platform/i18n/locales.ts';
import { launchBrowser } from '../harness/browser.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { crawl, type Site } from './crawl.ts';
import { pieceOf } from './kinds.ts';
import { lookAt, NARROW, WIDE } from './look-at.ts';

/** Looks at pages in both modes at a desk's and a telephone's width, one test a page. */
export function describeLooks(locale: Locale, singlePaths: string[], pieceKinds: string[]): void {
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

  const look = async (path: string) => {
    const url = server.origin + localePath(locale, path);
    expect(await lookAt(browser, url, WIDE), 'wide').toEqual([]);
    expect(await lookAt(browser, url, NARROW), 'narrow').toEqual([]);
  };

  describe(`without a fault in light and dark, wide and narrow (${locale})`, () => {
    it.each(singlePaths)('%s', look, 60_000);
    it.each(pieceKinds)('%s', (kind) => look(pieceOf(kind, site)), 60_000);
  });

  describe(`without a fault for those who set more (${locale})`, () => {
    it.each(['/', '/haberler', 'a piece with a table', '/404'])(
      '%s',
      async (place) => {
        const path = place.startsWith('/') ? place : pieceOf(place, site);
        const settings = [
          { contrast: 'high', paletteMode: 'light' },
          { paletteMode: 'dark' },
          { direction: 'rtl', contrast: 'normal', paletteMode: 'light' },
        ];
        const url = server.origin + localePath(locale, path);
        for (const width of [WIDE, NARROW]) {
          expect(await lookAt(browser, url, width, settings)).toEqual([]);
        }
      },
      60_000,
    );
  });
}
