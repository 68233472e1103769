import type { Random } from '../kit.ts';
import { at, between, disc, dome, poly, shape, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { figure } from '../people.ts';
import { farHills, ground, gulls, hill, sky, streaks } from '../scenery.ts';

/** A kite high over a child on a hill. */
export function kite(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 580, 620);
  const x = between(rnd, 690, 770);
  const y = between(rnd, 240, 280);
  const child = between(rnd, 250, 320);
  const look = { coat: c.sun, skin: c.sun, hair: c.near, cloth: c.sun };
  return [
    sky(c.sky),
    rnd() > 0.5
      ? disc(between(rnd, 240, 340), between(rnd, 190, 260), between(rnd, 90, 120), c.sun)
      : dome(between(rnd, 420, 620), horizon, between(rnd, 150, 210), c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    streaks(rnd, 5, horizon + 30, 780, c.far),
    hill(300, 812, 1000, 190, c.near),
    stroke(`M${child + 46} 524A900 900 0 0 0 ${x} ${y}`, c.near, 5),
    stroke(`M${child + 8} 556L${child + 48} 522`, c.sun, 13, true),
    figure(child, 640, 1.5, look, c.far),
    at(x, y, diamond(whole(rnd, 4, 6), c), between(rnd, -38, -18), between(rnd, 1.12, 1.22)),
    rnd() > 0.3 ? gulls(rnd, between(rnd, 420, 520), 150, c.near) : '',
  ].join('');
}

/** The kite around (0, 0) with a tail of bows. */
function diamond(bows: number, c: Tones): string {
  const tail = `M0 220${times(bows, (index) => `a56 56 0 0 ${index % 2} 0 68`)}`;
  return [
    stroke(tail, c.near, 6),
    times(bows, (index) => {
      const y = 220 + (index + 1) * 68;
      return at(
        0,
        y,
        poly([0, 0, -32, -18, -32, 18], c.sun) + poly([0, 0, 32, -18, 32, 18], c.far),
        index % 2 ? 20 : -20,
      );
    }),
    poly([0, -200, 0, -40, -150, -40], c.sun),
    poly([0, -200, 150, -40, 0, -40], c.far),
    poly([-150, -40, 0, -40, 0, 220], c.far),
    poly([0, -40, 150, -40, 0, 220], c.near),
    shape('M-6 -210H6V226H-6Z', c.near),
    shape('M-158 -45H158V-35H-158Z', c.near),
    stroke('M0 -204L152 -40L0 224L-152 -40Z', c.near, 8),
  ].join('');
}
