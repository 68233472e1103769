import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../harness/browser.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { openPage } from '../harness/watched-page.ts';
import { NARROW } from './look-at.ts';

const WORD = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine';
const PATHS = ['/', '/haberler', '/toplantilar', '/genel-baskan', '/iletisim', '/bagis'];

let server: DemoServer;
let browser: Browser;
beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
}, DEMO_START_MS);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe('a title of one word longer than a line', () => {
  it.each(PATHS)('widens no column of %s on a phone', async (path) => {
    const { page, close } = await openPage(browser, { viewport: NARROW });
    await page.goto(server.origin + path);
    const beyond = await page.evaluate((word) => {
      for (const title of document.querySelectorAll('main :is(h1, h2, h3, h3 a)')) {
        if (title.childElementCount === 0) title.textContent = word;
      }
      return document.documentElement.scrollWidth - innerWidth;
    }, WORD);
    expect(beyond).toBe(0);
    await close();
  });
});
