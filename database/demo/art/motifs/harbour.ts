import type { Random } from '../kit.ts';
import { at, between, disc, dome, pick, poly, rect, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, glints, ground, gulls, sky } from '../scenery.ts';

/** A crane loads a container ship. */
export function harbour(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 500, 540);
  const sunX = between(rnd, 200, 340);
  const crane = between(rnd, 800, 860);
  const trolley = crane - between(rnd, 190, 330);
  return [
    sky(c.sky),
    rnd() > 0.5 ? dome(sunX, horizon, between(rnd, 170, 220), c.sun) : disc(sunX, 220, 120, c.sun),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    glints(rnd, sunX, horizon + 24, 790, 380, c.sun),
    at(between(rnd, 150, 210), 640, ship(rnd, c)),
    gantry(crane, c),
    hook(trolley, between(rnd, 290, 330), c),
    rect(crane - 120, 690, 700, 110, c.near),
    rect(crane - 120, 690, 700, 10, c.far),
    times(4, (index) => rect(crane - 90 + index * 110, 736, 66, 8, c.far)),
    gulls(rnd, between(rnd, 330, 480), 100, c.near),
  ].join('');
}

/** Bow at x = 0, waterline on y = 0; the boxes are stacked at random. */
function ship(rnd: Random, c: Tones): string {
  return [
    times(6, (index) => stack(90 + index * 84, whole(rnd, 2, 3), rnd, c)),
    rect(598, -300, 84, 190, c.sky),
    rect(586, -316, 108, 18, c.near),
    rect(610, -280, 60, 22, c.near),
    rect(610, -236, 60, 12, c.near),
    rect(626, -372, 30, 58, c.sun),
    poly([-30, -110, 720, -110, 690, 40, 60, 40], c.near),
    poly([-14, -86, 716, -86, 713, -72, -4, -72], c.sun),
    rect(40, 44, 700, 10, c.far),
  ].join('');
}

function stack(x: number, count: number, rnd: Random, c: Tones): string {
  return times(count, (row) => {
    const y = -156 - row * 48;
    const fill = pick(rnd, [c.sun, c.far, c.sky, c.far, c.sun]);
    const box = rect(x, y, 80, 46, fill) + rect(x, y + 42, 80, 6, c.near);
    return box + times(3, (rib) => rect(x + 16 + rib * 22, y + 8, 5, 28, c.near));
  });
}

/** The crane stands on the quay around x; its boom reaches out over the water to the left. */
function gantry(x: number, c: Tones): string {
  return [
    stroke(`M${x + 60} 96L${x - 400} 236M${x + 60} 96L${x + 240} 236`, c.near, 9),
    rect(x - 420, 226, 720, 30, c.near),
    rect(x - 420, 226, 720, 8, c.far),
    poly([x + 30, 90, x + 84, 90, x + 140, 256, x - 30, 256], c.near),
    poly([x + 48, 130, x + 66, 130, x + 100, 236, x + 14, 236], c.sky),
    rect(x - 40, 256, 26, 440, c.near),
    rect(x + 150, 256, 26, 440, c.near),
    stroke(`M${x - 28} 300L${x + 162} 470M${x - 28} 470L${x + 162} 300`, c.near, 10),
    rect(x - 40, 470, 216, 22, c.near),
    rect(x + 200, 176, 84, 52, c.near),
  ].join('');
}

function hook(x: number, y: number, c: Tones): string {
  return [
    rect(x - 36, 250, 72, 18, c.near),
    stroke(`M${x - 24} 260V${y}M${x + 24} 260V${y}`, c.near, 5),
    rect(x - 62, y, 124, 60, c.sun),
    rect(x - 62, y, 124, 9, c.near),
    times(4, (rib) => rect(x - 44 + rib * 27, y + 20, 6, 30, c.near)),
  ].join('');
}
