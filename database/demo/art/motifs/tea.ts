import type { Random } from '../kit.ts';
import { at, between, dome, poly, rect, shape, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, farRoofs, ground, gulls, sky } from '../scenery.ts';

/** A glass of tea on a table by the window. */
export function tea(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 540, 580);
  const x = between(rnd, 550, 640);
  const cubes = whole(rnd, 1, 2);
  return [
    sky(c.sky),
    dome(x + between(rnd, -60, 60), horizon, between(rnd, 350, 430), c.far),
    rnd() > 0.5 ? farHills(rnd, horizon, c.far) : farRoofs(rnd, horizon, 50, 120, c.far),
    ground(horizon, c.mid),
    poly([x - 250, 720, x + 250, 720, x + 420, 800, x - 80, 800], c.near),
    at(x, 690, saucer(c)),
    at(x, 676, glass(c)),
    at(x, 676, stroke('M64 -346L132 -530', c.near, 12, true)),
    times(3, (index) => at(x - 80 + index * 54, 244 - (index % 2) * 30, steam(c))),
    times(cubes, (index) => at(x + 300 + index * 74, 690 - (index % 2) * 6, cube(c))),
    gulls(rnd, x - between(rnd, 400, 460), 180, c.near),
  ].join('');
}

/** The waisted glass, standing on (0, 0), 420 tall, tea up to 350. */
function glass(c: Tones): string {
  const outline =
    'M-118 -420A440 440 0 0 1 -84 -232A150 150 0 0 0 -72 0H72A150 150 0 0 0 84 -232A440 440 0 0 1 118 -420Z';
  return [
    shape(outline, c.sky),
    shape(
      'M-100 -350A440 440 0 0 1 -70 -226A138 138 0 0 0 -60 -18H60A138 138 0 0 0 70 -226A440 440 0 0 1 100 -350Z',
      c.sun,
    ),
    shape(
      'M56 -350H100A440 440 0 0 0 70 -226A138 138 0 0 1 60 -18H36A180 180 0 0 0 46 -226A440 440 0 0 1 56 -350Z',
      c.far,
    ),
    stroke(outline, c.near, 9),
    stroke('M-84 -178A104 104 0 0 0 -82 -72', c.sky, 12, true),
  ].join('');
}

function saucer(c: Tones): string {
  return [
    shape('M-240 -22H240A300 300 0 0 1 120 34H-120A300 300 0 0 1 -240 -22Z', c.near),
    rect(-240, -28, 480, 14, c.sun),
  ].join('');
}

function steam(c: Tones): string {
  return stroke('M0 0a38 38 0 0 1 0 -60a38 38 0 0 0 0 -60', c.sun, 12, true);
}

function cube(c: Tones): string {
  return [
    rect(-28, -44, 56, 48, c.sky),
    poly([-28, -44, -12, -60, 44, -60, 28, -44], c.sun),
    poly([28, -44, 44, -60, 44, -12, 28, 4], c.far),
  ].join('');
}
