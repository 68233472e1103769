import { describe, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { crawl } from './crawl.ts';
import { pieceOf } from './kinds.ts';
import { NARROW, WIDE } from './look-at.ts';
import { tabThrough } from './tab-through.ts';

const { server, browser } = await openDemo();
const site = await crawl(server.origin, ['/']);

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
