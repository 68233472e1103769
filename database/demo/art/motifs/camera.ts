import type { Random } from '../kit.ts';
import { at, between, disc, dome, poly, rect, shape, stroke, times } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, farRoofs, ground, gulls, sky, streaks } from '../scenery.ts';

/** A camera on its stand; the lens holds the view we do not see. */
export function camera(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 560, 610);
  const x = between(rnd, 570, 630);
  const sunX = x + between(rnd, 300, 380);
  return [
    sky(c.sky),
    rnd() > 0.5
      ? dome(sunX, horizon, between(rnd, 200, 260), c.sun)
      : disc(sunX, 230, between(rnd, 110, 150), c.sun),
    rnd() > 0.5 ? farHills(rnd, horizon, c.far) : farRoofs(rnd, horizon, 80, 170, c.far),
    ground(horizon, c.mid),
    streaks(rnd, 5, horizon + 30, 790, c.far),
    at(x, 560, stand(c)),
    at(x, 350, body(c)),
    at(x, 360, lens(c, between(rnd, -34, 34))),
    gulls(rnd, x - between(rnd, 400, 440), 150, c.near),
  ].join('');
}

function stand(c: Tones): string {
  return [
    rect(-60, 0, 120, 34, c.near),
    poly([-50, 30, -20, 30, -210, 260, -246, 260], c.near),
    poly([50, 30, 20, 30, 210, 260, 246, 260], c.near),
    poly([-15, 30, 15, 30, 15, 260, -15, 260], c.near),
    poly([-50, 30, -40, 30, -234, 260, -246, 260], c.far),
  ].join('');
}

/** The box around (0, 0), 680 × 420, lit from the left. */
function body(c: Tones): string {
  return [
    poly([-130, -200, -96, -280, 96, -280, 130, -200], c.near),
    rect(-84, -262, 168, 44, c.sun),
    rect(-280, -226, 96, 40, c.near, 8),
    rect(206, -240, 76, 60, c.near, 8),
    rect(-340, -200, 680, 412, c.near, 34),
    rect(-340, -150, 680, 56, c.far),
    rect(-300, -132, 70, 20, c.near),
    disc(284, -122, 18, c.sun),
    ...[-306, -274].map((x) => rect(x, -60, 14, 230, c.mid)),
    ...[292, 260].map((x) => rect(x, -60, 14, 230, c.mid)),
  ].join('');
}

/** Rings around (0, 0) and in them, upside in, a sun over water. */
function lens(c: Tones, sunX: number): string {
  return [
    disc(0, 0, 204, c.near),
    disc(0, 0, 190, c.sky),
    disc(0, 0, 168, c.near),
    disc(0, 0, 130, c.far),
    dome(sunX, 20, 66, c.sun),
    shape('M-128.5 20A130 130 0 0 0 128.5 20Z', c.mid),
    times(3, (index) => rect(sunX - 52 + index * 12, 34 + index * 24, 104 - index * 24, 9, c.sun)),
    stroke('M-148 -8A148 148 0 0 1 -64 -134', c.sky, 12, true),
  ].join('');
}
