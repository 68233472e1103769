import type { Random } from '../kit.ts';
import { at, between, dome, leaf, poly, rect, shape, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, ground, sky } from '../scenery.ts';

/** A loaf on its board between ears of wheat. */
export function bread(c: Tones, rnd: Random): string {
  const table = between(rnd, 520, 550);
  const ears = whole(rnd, 1, 2);
  return [
    sky(c.sky),
    dome(between(rnd, 540, 660), table, between(rnd, 380, 440), c.far),
    farHills(rnd, table, c.far),
    ground(table, c.mid),
    times(ears, (index) => at(250 - index * 40, 680, ear(380 + index * 40, c), -20 + index * 22)),
    times(ears, (index) => at(950 + index * 40, 680, ear(390 + index * 36, c), 18 - index * 22)),
    at(600, 660, loaf(whole(rnd, 3, 5), c), 0, between(rnd, 1, 1.08)),
    rect(150, 660, 900, 44, c.near, 10),
    rect(150, 660, 900, 10, c.far),
    poly([230, 704, 970, 704, 1060, 760, 330, 760], c.near),
    at(between(rnd, 290, 330), 662, slice(c), between(rnd, -14, -6)),
  ].join('');
}

/** The loaf lies on y = 0, 640 wide; cuts lean to the right and its right end is in shade. */
function loaf(cuts: number, c: Tones): string {
  const outline =
    'M-320 -70A110 110 0 0 1 -260 -170A560 560 0 0 1 260 -170A110 110 0 0 1 320 -70A70 70 0 0 1 250 0H-250A70 70 0 0 1 -320 -70Z';
  const step = 440 / cuts;
  return [
    shape(outline, c.sun),
    shape(
      'M260 -170A110 110 0 0 1 320 -70A70 70 0 0 1 250 0H-250A70 70 0 0 1 -316 -46A900 900 0 0 0 260 -170Z',
      c.near,
    ),
    times(cuts, (index) =>
      at(
        -220 + step * (index + 0.35),
        -92,
        leaf(136, 42, c.near) + at(6, -6, leaf(118, 22, c.sky)),
        26,
      ),
    ),
    stroke(outline, c.near, 8),
  ].join('');
}

function slice(c: Tones): string {
  const outline = 'M-84 0V-120A66 66 0 0 1 -60 -210A160 160 0 0 1 60 -210A66 66 0 0 1 84 -120V0Z';
  return shape(outline, c.near) + at(0, -10, shape(outline, c.sun), 0, 0.84);
}

/** An ear of wheat on a stalk of `tall`, growing from (0, 0), its left grains lit. */
function ear(tall: number, c: Tones): string {
  return [
    stroke(`M0 0V${-tall}`, c.near, 10),
    times(4, (index) => {
      const y = -tall + 40 + index * 58;
      return at(-4, y, leaf(98, 42, c.sun), -32) + at(4, y, leaf(98, 42, c.near), 32);
    }),
    at(0, -tall + 4, leaf(110, 44, c.near)),
  ].join('');
}
