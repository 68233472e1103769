import type { Random } from '../kit.ts';
import { at, between, disc, dome, leaf, rect, shape, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, farRoofs, ground, sky } from '../scenery.ts';

const thick = 40;

/** Stacks of coins that grow from left to right; a shoot stands on the last. */
export function coins(c: Tones, rnd: Random): string {
  const table = between(rnd, 560, 590);
  const stacks = whole(rnd, 3, 4);
  const step = stacks === 3 ? 250 : 210;
  const start = 600 - ((stacks - 1) * step) / 2;
  const growth = stacks === 3 ? 3 : 2;
  const last = 2 + (stacks - 1) * growth;
  return [
    sky(c.sky),
    dome(start + (stacks - 1) * step, table, between(rnd, 330, 400), c.far),
    rnd() > 0.5 ? farHills(rnd, table, c.far) : farRoofs(rnd, table, 40, 110, c.far),
    ground(table, c.mid),
    times(stacks, (index) =>
      at(start + index * step, 690, stack(2 + index * growth, step, rnd, c)),
    ),
    at(start + (stacks - 1) * step, 690 - last * thick, shoot(between(rnd, 0.9, 1.1), c)),
    at(start - between(rnd, 60, 90), 690 - 2 * thick - 104, coin(c), between(rnd, -9, 7)),
    rect(0, 690, 1200, 110, c.near),
    rect(0, 690, 1200, 9, c.far),
  ].join('');
}

/** Coins seen from the side, never quite in line. */
function stack(count: number, step: number, rnd: Random, c: Tones): string {
  const broad = step - 26;
  return times(count, (index) => {
    const left = -broad / 2 + between(rnd, -8, 8);
    const y = -(index + 1) * thick;
    return [
      rect(left, y, broad, thick, c.near, 12),
      rect(left + 5, y + 4, broad - 10, thick - 9, c.sun, 9),
      times(5, (rib) => rect(left + broad - 26 - rib * 16, y + 4, 7, thick - 9, c.near)),
    ].join('');
  });
}

/** A coin on its edge around (0, 0), struck with a sun on a horizon. */
function coin(c: Tones): string {
  return [
    disc(0, 0, 104, c.near),
    disc(0, 0, 92, c.sun),
    stroke('M-74 0a74 74 0 1 1 148 0a74 74 0 1 1 -148 0', c.near, 6),
    dome(0, 16, 46, c.near),
    rect(-60, 24, 120, 9, c.near),
  ].join('');
}

function shoot(size: number, c: Tones): string {
  const half = (long: number) =>
    shape(`M0 0V${-long}A${long * 0.92} ${long * 0.92} 0 0 1 0 0Z`, c.mid);
  const body = [
    stroke('M0 4V-120', c.near, 13),
    at(0, -60, leaf(130, 50, c.near), -58),
    at(0, -84, leaf(150, 56, c.near), 54),
    at(0, -110, leaf(110, 44, c.near) + half(110), -6),
  ];
  return at(0, 0, body.join(''), 0, size);
}
