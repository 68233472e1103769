import type { Random } from '../kit.ts';
import { at, between, dome, poly, rect, stroke, times } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, ground, sky } from '../scenery.ts';

/** A hand lets an envelope into the ballot box. */
export function ballot(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 590, 625);
  const lift = between(rnd, -40, 20);
  return [
    sky(c.sky),
    dome(between(rnd, 520, 680), horizon, between(rnd, 340, 420), c.sun),
    rnd() > 0.5 ? farHills(rnd, horizon, c.far) : '',
    ground(horizon, c.mid),
    poly([330, 478, 870, 478, 800, 408, 400, 408], c.far),
    poly([464, 452, 736, 452, 722, 430, 478, 430], c.near),
    at(600, 440 + lift, vote(c), between(rnd, -8, 6)),
    // The lid before the slot hides the part of the envelope that has gone in.
    poly([464, 452, 736, 452, 844, 452, 870, 478, 330, 478, 356, 452], c.far),
    rect(330, 478, 540, 250, c.near),
    rect(330, 478, 540, 16, c.far),
    emblem(c),
    poly([330, 728, 870, 728, 1000, 800, 460, 800], c.near),
  ].join('');
}

/** The envelope hangs 76 below (0, 0); hand and sleeve reach out of the picture above. */
function vote(c: Tones): string {
  const fingers = [
    [-64, 106],
    [-31, 124],
    [2, 120],
    [35, 98],
  ] as const;
  return [
    rect(-108, -208, 216, 226, c.sky),
    stroke('M-108 18V-208H108V18', c.near, 6),
    stroke('M-108 -208L0 -110L108 -208', c.near, 6),
    rect(-92, -620, 184, 290, c.near),
    rect(-80, -336, 160, 30, c.far),
    rect(-66, -312, 132, 120, c.sun, 30),
    ...fingers.map(([x, long]) => rect(x, -260, 30, long, c.sun, 15)),
    times(3, (index) => rect(-34.5 + index * 33, -250, 4, 84, c.near, 2)),
  ].join('');
}

/** The mark of the box: a sun on its horizon, framed on two sides. */
function emblem(c: Tones): string {
  return [
    rect(470, 560, 260, 12, c.sky),
    rect(470, 560, 12, 120, c.sky),
    dome(610, 654, 62, c.sun),
    rect(528, 664, 202, 12, c.sky),
  ].join('');
}
