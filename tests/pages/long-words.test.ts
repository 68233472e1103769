import { describe, expect, it } from 'vitest';
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
