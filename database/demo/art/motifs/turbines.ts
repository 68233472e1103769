import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, shape, times } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { cypress, farHills, ground, gulls, hill, house, sky } from '../scenery.ts';

/** Three wind turbines on a ridge, the largest before the sun. */
export function turbines(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 560, 600);
  const x = between(rnd, 660, 780);
  const farther = between(rnd, 240, 290);
  const paint = { wall: c.sky, roof: c.near, pane: c.mid };
  return [
    sky(c.sky),
    disc(x + between(rnd, -120, 120), between(rnd, 250, 380), between(rnd, 150, 210), c.sun),
    farHills(rnd, horizon, c.far),
    turbine(x - farther * 1.1, horizon, 0.56, rnd() * 120, c.near, c),
    turbine(x + farther, horizon, 0.62, rnd() * 120, c.near, c),
    ground(horizon, c.mid),
    hill(300, horizon + 40, 1000, 90, c.mid),
    house({ x: 150, y: horizon - 10, w: 110, h: 70, gable: 46 }, paint),
    rnd() > 0.4 ? house({ x: 284, y: horizon - 14, w: 84, h: 56, gable: 38 }, paint) : '',
    cypress(124, horizon - 2, between(rnd, 110, 160), c.near),
    cypress(400, horizon, between(rnd, 80, 130), c.near),
    times(6, (index) =>
      rect(between(rnd, 20, 900), horizon + 50 + index * 18, between(rnd, 100, 240), 8, c.far),
    ),
    hill(860, 830, 1500, 160, c.near),
    turbine(x, 700, 1, rnd() * 120, c.near, c),
    gulls(rnd, between(rnd, 240, 420), 190, c.near),
  ].join('');
}

/** A turbine of 430 at size 1, foot at (x, y); `turn` is how far the rotor has gone, in degrees. */
function turbine(x: number, y: number, size: number, turn: number, tint: string, c: Tones): string {
  const blade = shape('M-9 -14L-13 -70A700 700 0 0 0 4 -258A900 900 0 0 0 13 -14Z', tint);
  const body = [
    poly([-9, -430, 9, -430, 20, 6, -20, 6], tint),
    poly([-9, -430, -3, -430, -6, 6, -20, 6], c.far),
    at(
      0,
      -430,
      times(3, (index) => at(0, 0, blade, index * 120)),
      turn,
    ),
    disc(0, -430, 20, tint),
    disc(0, -430, 8, c.sun),
  ];
  return at(x, y, body.join(''), 0, size);
}
