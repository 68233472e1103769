import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadAxe } from '../harness/axe.ts';
import { IS_LONG_RUN } from '../harness/long-run.ts';
import { openDemo } from '../harness/open-demo.ts';
import { openPage } from '../harness/watched-page.ts';
import { expectAccessible, expectNoSidewaysScrolling } from '../journeys/accessible.ts';
import { compare } from './compare.ts';
import { openShowcase } from './open-page.ts';
import { BASELINES, platformOf, platformOfBaselines } from './platform.ts';
import { NOW, SHOTS, take } from './shots.ts';

const { server, browser } = await openDemo();
const [here, there] = [await platformOf(browser), platformOfBaselines()];
const differing = (Object.keys(there) as (keyof typeof there)[]).filter(
  (name) => here[name] !== there[name],
);
/** Other platforms draw text differently. */
const reason = differing.map((name) => `${name} is ${here[name]}, not ${there[name]}`).join('; ');

/** The number of pixels that may differ in a picture of about two million. */
const TOLERANCE = 40;
const RESULTS = join(import.meta.dirname, '../../test-results/showcase');

const { page, faults, hosts, close } = await openPage(browser);
beforeAll(() => page.clock.setFixedTime(NOW));
afterAll(close);

/** In a long run all of them; otherwise one of each page. */
const COMPARED = SHOTS.filter(
  (shot) => IS_LONG_RUN || shot === SHOTS.find(({ address }) => address === shot.address),
);

/** The pictures that were taken while their pages were open. */
const drawn = new Map<string, Buffer>();

describe('a page of the showcase works without a session, and is accessible', () => {
  it.each([
    ['2.75', '/components', { 'a[href^="/components/"]': 12, svg: 10 }],
    ['2.76', '/components/buttons', { button: 15, '[aria-haspopup=menu]': 1 }],
    [
      '2.77',
      '/components/charts',
      { 'ol a i': 20, 'ol[aria-label] li': 81, '.mantine-Skeleton-root': 1 },
    ],
    ['2.78', '/components/colors', { '[title^="--"]': 20 }],
    ['2.79', '/components/data-display/detail-lists', { 'dl dt': 5, 'ol li': 3 }],
    ['2.80', '/components/data-display/quick-stats', { dd: 4 }],
    ['2.81', '/components/data-display/tables', { 'tbody tr': 5, th: 4, 'nav a': 3 }],
    ['2.82', '/components/forms', { form: 2, input: 5, '[role=alert]': 1 }],
    ['2.83', '/components/inputs', { input: 15, select: 3, textarea: 2, '[aria-invalid=true]': 2 }],
    ['2.84', '/components/lists/grid-lists', { li: 8, 'li a': 4 }],
    ['2.85', '/components/lists/grouped-lists', { 'li a': 10, h3: 3 }],
    ['2.86', '/components/modals', { button: 5 }],
    ['2.87', '/components/typography', { h1: 1, h2: 3, h3: 1, p: 5 }],
  ] as [string, string, Record<string, number>][])('%s %s', async (_, address, parts) => {
    faults.length = 0;
    await page.setViewportSize({ width: 1200, height: 900 });
    await openShowcase(page, server.origin, address);
    expect(await page.locator('#main section > header h2').count()).toBeGreaterThan(2);
    for (const [selector, least] of Object.entries(parts))
      expect(await countShown(selector), selector).toBeGreaterThanOrEqual(least);
    const link = page.getByRole('navigation').locator('[aria-current=page]').first();
    expect(new URL((await link.getAttribute('href')) ?? '', server.origin).pathname).toBe(address);
    // A text that does not exist would be shown as its key.
    expect(await page.locator('body').innerText()).not.toMatch(/\w+:[\w-]+\.\w+|examples\./);
    const shots = reason ? [] : COMPARED.filter((shot) => shot.address === address);
    const [plain, ...others] = shots;
    if (plain) drawn.set(plain.name, await take(page, server.origin, plain));

    await page.setViewportSize({ width: 1200, height: 900 });
    for (const frame of page.frames()) await loadAxe(frame);
    await expectAccessible(page, {
      name: address,
      appearances: [{ paletteMode: 'dark' }, { contrast: 'high' }, { direction: 'rtl' }],
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await expectNoSidewaysScrolling(page);
    for (const shot of others) drawn.set(shot.name, await take(page, server.origin, shot));
    expect(faults).toEqual([]);
    expect([...hosts]).toEqual([new URL(server.origin).host]);
  });
});

/** How many elements of the examples can be seen, in the page and in the frames of public examples. */
async function countShown(selector: string): Promise<number> {
  let count = 0;
  for (const frame of page.frames()) {
    const within = frame === page.mainFrame() ? '#main section > :not(header)' : 'body';
    const shown = frame.locator(`:is(${within}, #main ul) :is(${selector})`);
    count += await shown.filter({ visible: true }).count();
  }
  return count;
}

/** Writes what was drawn, and what differs, for a person to look at. */
function keep(name: string, pictures: Record<string, Buffer | null>): void {
  mkdirSync(RESULTS, { recursive: true });
  for (const [kind, picture] of Object.entries(pictures))
    if (picture) writeFileSync(join(RESULTS, `${name}-${kind}.png`), picture);
}

it('there is a baseline for each picture, and no other', () => {
  const files = readdirSync(BASELINES).filter((name) => name.endsWith('.png'));
  expect(files.toSorted()).toEqual(SHOTS.map(({ name }) => `${name}.png`).toSorted());
});

it('a small difference is found', async () => {
  const baseline = readFileSync(join(BASELINES, 'buttons.png'));
  expect((await compare(baseline, baseline)).differing).toBe(0);
  const dot = { create: { width: 8, height: 8, channels: 3 as const, background: '#c02528' } };
  const changed = await sharp(baseline)
    .composite([{ input: dot, left: 400, top: 300 }])
    .png()
    .toBuffer();
  expect((await compare(baseline, changed)).differing).toBeGreaterThan(TOLERANCE);
});

describe('the showcase looks as in its baselines', () => {
  it.for(COMPARED)('$name', async (shot, { skip }) => {
    const { name } = shot;
    skip(reason !== '', `the baselines were made on another platform: ${reason}`);
    const baseline = readFileSync(join(BASELINES, `${name}.png`));
    for (const kind of ['drawn', 'difference'])
      rmSync(join(RESULTS, `${name}-${kind}.png`), { force: true });
    const picture = drawn.get(name) ?? (await take(page, server.origin, shot));
    // A second try takes another one.
    drawn.delete(name);
    const { differing: pixels, picture: difference } = await compare(baseline, picture);
    if (pixels > TOLERANCE) keep(name, { drawn: picture, difference });
    expect(pixels, `see test-results/showcase/${name}-*.png`).toBeLessThanOrEqual(TOLERANCE);
  });
});
