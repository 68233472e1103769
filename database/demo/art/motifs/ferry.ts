import { sailboat, steamer } from '../boats.ts';
import type { Random } from '../kit.ts';
import { at, between, disc, dome, poly, rect, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, glints, ground, gulls, sky } from '../scenery.ts';

/** The strait ferry in front of a low sun. */
export function ferry(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 455, 490);
  const sunX = between(rnd, 200, 330);
  const radius = between(rnd, 150, 230);
  const risen = rnd() > 0.6;
  const bow = between(rnd, 350, 430);
  return [
    sky(c.sky),
    risen ? disc(sunX, horizon - radius, radius * 0.7, c.sun) : dome(sunX, horizon, radius, c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, sunX, horizon + 24, 710, radius * 1.9, c.sun),
    rnd() > 0.5 ? at(between(rnd, 120, 250), horizon + 40, sailboat(c), 0, 0.5) : '',
    at(bow, 596, steamer(c), 0, between(rnd, 1, 1.12)),
    rect(bow - 40, 640, 620, 10, c.far),
    rect(bow + 60, 674, 420, 10, c.far),
    gulls(rnd, between(rnd, 520, 760), 150, c.near),
    rnd() > 0.35 ? quay(c, whole(rnd, 2, 4)) : '',
  ].join('');
}

function quay(c: Tones, bollards: number): string {
  const end = 60 + bollards * 120;
  return (
    poly([0, 800, 0, 742, end, 742, end + 50, 800], c.near) +
    times(bollards, (index) => rect(60 + index * 120, 706, 26, 40, c.near, 4))
  );
}
