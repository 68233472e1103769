import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { crawl } from './crawl.ts';
import { PIECE_KINDS, pieceOf, SINGLE_PATHS } from './kinds.ts';
import { FONT_FILES, NARROW, shiftsOf, WIDE, watchShifts } from './look-at.ts';
import { openSlowLine } from './slow-line.ts';

const MIDDLE = { width: 900, height: 900 };
const IN_PARTS = '/de/parti-programi';
const TAGS_A_PART = 12;
/** Long enough for the first part to be painted before the rest comes. */
const PAUSE_MS = 400;
/** Where the page is broken in two: inside what stands fixed at its edges. */
const BREAKS = ['<a class="btn"', '<button type="button" data-theme', '</svg><span class="tip">'];
/** The first pieces of all categories are drawn alike; one of these stands for them. */
const SHAPES = PIECE_KINDS.filter((kind) => !kind.startsWith('the first piece of'));

const { server, browser } = await openDemo();
const site = await crawl(server.origin, ['/']);

/** Cuts at `begin` and before every twelfth tag from there on. */
function cutFrom(begin: string, html: string): string[] {
  const start = html.indexOf(begin);
  if (start < 0) throw new Error(`${begin} is not in the page`);
  const tags = [...html.slice(start).matchAll(/<[a-z/]/g)].map(({ index }) => start + index);
  const cuts = tags.filter((_, i) => i % TAGS_A_PART === 0);
  return [0, ...cuts].map((at, i) => html.slice(at, cuts[i]));
}

/** Two parts, the second of which begins with the last `mark`. */
function splitAt(mark: string, html: string): string[] {
  const at = html.lastIndexOf(mark);
  if (at < 0) throw new Error(`${mark} is not in the page`);
  return [html.slice(0, at), html.slice(at)];
}

/**
 * Answers when what has arrived is painted, or would have been by now, and whether there is room in
 * sight for more.
 */
const paint = () =>
  new Promise<boolean>((done) => {
    const answer = () => done(document.body.getBoundingClientRect().height < innerHeight * 1.3);
    requestAnimationFrame(() => requestAnimationFrame(answer));
    setTimeout(answer, 50);
  });

type Ready = (page: Page) => Promise<unknown>;

async function movedOn(
  path: string,
  viewport: typeof MIDDLE,
  cut: (html: string) => string[],
  ready: Ready,
): Promise<unknown[]> {
  const { page, close } = await openPage(browser, { viewport });
  const line = await openSlowLine(server.origin, cut, () => ready(page));
  try {
    // When fonts come is another matter.
    await page.route(FONT_FILES, (route) => route.abort());
    await page.addInitScript(watchShifts);
    const reply = await page.goto(line.origin + path, { waitUntil: 'load', timeout: 30_000 });
    if (reply?.status() !== 200) throw new Error(`${path} answers ${reply?.status()}`);
    return (await shiftsOf(page)).shifts;
  } finally {
    line.close();
    await close();
  }
}

/** Waits for every part to be painted until the screen is full. */
function untilFull(): Ready {
  let isInSight = true;
  return async (page) => {
    // Until its first part has been understood, there is no page to ask.
    if (isInSight) isInSight = await page.evaluate(paint).catch(() => true);
  };
}

describe('a page that arrives bit by bit moves nothing that was there', () => {
  const look = async (path: string, begin = '<main') => {
    const [narrow, middle, wide] = await Promise.all(
      [NARROW, MIDDLE, WIDE].map((viewport) =>
        movedOn(path, viewport, (html) => cutFrom(begin, html), untilFull()),
      ),
    );
    expect({ narrow, middle, wide }).toEqual({ narrow: [], middle: [], wide: [] });
  };

  it.each(SINGLE_PATHS)('%s', (path) => look(path), 60_000);
  it.each(SHAPES)('%s', (kind) => look(pieceOf(kind, site)), 60_000);
  it('/de/tum-icerikler', () => look('/de/tum-icerikler'), 60_000);
  it('its header', () => look('/de/bagis', '<body'), 60_000);
});

describe('a page that arrives in two parts moves nothing that was there', () => {
  it.each(BREAKS.flatMap((at) => [WIDE, NARROW].map((viewport) => [at, viewport] as const)))(
    'broken before %s at %o',
    async (at, viewport) => {
      const cut = (html: string) => splitAt(at, html);
      const moved = await movedOn(IN_PARTS, viewport, cut, () => wait(PAUSE_MS));
      expect(moved).toEqual([]);
    },
  );
});

it('what a page can do works, though its script was there before its end', async () => {
  const { page, close } = await openPage(browser, { viewport: NARROW });
  const cut = (html: string) => splitAt('<aside class="float"', html);
  // The script is there and has had its chance to run.
  const line = await openSlowLine(server.origin, cut, async () => {
    await page.waitForResponse(/\/assets\/site-.*\.js$/).then((script) => script.finished());
    await wait(PAUSE_MS);
  });
  await page.goto(line.origin + IN_PARTS);
  await page.locator('aside [data-theme]').click();
  expect(await page.locator('html').getAttribute('data-mode')).toBe('dark');
  await page.locator('.burger').click();
  expect(await page.evaluate('document.querySelector("#menu").open')).toBe(true);
  line.close();
  await close();
});
