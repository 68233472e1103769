import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { cypress, glints, ground, gulls, sky } from '../scenery.ts';

type Rock = readonly [lit: string, shade: string, snow: string, veil: string];

/** A snowy peak over a lake, a flag on its top, a tent below. */
export function mountain(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 550, 580);
  const x = between(rnd, 520, 640);
  const top = between(rnd, 130, 170);
  const firs = whole(rnd, 4, 6);
  const side = x + between(rnd, 250, 320);
  return [
    sky(c.sky),
    disc(side, between(rnd, 190, 260), between(rnd, 96, 136), c.sun),
    peak(between(rnd, 120, 200), between(rnd, 300, 350), horizon, [c.far, c.far, c.far, c.far]),
    peak(between(rnd, 960, 1080), between(rnd, 320, 380), horizon, [c.far, c.far, c.far, c.far]),
    peak(x, top, horizon, [c.mid, c.near, c.sun, c.far]),
    stroke(`M${x} ${top + 4}V${top - 76}`, c.near, 7),
    poly([x + 3, top - 76, x + 66, top - 58, x + 3, top - 38], c.near),
    ground(horizon, c.mid),
    rect(0, horizon - 4, 1200, 8, c.near),
    glints(rnd, x, horizon + 24, 760, 620, c.far),
    poly([0, 800, 0, 664, 220, 690, 420, 742, 760, 768, 1200, 724, 1200, 800], c.near),
    times(firs, (index) =>
      cypress(36 + index * 56, 700 + index * 10, between(rnd, 150, 270) - index * 16, c.near),
    ),
    at(between(rnd, 800, 940), 752, tent(c)),
    gulls(rnd, x - between(rnd, 330, 400), 180, c.near),
  ].join('');
}

/** A peak lit from the left; snow comes down a third of it, `veil` is the snow in shade. */
function peak(x: number, top: number, foot: number, [lit, shade, snow, veil]: Rock): string {
  const tall = foot - top;
  const broad = tall * 1.05;
  // A point on the ridge: `side` -1 is the left edge, 1 the right; `down` runs from 0 to 1.
  const ridge = (side: number, down: number) => [x + side * broad * down, top + tall * down];
  return [
    poly([x, top, ...ridge(-1, 1), ...ridge(1, 1)], lit),
    poly(
      [x, top, ...ridge(1, 1), ...ridge(0.25, 1), ...ridge(-0.1, 0.7), ...ridge(0.22, 0.48)],
      shade,
    ),
    poly(
      [
        x,
        top,
        ...ridge(-1, 0.3),
        ...ridge(-0.5, 0.27),
        ...ridge(-0.3, 0.42),
        ...ridge(-0.05, 0.3),
        ...ridge(0.22, 0.48),
        ...ridge(0.5, 0.29),
        ...ridge(1, 0.34),
      ],
      snow,
    ),
    poly(
      [x, top, ...ridge(0.12, 0.36), ...ridge(0.22, 0.48), ...ridge(0.5, 0.29), ...ridge(1, 0.34)],
      veil,
    ),
  ].join('');
}

function tent(c: Tones): string {
  return (
    poly([-110, 0, 0, -120, 110, 0], c.sun) +
    poly([20, 0, 0, -120, 110, 0], c.far) +
    poly([-36, 0, 0, -96, 20, 0], c.near)
  );
}
