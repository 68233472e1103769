import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, shape, stroke, times } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, glints, ground, gulls, sky } from '../scenery.ts';

/** A compass that has come up where the sun should. */
export function compass(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 560, 610);
  const x = between(rnd, 540, 660);
  const bearing = between(rnd, 18, 62);
  return [
    sky(c.sky),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, x, 700, 800, 620, c.sun),
    glints(rnd, x + between(rnd, -300, 300), horizon + 24, 690, 1000, c.far),
    at(x, 400, dial(c)),
    at(x, 400, needle(c), bearing, between(rnd, 0.96, 1.04)),
    gulls(rnd, x - between(rnd, 400, 450), 200, c.near),
    rnd() > 0.5 ? gulls(rnd, x + between(rnd, 400, 450), 300, c.near) : '',
  ].join('');
}

/** Case, ring and face of 560 across around (0, 0), with the ring it hangs from. */
function dial(c: Tones): string {
  return [
    stroke('M-42 -318a42 42 0 1 1 84 0a42 42 0 1 1 -84 0', c.near, 16),
    rect(-30, -300, 60, 40, c.near),
    disc(0, 0, 276, c.near),
    shape('M-182 -182A257 257 0 0 0 -182 182L-172 172A243 243 0 0 1 -172 -172Z', c.far),
    disc(0, 0, 226, c.sun),
    times(24, (index) => {
      const quarter = index % 6 === 0;
      return at(
        0,
        0,
        quarter ? rect(-7, -214, 14, 44, c.near) : rect(-3, -214, 6, 22, c.near),
        index * 15,
      );
    }),
    times(4, (index) =>
      at(
        0,
        0,
        poly([0, -92, 20, -20, 0, 0], c.far) + poly([0, -92, -20, -20, 0, 0], c.mid),
        index * 90 + 45,
      ),
    ),
    stroke('M-132 0a132 132 0 1 1 264 0a132 132 0 1 1 -264 0', c.far, 8),
  ].join('');
}

function needle(c: Tones): string {
  return [
    poly([0, -196, 0, 0, -38, 0], c.near),
    poly([0, -196, 38, 0, 0, 0], c.mid),
    poly([0, 196, 0, 0, -38, 0], c.far),
    poly([0, 196, 38, 0, 0, 0], c.sky),
    stroke('M-38 0L0 196L38 0', c.near, 4),
    disc(0, 0, 22, c.near),
    disc(0, 0, 8, c.sun),
  ].join('');
}
