import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDemo } from '../harness/open-demo.ts';
import { compare } from './compare.ts';
import { BASELINES, platformOf, platformOfBaselines } from './platform.ts';
import { openCamera, SHOTS, take } from './shots.ts';

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

let page: Awaited<ReturnType<typeof openCamera>>;
beforeAll(async () => {
  page = await openCamera(browser);
});
afterAll(() => page.context().close());

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
  it.for(SHOTS)('$name', async (shot, { skip }) => {
    const { name } = shot;
    skip(reason !== '', `the baselines were made on another platform: ${reason}`);
    const baseline = readFileSync(join(BASELINES, `${name}.png`));
    for (const kind of ['drawn', 'difference'])
      rmSync(join(RESULTS, `${name}-${kind}.png`), { force: true });
    const drawn = await take(page, server.origin, shot);
    const { differing: pixels, picture } = await compare(baseline, drawn);
    if (pixels > TOLERANCE) keep(name, { drawn, difference: picture });
    expect(pixels, `see test-results/showcase/${name}-*.png`).toBeLessThanOrEqual(TOLERANCE);
  });
});
