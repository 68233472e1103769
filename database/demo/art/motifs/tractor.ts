import type { Random } from '../kit.ts';
import { at, between, disc, poly, rect, shape, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { cypress, farHills, ground, gulls, sky } from '../scenery.ts';

/** A tractor on a ploughed field. */
export function tractor(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 450, 500);
  const sunX = between(rnd, 820, 1000);
  const trees = whole(rnd, 2, 4);
  return [
    sky(c.sky),
    disc(sunX, between(rnd, 170, 250), between(rnd, 90, 140), c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    times(trees, (index) => cypress(90 + index * 46, horizon + 6, between(rnd, 90, 170), c.near)),
    furrows(between(rnd, -200, 200), horizon, c),
    at(between(rnd, 250, 320), 716, machine(c), 0, between(rnd, 1, 1.1)),
    rect(0, 712, 1200, 88, c.near),
    times(7, (index) =>
      rect(between(rnd, -20, 20) + index * 184, 742 + (index % 2) * 22, 100, 8, c.far),
    ),
    rnd() > 0.4 ? gulls(rnd, between(rnd, 200, 380), 150, c.near) : '',
  ].join('');
}

function furrows(shift: number, horizon: number, c: Tones): string {
  return times(13, (index) => {
    const far = 600 + (index - 6) * 70 + shift;
    const near = 600 + (index - 6) * 260 + shift;
    return poly([far, horizon, far + 10, horizon, near + 60, 720, near, 720], c.far);
  });
}

/** Wheels stand on y = 0 from x = 0 to 700; the bonnet looks to the right. */
function machine(c: Tones): string {
  return [
    rect(486, -430, 18, 150, c.near),
    rect(476, -440, 38, 18, c.near),
    shape('M250 -110V-300H600A70 70 0 0 1 670 -230V-110Z', c.sun),
    rect(470, -140, 200, 40, c.near),
    times(4, (index) => rect(560, -262 + index * 28, 84, 12, c.near)),
    poly([120, -250, 152, -470, 380, -470, 416, -250], c.near),
    poly([168, -290, 188, -438, 266, -438, 266, -290], c.sky),
    poly([290, -290, 290, -438, 360, -438, 384, -290], c.far),
    rect(110, -488, 306, 24, c.sun),
    shape('M-20 -190A180 180 0 0 1 340 -190H300A140 140 0 0 0 20 -190Z', c.sun),
    rect(100, -260, 320, 16, c.near),
    wheel(160, 154, 12, c),
    wheel(590, 96, 9, c),
  ].join('');
}

function wheel(x: number, radius: number, lugs: number, c: Tones): string {
  return [
    times(lugs * 2, (index) =>
      at(x, -radius, rect(-10, -radius - 2, 20, 26, c.near), (index * 180) / lugs),
    ),
    disc(x, -radius, radius - 6, c.near),
    disc(x, -radius, radius * 0.56, c.far),
    disc(x, -radius, radius * 0.42, c.sun),
    disc(x, -radius, radius * 0.16, c.near),
  ].join('');
}
