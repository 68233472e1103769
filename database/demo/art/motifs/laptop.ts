import type { Random } from '../kit.ts';
import {
  at,
  between,
  disc,
  dome,
  leaf,
  pick,
  poly,
  rect,
  shape,
  stroke,
  times,
  whole,
} from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, farRoofs, ground, sky } from '../scenery.ts';

/** An open laptop on a desk before a window; its screen shows a morning or figures. */
export function laptop(c: Tones, rnd: Random): string {
  const desk = between(rnd, 590, 620);
  const x = between(rnd, 570, 630);
  const side = pick(rnd, [-1, 1]);
  return [
    sky(c.sky),
    dome(x + between(rnd, -160, 160), desk, between(rnd, 400, 460), c.far),
    rnd() > 0.5 ? farRoofs(rnd, desk, 60, 150, c.far) : farHills(rnd, desk, c.far),
    ground(desk, c.mid),
    rect(0, desk, 1200, 10, c.near),
    at(x, 690, screen(c) + (rnd() > 0.5 ? morning(c, rnd) : figures(c, whole(rnd, 5, 6)))),
    at(x, 690, keyboard(c)),
    at(x - side * between(rnd, 410, 440), 700, plant(c)),
    at(x + side * between(rnd, 410, 440), 720, cup(c)),
  ].join('');
}

/** The lid stands 410 high on y = 0; the picture on it is 580 × 340 and rests on y = -34. */
function screen(c: Tones): string {
  return rect(-320, -410, 640, 412, c.near, 22) + rect(-290, -380, 580, 346, c.sun);
}

function morning(c: Tones, rnd: Random): string {
  const x = between(rnd, -80, 80);
  return [
    rect(-290, -380, 580, 346, c.sky),
    dome(x, -140, 120, c.sun),
    shape('M-290 -34V-160A420 420 0 0 1 60 -140H290V-34Z', c.far),
    rect(-290, -140, 580, 106, c.mid),
    times(4, (index) => rect(x - 90 + index * 16, -122 + index * 22, 180 - index * 32, 9, c.sun)),
  ].join('');
}

function figures(c: Tones, bars: number): string {
  const step = 500 / bars;
  const points = Array.from({ length: bars }, (_, index) => {
    const x = Math.round(-250 + step * (index + 0.4));
    return { x, y: -190 - index * 26 + (index % 2) * 30 };
  });
  return [
    times(bars, (index) => {
      const tall = 60 + index * 28 - (index % 2) * 26;
      return rect(-250 + step * index, -60 - tall, step * 0.62, tall, index % 2 ? c.mid : c.near);
    }),
    rect(-262, -60, 524, 9, c.near),
    stroke(`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`, c.mid, 11),
    ...points.map(({ x, y }) => disc(x, y, 13, c.near)),
  ].join('');
}

function keyboard(c: Tones): string {
  return [
    poly([-320, 0, 320, 0, 392, 62, -392, 62], c.far),
    poly([-280, 10, 280, 10, 306, 36, -306, 36], c.near),
    rect(-392, 62, 784, 16, c.near),
    poly([-70, 42, 70, 42, 76, 56, -76, 56], c.near),
  ].join('');
}

function plant(c: Tones): string {
  return [
    ...[-52, -26, 0, 26, 52].map((turn) =>
      at(0, -76, leaf(170 - Math.abs(turn), 46, turn % 52 ? c.far : c.near), turn),
    ),
    poly([-62, -90, 62, -90, 44, 22, -44, 22], c.sun),
    poly([16, -90, 62, -90, 44, 22, 10, 22], c.sky),
    rect(-70, -96, 140, 20, c.near),
  ].join('');
}

function cup(c: Tones): string {
  return [
    stroke('M44 -76a30 30 0 0 1 0 60', c.near, 14),
    rect(-52, -96, 100, 100, c.sun, 8),
    rect(16, -96, 32, 100, c.sky, 8),
    rect(-66, 2, 128, 12, c.near),
  ].join('');
}
