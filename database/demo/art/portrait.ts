import { at, dome, pick, rect, seeded } from './kit.ts';
import type { Preset } from './palette.ts';
import { sand, tone } from './palette.ts';
import { dress } from './portrait-dress.ts';
import { hairBehind, hairInFront } from './portrait-hair.ts';
import { head } from './portrait-head.ts';
import type { PortraitLook } from './portrait-look.ts';
import { coatTones, hairTones, skinTones } from './portrait-look.ts';

/** What is left out of the look is chosen by the seed, a whole number. */
export type PortraitOptions = { seed: number; preset: Preset } & Partial<PortraitLook>;

/**
 * A bust as a standalone SVG of 800 × 1000 units; the same options always give the same text.
 * Few planes, lit from the left; the nose is the edge of the shadow.
 */
export function portrait({ seed, preset, ...chosen }: PortraitOptions): string {
  const look = { ...lookOf(seed), ...chosen };
  const skin = skinTones(look.skin);
  const hair = hairTones(look.hairTone, preset);
  const coat = coatTones(look.coat, preset);
  const [wall, floor, sun] = backdrop(look.ground, preset);
  // Room for the curls and the bun, which stand above the head.
  const lowered = (body: string) => at(0, 18, body);
  const sitter = [
    lowered(hairBehind(look.hair, hair)),
    dress(look.neck, coat, skin, { preset, seam: wall }),
    lowered(head(look, skin, hair, { preset, seed }) + hairInFront(look.hair, hair, wall)),
  ];
  const body = [
    rect(0, 0, 800, 1000, wall),
    dome(seed % 2 ? 640 : 170, 640, 190, sun),
    rect(0, 640, 800, 360, floor),
    // Grown from the lower edge, so that the shoulders keep filling it.
    at(400, 1000, at(-400, -1000, sitter.join('')), 0, 1.12),
  ];
  const size = 'viewBox="0 0 800 1000" width="800" height="1000"';
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body.join('')}</svg>\n`;
}

/** A whole look for a person nobody has described. */
function lookOf(seed: number): PortraitLook {
  const rnd = seeded(seed + 101);
  const hair = pick(rnd, ['part', 'crop', 'bald', 'bob', 'long', 'bun', 'curl', 'scarf'] as const);
  return {
    hair,
    skin: pick(rnd, [0, 1, 2]),
    coat: pick(rnd, ['dark', 'mid', 'light']),
    neck: pick(rnd, ['tie', 'open', 'round', 'collar']),
    ground: pick(rnd, [0, 1, 2, 3, 4]),
    hairTone: hair === 'scarf' ? 'deep' : pick(rnd, ['ink', 'ink', 'grey']),
    jaw: rnd(),
    glasses: rnd() > 0.68,
    beard: 'none',
  };
}

function backdrop(
  ground: PortraitLook['ground'],
  preset: Preset,
): readonly [string, string, string] {
  const t = (step: Parameters<typeof tone>[1]) => tone(preset, step);
  const grounds = {
    0: [t(200), t(500), sand[100]],
    1: [sand[100], t(300), t(500)],
    2: [t(600), t(800), sand[200]],
    3: [t(100), t(300), t(600)],
    4: [t(400), t(700), sand[50]],
  } as const;
  return grounds[ground];
}
