import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, shape, stroke, times, whole, width } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, glints, ground, gulls, sky } from '../scenery.ts';

const deck = 460;

/** A fast train on a viaduct above a river. */
export function train(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 600, 640);
  const sunX = between(rnd, 960, 1060);
  return [
    sky(c.sky),
    disc(sunX, between(rnd, 180, 260), between(rnd, 90, 130), c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, sunX - 200, horizon + 26, 790, 620, c.sun),
    viaduct(whole(rnd, 4, 5), between(rnd, -60, 60), c),
    stroke('M-10 236H1210', c.near, 4),
    times(3, (index) => mast(90 + index * 480, c)),
    at(between(rnd, 860, 960), deck, carriages(c)),
    rnd() > 0.5 ? gulls(rnd, between(rnd, 300, 600), 120, c.near) : '',
  ].join('');
}

/** Arches from side to side; the light of the left falls on each pier. */
function viaduct(arches: number, shift: number, c: Tones): string {
  const step = width / arches;
  const radius = step / 2 - 32;
  const at0 = (index: number) => shift + (index - 1) * step;
  const holes = Array.from({ length: arches + 2 }, (_, index) => {
    const left = at0(index) + 32;
    return `M${left} 800V${deck + 56 + radius}a${radius} ${radius} 0 0 1 ${radius * 2} 0V800Z`;
  });
  return [
    shape(`M-400 ${deck}H1600V800H-400Z${holes.join('')}`, c.near),
    times(arches + 2, (index) => rect(at0(index) - 32, deck + 56 + radius, 14, 400, c.far)),
    rect(0, deck + 24, width, 8, c.far),
  ].join('');
}

function mast(x: number, c: Tones): string {
  return rect(x, 200, 10, deck - 200, c.near) + rect(x - 4, 214, 70, 8, c.near);
}

/** The train stands on y = 0, its nose at x = 0, its tail out of the picture on the left. */
function carriages(c: Tones): string {
  return [
    shape('M-1100 -18V-166H-230A330 330 0 0 1 0 -40V-18Z', c.sun),
    rect(-1100, -56, 1088, 14, c.mid),
    rect(-1100, -134, 860, 52, c.near),
    times(11, (index) => rect(-1084 + index * 78, -126, 56, 36, index % 5 === 4 ? c.sun : c.sky)),
    shape('M-200 -134H-154A330 330 0 0 1 -66 -82H-200Z', c.near),
    ...[-306, -716].map((x) => rect(x, -170, 12, 160, c.near)),
    poly([-1100, -18, 0, -18, -22, 0, -1100, 0], c.near),
    stroke('M-420 -166L-470 -200L-420 -224H-380', c.near, 7),
  ].join('');
}
