import type { Random } from '../kit.ts';
import { at, between, dome, poly, rect, shuffle, times } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { ground, sky } from '../scenery.ts';

type Dress = readonly [head: string, flag: string];

/** Five microphones before a desk, the sound rising behind them in rings. */
export function microphone(c: Tones, rnd: Random): string {
  const horizon = 600;
  const step = between(rnd, 104, 128);
  const dresses = shuffle<Dress>(rnd, [
    [c.far, c.sky],
    [c.far, c.sun],
    [c.sky, c.sun],
    [c.sky, c.far],
  ]);
  return [
    sky(c.sky),
    times(4, (index) => dome(600, horizon, 570 - index * step, index % 2 ? c.sky : c.far)),
    dome(600, horizon, 110, c.sun),
    ground(horizon, c.mid),
    ...dresses.map((dress, index) => beside(index, dress, c, rnd)),
    rod(
      between(rnd, 585, 620),
      between(rnd, 310, 350),
      between(rnd, -3, 3),
      1.12,
      [c.sun, c.sky],
      c,
    ),
    poly([160, 800, 220, 720, 980, 720, 1040, 800], c.near),
    rect(220, 720, 760, 12, c.sun),
  ].join('');
}

/** One of the four at the sides, which lean to the middle; the first two are the outer ones. */
function beside(index: number, dress: Dress, c: Tones, rnd: Random): string {
  const side = index % 2 ? 1 : -1;
  if (index < 2) return rod(600 + side * 355, 480, -side * between(rnd, 20, 28), 0.8, dress, c);
  return rod(600 + side * 180, between(rnd, 390, 430), -side * between(rnd, 8, 13), 0.9, dress, c);
}

/** One microphone: capsule, flag with a name nobody can read, stem. */
function rod(
  x: number,
  y: number,
  turn: number,
  size: number,
  [head, flag]: Dress,
  c: Tones,
): string {
  const body = [
    rect(-34, 0, 68, 520, c.near, 8),
    rect(-74, 40, 148, 116, flag),
    rect(-74, 40, 148, 12, c.near),
    rect(-50, 92, 100, 10, c.near),
    rect(-50, 114, 64, 10, c.near),
    rect(-62, -170, 124, 200, head, 62),
    times(4, (index) => rect(-62, -120 + index * 28, 124, 8, c.near)),
    rect(-66, -8, 132, 20, c.near),
  ];
  return at(x, y, body.join(''), turn, size);
}
