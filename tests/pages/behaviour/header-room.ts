import { afterAll, describe, expect, it } from 'vitest';
import { LOCALES, localePath } from '../../../src/platform/i18n/locales.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';

/** The first and the last width of each arrangement of the header, and common screens. */
const WIDTHS = [1200, 1319, 1320, 1366, 1439, 1440];

const NETWORKS = ['X', 'Facebook', 'Instagram', 'YouTube'];

/** Places in the header: the right ends of its actions and of its content, and the rows of the menu. */
const measureHeader = () => {
  const right = (selector: string) =>
    (document.querySelector(selector) as Element).getBoundingClientRect().right;
  const isVisible = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.checkVisibility());
  const titles = [...document.querySelectorAll('body > header nav > ul > li')];
  return {
    isBeyond: right('body > header > div > :last-child') > right('body > header > div') + 1,
    rows: new Set(titles.map((title) => title.getBoundingClientRect().top)).size,
    menu: isVisible('body > header nav'),
    burger: isVisible('body > header a[href="#menu"]'),
    search: isVisible('body > header a[href$="#ara"]'),
    networks: [...document.querySelectorAll('body > header a[aria-label][rel]')]
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute('aria-label')),
  };
};

describe('the header of wide screens', async () => {
  const { page, faults, close } = await openPage(browser);
  afterAll(close);

  it.each(LOCALES)(
    '2.94 has room for all titles and the search, and for the social networks where both fit (%s)',
    async (locale) => {
      await page.goto(server.origin + localePath(locale, '/haberler'));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate('document.fonts.ready');
        const header = await page.evaluate(measureHeader);
        if (width < 1320) expect([0, NETWORKS.length]).toContain(header.networks.length);
        else expect(header.networks).toEqual(NETWORKS);
        expect(header, `${width} px`).toMatchObject({
          isBeyond: false,
          rows: 1,
          menu: [true],
          burger: [false],
          search: [true],
        });
      }
      expect(faults.splice(0)).toEqual([]);
    },
  );
});
