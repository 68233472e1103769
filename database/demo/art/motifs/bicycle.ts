import type { Random } from '../kit.ts';
import { at, between, disc, dome, poly, rect, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, glints, ground, gulls, sky } from '../scenery.ts';

/** A bicycle left on the promenade. */
export function bicycle(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 340, 380);
  const sunX = between(rnd, 280, 460);
  const x = between(rnd, 560, 640);
  const bars = whole(rnd, 8, 12);
  return [
    sky(c.sky),
    dome(sunX, horizon, between(rnd, 150, 230), c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, sunX, horizon + 24, 600, 340, c.far),
    rnd() > 0.5 ? railing(bars, c) : '',
    rect(0, 700, 1200, 100, c.near),
    rect(0, 700, 1200, 10, c.far),
    times(6, (index) => rect(40 + index * 210, 748, 120, 8, c.far)),
    at(x, 702, cycle(c), 0, between(rnd, 1.06, 1.16)),
    gulls(rnd, between(rnd, 760, 940), 140, c.near),
  ].join('');
}

function railing(bars: number, c: Tones): string {
  const step = 1200 / bars;
  return (
    rect(0, 560, 1200, 10, c.near) +
    times(bars, (index) => rect(step * (index + 0.5), 560, 9, 140, c.near))
  );
}

/** Wheels stand on y = 0 at x = -210 and 210. */
function cycle(c: Tones): string {
  return [
    wheel(-210, c),
    wheel(210, c),
    stroke('M-210 -140L-110 -330H120L10 -140H-210M-122 -352L10 -140', c.sun, 17),
    stroke('M210 -140L112 -366', c.sun, 17),
    stroke('M112 -366L104 -402H156', c.near, 15, true),
    stroke('M156 -402a26 26 0 0 1 0 52', c.near, 15, true),
    stroke('M-122 -352L-130 -378', c.near, 14),
    poly([-186, -398, -80, -398, -92, -376, -168, -372], c.near),
    disc(10, -140, 34, c.near),
    disc(10, -140, 20, c.far),
    stroke('M10 -140L30 -78M14 -76H48', c.near, 11, true),
    basket(c),
  ].join('');
}

function wheel(x: number, c: Tones): string {
  return [
    times(8, (index) => at(x, -140, stroke('M0 -116V116', c.far, 3), index * 22.5)),
    at(x, -140, stroke('M-128 0a128 128 0 1 1 256 0a128 128 0 1 1 -256 0', c.near, 22)),
    at(x, -140, stroke('M-112 0a112 112 0 1 1 224 0a112 112 0 1 1 -224 0', c.sun, 6)),
    disc(x, -140, 14, c.near),
  ].join('');
}

function basket(c: Tones): string {
  return [
    disc(180, -352, 26, c.sun),
    disc(222, -358, 30, c.far),
    poly([144, -344, 260, -344, 244, -252, 160, -252], c.near),
    rect(156, -322, 94, 8, c.far),
    rect(160, -294, 84, 8, c.far),
  ].join('');
}
