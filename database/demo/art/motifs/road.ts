import type { Random } from '../kit.ts';
import { between, dome, poly, rect, times, whole, width } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { cypress, ground, gulls, sky, streaks } from '../scenery.ts';

/** A straight road to the sun between mountains. */
export function road(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 410, 460);
  const x = between(rnd, 500, 700);
  const trees = whole(rnd, 3, 5);
  return [
    sky(c.sky),
    dome(x, horizon, between(rnd, 170, 240), c.sun),
    ridge(rnd, -40, x - 70, horizon, c.far),
    ridge(rnd, x + 70, width + 40, horizon, c.far),
    ground(horizon, c.mid),
    streaks(rnd, 6, horizon + 50, 780, c.far),
    poly([x - 14, horizon, x + 14, horizon, x + 430, 800, x - 430, 800], c.near),
    poly([x + 12, horizon, x + 14, horizon, x + 412, 800, x + 380, 800], c.sun),
    poly([x - 12, horizon, x - 14, horizon, x - 412, 800, x - 380, 800], c.sun),
    times(6, (index) => dash(index / 6, x, horizon, c.sun)),
    times(4, (index) => pole(0.46 ** index * 1.02, x, horizon, c.near)),
    times(trees, (index) => {
      const near = 0.6 ** index;
      return cypress(x + 50 + 500 * near, horizon + 20 + 200 * near, 300 * near + 16, c.near);
    }),
    gulls(rnd, x - between(rnd, 90, 200), 120, c.near),
  ].join('');
}

/** A jagged ridge from one x to another, lower towards the road. */
function ridge(rnd: Random, from: number, to: number, horizon: number, fill: string): string {
  const peaks = whole(rnd, 2, 4);
  const step = (to - from) / (peaks * 2);
  const middle = Array.from({ length: peaks * 2 - 1 }, (_, index) => {
    const tall = index % 2 ? between(rnd, 50, 100) : between(rnd, 110, 210);
    return [from + step * (index + 1), horizon - tall];
  });
  return poly([from, horizon, ...middle.flat(), to, horizon], fill);
}

/** One dash of the middle line; `start` runs from 0 at the horizon to 1 at our feet. */
function dash(start: number, x: number, horizon: number, fill: string): string {
  const a = (start + 0.06) ** 2.1;
  const b = (start + 0.14) ** 2.1;
  const [top, bottom] = [horizon + (800 - horizon) * a, horizon + (800 - horizon) * b];
  const [narrow, broad] = [2 + 15 * a, 2 + 15 * b];
  return poly([x - narrow, top, x + narrow, top, x + broad, bottom, x - broad, bottom], fill);
}

function pole(near: number, x: number, horizon: number, fill: string): string {
  const foot = horizon + 24 + 270 * near;
  const left = x - 50 - 540 * near;
  const tall = 430 * near + 18;
  return (
    rect(left, foot - tall, Math.max(4, 18 * near), tall, fill) +
    rect(left - 46 * near, foot - tall * 0.93, 108 * near, Math.max(3, 12 * near), fill)
  );
}
