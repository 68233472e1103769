import type { Random } from '../kit.ts';
import { at, between, disc, leaf, round, shape, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, ground, gulls, sky, streaks } from '../scenery.ts';

/** An olive branch before the sun. */
export function olive(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 610, 650);
  const sunX = between(rnd, 560, 680);
  const trees = whole(rnd, 3, 5);
  return [
    sky(c.sky),
    disc(sunX, between(rnd, 330, 380), between(rnd, 230, 270), c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    times(trees, (index) =>
      at(
        90 + index * 110 + between(rnd, -24, 24),
        horizon + 46,
        grove(c),
        0,
        between(rnd, 0.8, 1.2),
      ),
    ),
    streaks(rnd, 4, horizon + 60, 790, c.far),
    at(1010, 730, branch(whole(rnd, 7, 8), c, rnd), between(rnd, -4, 6), between(rnd, 1, 1.08)),
    rnd() > 0.4 ? gulls(rnd, between(rnd, 180, 280), 330, c.near) : '',
  ].join('');
}

/** A small olive tree on (0, 0). */
function grove(c: Tones): string {
  return (
    stroke('M0 0V-50', c.near, 12) +
    disc(-22, -66, 30, c.near) +
    disc(24, -70, 34, c.near) +
    disc(0, -90, 30, c.near)
  );
}

/** The branch grows from (0, 0) up to the left along one arc; `pairs` of leaves, olives between. */
function branch(pairs: number, c: Tones, rnd: Random): string {
  const radius = 1000;
  // A point on the stem: the angle grows with `way`, which runs from 0 to 1.
  const stem = (way: number) => {
    const angle = way * 0.86;
    return [
      -radius * (Math.sin(angle + 0.36) - Math.sin(0.36)),
      -radius * (Math.cos(0.36) - Math.cos(angle + 0.36)),
    ] as const;
  };
  const [endX, endY] = stem(1);
  const parts = [
    stroke(`M0 0A${radius} ${radius} 0 0 1 ${round(endX)} ${round(endY)}`, c.near, 16, true),
  ];
  for (let pair = 0; pair < pairs; pair++) {
    const way = (pair + 0.6) / pairs;
    const [x, y] = stem(way);
    const long = 236 - way * 70 + between(rnd, -16, 16);
    const along = -40 - way * 30;
    const [up, down] = pair % 2 ? [c.far, c.near] : [c.mid, c.far];
    parts.push(at(x, y, blade(long, up, c.near), along + between(rnd, 44, 56)));
    parts.push(at(x, y, blade(long, down, c.near), along - between(rnd, 62, 78)));
    if (pair % 2 === 0) parts.push(at(x, y, fruit(c), between(rnd, -14, 14)));
  }
  parts.push(at(endX, endY, blade(150, c.far, c.near), -66));
  return parts.join('');
}

/** A leaf whose right half lies in shade. */
function blade(long: number, lit: string, shade: string): string {
  const broad = long * 0.27;
  const r = round((long * long + broad * broad) / (4 * broad));
  return leaf(long, broad, lit) + shape(`M0 0V${-long}A${r} ${r} 0 0 1 0 0Z`, shade);
}

function fruit(c: Tones): string {
  return [
    stroke('M0 0V44', c.near, 6),
    shape('M0 34A46 46 0 0 1 0 124A46 46 0 0 1 0 34Z', c.near),
    disc(0, 80, 40, c.near),
    shape('M-24 62A34 34 0 0 0 -20 100A60 60 0 0 1 -24 62Z', c.sun),
  ].join('');
}
