import type { Random } from '../kit.ts';
import { at, between, bowl, disc, poly, rect, shape, stroke, times } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, glints, ground, house, sky } from '../scenery.ts';

/** A pair of scales with a home in one pan and something to share in the other. */
export function scales(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 545, 580);
  const tilt = between(rnd, -5, 5);
  const arm = 310;
  const drop = Math.sin((tilt * Math.PI) / 180) * arm;
  const load = rnd() > 0.5 ? apples(c) : coins(c);
  return [
    sky(c.sky),
    disc(600, between(rnd, 290, 350), between(rnd, 210, 260), c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, 130, horizon + 66, 800, 300, c.far),
    glints(rnd, 1070, horizon + 66, 800, 300, c.far),
    at(600, 330, rect(-600, -9, 1200, 18, c.near), tilt),
    disc(600, 330, 40, c.near),
    disc(600, 330, 16, c.sun),
    poly([580, 350, 620, 350, 636, 700, 564, 700], c.near),
    poly([604, 370, 620, 370, 636, 700, 604, 700], c.far),
    rect(470, 690, 260, 26, c.near),
    rect(420, 716, 360, 84, c.near),
    at(
      600 - arm,
      566 - drop,
      pan(c) + house({ x: -60, y: 0, w: 120, h: 74, gable: 56 }, roofed(c)),
    ),
    at(600 + arm, 566 + drop, pan(c) + load),
  ].join('');
}

function roofed(c: Tones): { wall: string; roof: string; pane: string } {
  return { wall: c.sky, roof: c.near, pane: c.mid };
}

/** The rim of the pan is on (0, 0), its chains meet 236 above. */
function pan(c: Tones): string {
  return [
    stroke('M-130 10L0 -236L130 10', c.near, 7),
    bowl(0, 10, 150, c.near),
    rect(-158, 0, 316, 14, c.near),
    shape('M-90 24A90 90 0 0 0 -20 142H-40A140 140 0 0 1 -124 24Z', c.far),
  ].join('');
}

function apples(c: Tones): string {
  const spots = [
    [-52, -38],
    [40, -38],
    [-6, -102],
  ] as const;
  return spots.map(([x, y]) => disc(x, y, 38, c.far) + disc(x, y, 18, c.near)).join('');
}

function coins(c: Tones): string {
  const stack = (x: number, count: number) =>
    times(
      count,
      (index) =>
        rect(x, -24 - index * 26, 84, 20, index % 2 ? c.far : c.sun, 10) +
        rect(x, -6 - index * 26, 84, 4, c.near),
    );
  return rect(-104, -106, 208, 106, c.near) + stack(-94, 3) + stack(10, 4);
}
