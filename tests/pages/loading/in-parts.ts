import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIDDLE, NARROW, templatePath, USUAL_NAMES, WIDE } from '../templates.ts';
import { cutFrom, splitAt } from './cut.ts';
import { openSlowPage, paint, type SlowPage, shiftsWhileLoading } from './slow-page.ts';

const IN_PARTS = '/de/parti-programi';
/** Where the page is split in two: inside the elements that have a fixed position. */
const SPLITS = [
  '<a class="btn"',
  '<button type="button" data-theme',
  '</i><span class="floating_tip">',
];

const VIEWPORTS = { narrow: NARROW, middle: MIDDLE, wide: WIDE };
type Width = keyof typeof VIEWPORTS;
const WIDTHS = Object.keys(VIEWPORTS) as Width[];

const pages = {} as Record<Width, SlowPage>;
beforeAll(async () => {
  for (const width of WIDTHS) pages[width] = await openSlowPage(VIEWPORTS[width]);
});
afterAll(() => Promise.all(WIDTHS.map((width) => pages[width].close())));

/** Waits for every part to be painted until the window is full. */
function untilFull({ page }: SlowPage): () => Promise<void> {
  let isWithin = true;
  return async () => {
    // Before the first part is parsed, there is no page to check.
    if (isWithin) isWithin = await page.evaluate(paint).catch(() => true);
  };
}

describe('a page that arrives in small parts moves nothing that is already there', () => {
  const check = async (path: string, begin = '<main') => {
    const load = (width: Width) => {
      const cut = (html: string) => cutFrom(begin, html);
      return shiftsWhileLoading(pages[width], path, cut, untilFull(pages[width]));
    };
    const [narrow, middle, wide] = await Promise.all(WIDTHS.map(load));
    expect({ narrow, middle, wide }).toEqual({ narrow: [], middle: [], wide: [] });
  };

  it.each(USUAL_NAMES)('%s', (name) => check(templatePath(name)));
  it('all content in German', () => check('/de/tum-icerikler'));
  it('the header', () => check('/de/bagis', '<body'));
});

/** Long enough for a first part to be painted, where a browser may paint it before the rest. */
const PAINTED_WITHIN_MS = 400;

async function firstPaint({ page }: SlowPage): Promise<void> {
  const isPainted = () => performance.getEntriesByName('first-paint').length > 0;
  await page.waitForFunction(isPainted, null, { timeout: PAINTED_WITHIN_MS }).catch(() => {});
  await page.evaluate(paint).catch(() => {});
}

describe('a page that arrives in two parts moves nothing that is already there', () => {
  it.each(
    SPLITS.flatMap((at) => (['wide', 'narrow'] as const).map((width) => [at, width] as const)),
  )('split before %s (%s)', async (at, width) => {
    const ready = () => firstPaint(pages[width]);
    const cut = (html: string) => splitAt(at, html);
    expect(await shiftsWhileLoading(pages[width], IN_PARTS, cut, ready)).toEqual([]);
  });
});

it('the buttons of a page work when its script arrives before the end of the page', async () => {
  const opened = await openSlowPage(NARROW);
  const { page, slow } = opened;
  slow.deliver({
    cut: (html) => splitAt('<aside class="floating_float"', html),
    ready: async () => {
      await page.waitForResponse(/\/assets\/site-.*\.js$/).then((script) => script.finished());
      await firstPaint(opened);
    },
  });
  await page.goto(slow.origin + IN_PARTS);
  await page.locator('aside [data-theme]').click();
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  await page.locator('body > header a[href="#menu"]').click();
  expect(await page.evaluate('document.querySelector("#menu").open')).toBe(true);
  await opened.close();
});
