import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, shape, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { figure } from '../people.ts';
import { farHills, farRoofs, glints, ground, gulls, sky } from '../scenery.ts';

/** The clock of a landing stage, larger than the people below it. */
export function clock(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 540, 580);
  const x = between(rnd, 560, 640);
  const walkers = whole(rnd, 1, 3);
  const side = between(rnd, 180, 260);
  return [
    sky(c.sky),
    rnd() > 0.5 ? farRoofs(rnd, horizon, 60, 130, c.far) : farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, x, horizon + 24, 700, 560, c.far),
    rect(0, 708, 1200, 92, c.near),
    rect(0, 708, 1200, 10, c.far),
    post(x, c),
    at(x, 312, face(c)),
    at(x, 312, hands(whole(rnd, 0, 11), whole(rnd, 0, 11) * 5, c)),
    times(walkers, (index) => {
      const look = { coat: index % 2 ? c.far : c.sky, skin: c.sun, hair: c.near, cloth: c.sun };
      return figure(x + side + index * 96, 712, 1.5, look, c.near);
    }),
    gulls(rnd, x - between(rnd, 370, 420), 190, c.near),
  ].join('');
}

function post(x: number, c: Tones): string {
  return [
    rect(x - 20, 520, 40, 200, c.near),
    rect(x - 20, 540, 10, 160, c.far),
    poly([x - 60, 708, x + 60, 708, x + 34, 650, x - 34, 650], c.near),
    rect(x - 54, 536, 108, 16, c.near),
  ].join('');
}

/** The face around (0, 0), the lit edge of its case on the left. */
function face(c: Tones): string {
  return [
    poly([-40, -236, 40, -236, 0, -292], c.near),
    disc(0, 0, 244, c.near),
    disc(0, 0, 214, c.sun),
    shape('M-161 -161A228 228 0 0 0 -161 161L-154 154A218 218 0 0 1 -154 -154Z', c.far),
    times(12, (index) => {
      const quarter = index % 3 === 0;
      const mark = quarter ? rect(-9, -196, 18, 48, c.near) : rect(-5, -196, 10, 28, c.near);
      return at(0, 0, mark, index * 30);
    }),
  ].join('');
}

function hands(hour: number, minute: number, c: Tones): string {
  return [
    at(0, 0, stroke('M0 34V-104', c.near, 22), hour * 30 + minute / 2),
    at(0, 0, stroke('M0 44V-164', c.near, 13), minute * 6),
    disc(0, 0, 22, c.near),
    disc(0, 0, 8, c.sun),
  ].join('');
}
