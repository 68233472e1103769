import { sailboat, steamer } from '../boats.ts';
import type { Random } from '../kit.ts';
import { at, between, dome, rect, round, stroke, times, width } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, glints, ground, gulls, sky } from '../scenery.ts';

const deck = 452;
const crown = 130;

/** A suspension bridge from shore to shore. */
export function bridge(c: Tones, rnd: Random): string {
  const horizon = 520;
  const sunX = between(rnd, 380, 820);
  const left = between(rnd, 260, 340);
  const right = width - left;
  const hangers = times(42, (index) => {
    const x = index * 30 - 15;
    const top = cable(x, left, right);
    const behindTower = Math.abs(x - left) < 14 || Math.abs(x - right) < 14;
    return behindTower || top >= deck ? '' : rect(x - 2, top, 4, deck - top, c.near);
  });
  const points = Array.from({ length: 62 }, (_, index) => {
    const x = index * 20 - 10;
    return `${x} ${round(Math.min(deck, cable(x, left, right)))}`;
  });
  return [
    sky(c.sky),
    dome(sunX, horizon, between(rnd, 160, 250), c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, sunX, horizon + 66, 800, 400, c.sun),
    hangers,
    stroke(`M${points.join('L')}`, c.near, 11),
    rect(0, deck, width, 26, c.near),
    rect(0, deck + 34, width, 6, c.near),
    tower(left, c),
    tower(right, c),
    rnd() > 0.4
      ? at(between(rnd, 430, 520), 690, steamer(c), 0, 0.44)
      : at(between(rnd, 480, 700), 690, sailboat(c), 0, 0.74),
    gulls(rnd, between(rnd, 540, 680), 250, c.near),
  ].join('');
}

/** The height of the main cable at x: a parabola between the towers, a slope outside them. */
function cable(x: number, left: number, right: number): number {
  const outside = Math.max(left - x, x - right);
  if (outside > 0) return crown + (deck - crown) * (outside / (left + 30)) ** 0.92;
  const sag = ((x - width / 2) / (right - width / 2)) ** 2;
  return 410 - (410 - crown) * sag;
}

function tower(x: number, c: Tones): string {
  return [
    rect(x - 34, crown - 26, 22, 470, c.near),
    rect(x + 12, crown - 26, 22, 470, c.near),
    ...[crown - 10, 240, 350].map((y) => rect(x - 34, y, 68, 18, c.near)),
    rect(x - 62, 566, 124, 34, c.near),
  ].join('');
}
