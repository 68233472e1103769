import type { Random } from '../kit.ts';
import { at, between, disc, dome, poly, rect, shape, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { figure } from '../people.ts';
import { cypress, farHills, farRoofs, ground, gulls, sky, streaks } from '../scenery.ts';

/** A key as tall as a tower, with windows in its teeth. */
export function key(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 560, 600);
  const x = between(rnd, 560, 640);
  const trees = whole(rnd, 1, 3);
  const look = { coat: c.far, skin: c.sun, hair: c.near, cloth: c.sun };
  return [
    sky(c.sky),
    dome(x + between(rnd, -200, 200), horizon, between(rnd, 250, 340), c.sun),
    rnd() > 0.5 ? farHills(rnd, horizon, c.far) : farRoofs(rnd, horizon, 50, 120, c.far),
    ground(horizon, c.mid),
    streaks(rnd, 5, horizon + 24, 700, c.far),
    poly([x - 60, 724, x + 60, 724, x + 620, 800, x + 120, 800], c.near),
    times(trees, (index) => cypress(x - 330 - index * 54, 730, between(rnd, 150, 260), c.near)),
    rect(0, 724, x - 150, 76, c.near),
    poly([x - 152, 724, x - 60, 724, x + 40, 800, x - 152, 800], c.near),
    at(x, 724, tower(c)),
    figure(x - between(rnd, 200, 250), 728, 1.3, look, c.near),
    gulls(rnd, x + between(rnd, 330, 400), 190, c.near),
  ].join('');
}

/** The key stands on (0, 0), 680 tall, its teeth to the right, its left edges lit. */
function tower(c: Tones): string {
  const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  const bow = [
    shape(circle(156) + circle(84), c.near),
    shape('M-100 -100A141 141 0 0 0 -100 100L-91 91A128 128 0 0 1 -91 -91Z', c.far),
  ];
  return [
    at(0, -522, bow.join('')),
    rect(-34, -372, 68, 372, c.near),
    rect(-56, -362, 112, 24, c.near),
    rect(-46, -322, 92, 16, c.near),
    rect(-24, -290, 11, 278, c.far),
    tooth(-236, 150, 2, c),
    tooth(-108, 200, 3, c),
    disc(0, -350, 7, c.sun),
  ].join('');
}

/** A tooth of 78 whose upper edge is on y, with its windows lit. */
function tooth(y: number, long: number, windows: number, c: Tones): string {
  const pane = (index: number) => rect(48 + index * 48, y + 20, 24, 36, c.sun);
  return rect(30, y, long - 6, 78, c.near) + times(windows, pane);
}
