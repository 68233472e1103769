import { describe, expect, it } from 'vitest';
import { LOCALES, localePath } from '../../../src/platform/i18n/locales.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { NARROW } from '../templates.ts';

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
