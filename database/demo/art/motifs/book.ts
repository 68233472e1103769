import type { Random } from '../kit.ts';
import {
  at,
  between,
  dome,
  mirrored,
  poly,
  rect,
  round,
  shape,
  stroke,
  times,
  whole,
} from '../kit.ts';
import type { Tones } from '../palette.ts';
import { ground, gulls, sky } from '../scenery.ts';

/** An open book, the sun rising from its fold. */
export function book(c: Tones, rnd: Random): string {
  const horizon = 500;
  const lines = whole(rnd, 4, 5);
  const [left, right] = rnd() > 0.5 ? [c.sky, c.far] : [c.far, c.sky];
  const gullX = between(rnd, 280, 420);
  return [
    sky(c.sky),
    rays(horizon, whole(rnd, 7, 11), between(rnd, 0.05, 0.075), c.far),
    dome(600, horizon, between(rnd, 190, 260), c.sun),
    ground(horizon, c.mid),
    at(600, 0, page(left, lines, -180, c)),
    at(600, 0, mirrored(page(right, lines, -290, c))),
    rect(594, 546, 12, 196, c.near),
    at(between(rnd, 616, 700), 700, shape('M-24 0H24V112L0 88L-24 112Z', c.sun)),
    gulls(rnd, rnd() > 0.5 ? gullX : 1200 - gullX, 220, c.near),
  ].join('');
}

/** Beams from the middle of the horizon; half the angle of each is `spread` radians. */
function rays(horizon: number, count: number, spread: number, fill: string): string {
  return times(count, (index) => {
    const angle = (Math.PI * (index + 0.5)) / count;
    const end = (a: number) => [600 - Math.cos(a) * 900, horizon - Math.sin(a) * 900];
    return poly([600, horizon, ...end(angle - spread), ...end(angle + spread)], fill);
  });
}

/** The left page with its cover, the fold at x = 0; the last line of text ends at x = `stop`. */
function page(paper: string, lines: number, stop: number, c: Tones): string {
  return [
    shape('M0 566A620 620 0 0 0 -490 540V720A620 620 0 0 1 0 746Z', c.near),
    shape('M0 546A600 600 0 0 0 -464 516V690A600 600 0 0 1 0 722Z', paper),
    times(lines, (index) => {
      const y = 554 + index * 28;
      const last = index === lines - 1;
      // The right page is drawn in the mirror, where a line begins at the fold.
      const from = last && stop < -200 ? stop : -414;
      const to = last && stop >= -200 ? stop : -50;
      return stroke(`M${from} ${y + lift(from)}A600 600 0 0 1 ${to} ${y + lift(to)}`, c.near, 8);
    }),
  ].join('');
}

/** How far the curve of the paper moves a line at x, in units. */
function lift(x: number): number {
  return round(Math.sqrt(360000 - 232 * 232) - Math.sqrt(360000 - (x + 232) ** 2) + 30);
}
