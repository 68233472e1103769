import type { Random } from '../kit.ts';
import { at, between, dome, poly, rect, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, ground, gulls, sky, streaks } from '../scenery.ts';

/** A letter on its way out of the envelope. */
export function letter(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 560, 600);
  const gullX = between(rnd, 150, 190);
  return [
    sky(c.sky),
    dome(between(rnd, 500, 700), horizon, between(rnd, 330, 420), c.far),
    rnd() > 0.35 ? farHills(rnd, horizon, c.far) : '',
    ground(horizon, c.mid),
    streaks(rnd, 4, horizon + 30, 790, c.far),
    poly([330, 712, 880, 712, 1010, 780, 420, 780], c.near),
    at(
      600,
      710,
      envelope(between(rnd, -40, 30), whole(rnd, 3, 5), c),
      between(rnd, -5, 5),
      between(rnd, 0.95, 1.06),
    ),
    gulls(rnd, rnd() > 0.5 ? gullX : 1200 - gullX, 170, c.near),
  ].join('');
}

/** Standing on y = 0, 600 wide; the sheet comes out by 240 + `lift`. */
function envelope(lift: number, lines: number, c: Tones): string {
  return [
    poly([-300, -370, 0, -580, 300, -370], c.near),
    rect(-300, -370, 600, 370, c.near),
    at(0, -390 - lift, sheet(lines, c)),
    poly([-300, -370, -20, -170, -300, 0], c.mid),
    poly([300, -370, 20, -170, 300, 0], c.mid),
    poly([-300, 0, 0, -230, 300, 0], c.far),
    stroke('M-300 -370L-34 -180M300 -370L34 -180', c.near, 7),
    stroke('M-300 0L0 -230L300 0', c.near, 7),
    stroke('M-300 -370V0H300V-370', c.near, 7),
  ].join('');
}

/** A sheet of 470 × 420 around (0, 0) with a heading, lines and a small sun as its stamp. */
function sheet(lines: number, c: Tones): string {
  return [
    rect(-235, -200, 470, 420, c.sun),
    stroke('M-235 220V-200H235V220', c.near, 7),
    rect(-190, -158, 170, 20, c.near),
    rect(96, -168, 96, 80, c.near),
    dome(144, -102, 34, c.sun),
    times(lines, (index) =>
      rect(-190, -100 + index * 40, index === lines - 1 ? 190 : index < 2 ? 250 : 380, 10, c.mid),
    ),
  ].join('');
}
