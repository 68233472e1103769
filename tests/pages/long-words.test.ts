import { describe, expect, it } from 'vitest';
import { LOCALES, localePath } from '../../src/platform/i18n/locales.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { NARROW } from './look-at.ts';

const WORD = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine';
const PATHS = ['/', '/haberler', '/toplantilar', '/genel-baskan', '/iletisim', '/bagis'];

const { server, browser } = await openDemo();

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

describe('the slogan on the home page', () => {
  it.each(LOCALES)('has each line on one line of its column (%s)', async (locale) => {
    const { page, close } = await openPage(browser, { viewport: NARROW });
    await page.goto(server.origin + localePath(locale, '/'));
    for (const width of [360, 600, 900, 1000, 1199, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.locator('h1').evaluate(async (slogan) => {
        await document.fonts.ready;
        const edge = slogan.getBoundingClientRect().right;
        return [...slogan.children].map((line) => {
          const text = document.createRange();
          text.selectNodeContents(line);
          const lines = text.getClientRects().length;
          return lines > 1 ? `${lines} lines` : text.getBoundingClientRect().right > edge;
        });
      });
      expect(beyond, `${width} px`).toEqual([false, false, false]);
    }
    await close();
  });
});
