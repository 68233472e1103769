import type { Random } from '../kit.ts';
import { at, between, dome, poly, rect, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, glints, ground, gulls, sky } from '../scenery.ts';

/** A lighthouse on a rock, its beam across the sky. */
export function lighthouse(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 540, 580);
  const x = between(rnd, 640, 800);
  const rise = between(rnd, -130, 60);
  return [
    sky(c.sky),
    poly([x, 176, -40, 130 + rise - 70, -40, 130 + rise + 170], c.sun),
    poly([x, 176, 1260, 180 - rise * 0.4 - 60, 1260, 180 - rise * 0.4 + 60], c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, between(rnd, 250, 360), horizon + 26, 780, between(rnd, 420, 560), c.far),
    poly(
      [x - 250, 800, x - 190, 640, x - 94, 600, x + 120, 596, x + 200, 650, 1200, 690, 1200, 800],
      c.near,
    ),
    stripes(x, whole(rnd, 2, 3) * 2 + 1, c),
    lantern(x, c),
    rnd() > 0.3 ? at(x + 84, 600, cottage(c)) : '',
    gulls(rnd, x - between(rnd, 240, 340), 380, c.near),
  ].join('');
}

/** The shaft, widening downwards, with the right half of its light bands in shade. */
function stripes(x: number, bands: number, c: Tones): string {
  const half = (y: number) => 46 + (y - 220) * 0.105;
  const step = 386 / bands;
  return times(bands, (index) => {
    const top = 226 + index * step;
    const [a, b, y] = [half(top), half(top + step), top + step];
    const dark = index % 2 === 0;
    const band = poly([x - a, top, x + a, top, x + b, y, x - b, y], dark ? c.near : c.sky);
    return dark
      ? band
      : band + poly([x + a * 0.3, top, x + a, top, x + b, y, x + b * 0.3, y], c.far);
  });
}

function lantern(x: number, c: Tones): string {
  return [
    rect(x - 66, 210, 132, 18, c.near),
    rect(x - 36, 142, 72, 68, c.sun),
    ...[-36, -4, 28].map((dx) => rect(x + dx, 142, 8, 68, c.near)),
    dome(x, 142, 46, c.near),
    rect(x - 4, 70, 8, 30, c.near),
  ].join('');
}

function cottage(c: Tones): string {
  return [
    rect(0, -70, 120, 74, c.sky),
    rect(84, -70, 36, 74, c.far),
    poly([-12, -70, 60, -116, 132, -70], c.mid),
    rect(24, -46, 22, 30, c.near),
    rect(84, -46, 24, 50, c.near),
  ].join('');
}
