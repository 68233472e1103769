import type { Random } from '../kit.ts';
import { between, dome, pick, times, width } from '../kit.ts';
import type { Tones } from '../palette.ts';
import type { Look } from '../people.ts';
import { bust, heads } from '../people.ts';
import { farHills, ground, gulls, sky } from '../scenery.ts';

/** People seen from behind, looking at the same sun. */
export function crowd(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 380, 420);
  const back = { coat: c.far, skin: c.sun, hair: c.near, cloth: c.sky };
  const middle = { coat: c.sky, skin: c.sun, hair: c.near, cloth: c.sun };
  const front = { coat: c.near, skin: c.sun, hair: c.mid, cloth: c.far };
  return [
    sky(c.sky),
    dome(between(rnd, 440, 760), horizon, between(rnd, 210, 290), c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    rnd() > 0.4 ? gulls(rnd, between(rnd, 300, 900), 110, c.near) : '',
    row(rnd, 7, 560, 0.66, back),
    row(rnd, 5, 668, 0.95, middle),
    row(rnd, 4, 800, 1.2, front),
  ].join('');
}

/** One row: as many people across the picture, none standing as straight as a fence. */
function row(rnd: Random, count: number, y: number, size: number, look: Look): string {
  const step = width / count;
  const shift = between(rnd, -0.3, 0.3) * step;
  return times(count + 1, (index) => {
    const x = shift + step * (index + between(rnd, -0.1, 0.1));
    return bust(x, y + between(rnd, -14, 14), size, look, pick(rnd, heads));
  });
}
