import type { Random } from '../kit.ts';
import { at, between, disc, dome, poly, rect, shape, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { figure } from '../people.ts';
import { cypress, farHills, ground, gulls, sky } from '../scenery.ts';

/** A school in the morning, children on the way to its door. */
export function school(c: Tones, rnd: Random): string {
  const foot = between(rnd, 560, 590);
  const pupils = whole(rnd, 2, 4);
  const trees = between(rnd, 130, 200);
  return [
    sky(c.sky),
    disc(between(rnd, 240, 380), between(rnd, 220, 300), between(rnd, 120, 170), c.sun),
    farHills(rnd, foot, c.far),
    ground(foot, c.mid),
    poly([550, foot, 650, foot, 860, 800, 340, 800], c.sun),
    at(600, foot, wing(-380, c) + wing(140, c) + hall(between(rnd, 0, 330), c)),
    cypress(trees, foot + 10, between(rnd, 200, 280), c.near),
    cypress(1200 - trees, foot + 10, between(rnd, 180, 260), c.near),
    times(pupils, (index) => {
      const side = index - (pupils - 1) / 2;
      return pupil(600 + side * 120, 716 + (index % 2) * 46, index % 2 ? c.far : c.sky, c);
    }),
    rnd() > 0.4 ? gulls(rnd, between(rnd, 820, 940), 130, c.near) : '',
  ].join('');
}

/** A wing of 240 whose left foot is x: two rows of windows, right end in shade. */
function wing(x: number, c: Tones): string {
  return [
    rect(x, -220, 240, 220, c.far),
    poly([x - 16, -220, x + 16, -268, x + 224, -268, x + 256, -220], c.near),
    times(6, (index) => {
      const left = x + 26 + (index % 3) * 70;
      const top = -188 + Math.floor(index / 3) * 92;
      return (
        rect(left, top, 48, 62, c.near) +
        rect(left + 6, top + 6, 16, 50, c.sun) +
        rect(left + 26, top + 6, 16, 50, c.sun)
      );
    }),
  ].join('');
}

/** The middle with gable, clock (`turn` in degrees), door and flag. */
function hall(turn: number, c: Tones): string {
  return [
    rect(-5, -540, 10, 160, c.near),
    poly([5, -536, 108, -512, 5, -484], c.sun),
    rect(-140, -300, 280, 300, c.mid),
    poly([-170, -300, 0, -420, 170, -300], c.near),
    disc(0, -330, 34, c.sun),
    at(0, -330, stroke('M0 4V-26', c.near, 6), turn) +
      at(0, -330, stroke('M0 4V-18', c.near, 7), turn / 12),
    times(3, (index) => rect(-104 + index * 80, -252, 48, 70, c.sky)),
    shape('M-62 0V-98A62 62 0 0 1 62 -98V0Z', c.near),
    dome(0, -98, 46, c.sun),
    rect(-46, -90, 42, 90, c.far),
    rect(-150, -12, 300, 12, c.near),
    rect(106, -300, 34, 288, c.near),
  ].join('');
}

/** A child from behind, feet at (x, y), a satchel on the back. */
function pupil(x: number, y: number, coat: string, c: Tones): string {
  const look = { coat, skin: c.sun, hair: c.near, cloth: c.sun };
  return (
    figure(x, y, 1.25, look, c.near) +
    rect(x - 17, y - 86, 34, 42, c.mid, 8) +
    rect(x - 17, y - 66, 34, 5, c.sun)
  );
}
