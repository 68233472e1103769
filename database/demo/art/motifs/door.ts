import type { Random } from '../kit.ts';
import { at, between, disc, dome, poly, rect, shape } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { cypress, hill, sky } from '../scenery.ts';

const x = 470;
const w = 270;
const top = 110;
const sill = 640;

/** An open door with the morning behind it, and somebody about to go through. */
export function door(c: Tones, rnd: Random): string {
  const reach = between(rnd, 240, 360);
  return [
    sky(c.mid),
    rect(0, 540, 1200, 260, c.near),
    poly([x, sill, x + w, sill, x + w + reach * 0.6, 800, x - reach, 800], c.sun),
    rect(x - 26, top - 26, w + 52, sill - top + 26, c.near),
    rect(x, top, w, sill - top, c.sky),
    outside(c, rnd),
    leafOfDoor(c),
    at(between(rnd, 286, 350), 700, walker(c), 0, between(rnd, 0.94, 1.06)),
  ].join('');
}

/** What the door frames: a sun, land, a way, now and then cypresses. */
function outside(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 450, 500);
  const sunX = x + w * between(rnd, 0.36, 0.62);
  const slope = hill(x + 60, horizon, 120, between(rnd, 24, 50), c.far);
  return [
    rnd() > 0.4 ? dome(sunX, horizon, 92, c.sun) : disc(sunX, horizon - 170, 70, c.sun),
    slope,
    rect(x, horizon, w, sill - horizon, c.far),
    poly([sunX - 13, horizon, sunX + 13, horizon, x + w - 34, sill, x + 30, sill], c.sun),
    rnd() > 0.4
      ? cypress(x + 40, horizon + 50, 140, c.near) + cypress(x + 70, horizon + 30, 90, c.near)
      : '',
  ].join('');
}

function leafOfDoor(c: Tones): string {
  const hinge = x + w;
  return [
    poly([hinge, top, hinge + 190, top - 60, hinge + 190, 720, hinge, sill], c.far),
    poly([hinge + 36, top + 40, hinge + 154, top + 14, hinge + 154, 330, hinge + 36, 330], c.mid),
    poly([hinge + 36, 378, hinge + 154, 380, hinge + 154, 634, hinge + 36, 586], c.mid),
    disc(hinge + 168, 372, 10, c.near),
    poly(
      [hinge + 190, top - 60, hinge + 206, top - 60, hinge + 206, 722, hinge + 190, 720],
      c.near,
    ),
  ].join('');
}

/** Seen from the side, feet at (0, 0), lit from the door. */
function walker(c: Tones): string {
  return [
    poly([-26, -10, 26, -10, -78, 100, -208, 100], c.near),
    shape('M-58 0V-180a58 58 0 0 1 116 0V0Z', c.near),
    shape('M0 -238a58 58 0 0 1 58 58V0H32V-160Z', c.far),
    disc(2, -276, 40, c.far),
    shape('M-38 -276a40 40 0 0 1 66 -30l-24 30l-4 36a40 40 0 0 1 -38 -36Z', c.near),
  ].join('');
}
