import type { Random } from '../kit.ts';
import { at, between, dome, pick, poly, rect, shuffle, stroke, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { bust, heads } from '../people.ts';
import { sky } from '../scenery.ts';

/** A meeting seen over the table: window, chart, people, papers. */
export function table(c: Tones, rnd: Random): string {
  const seats = whole(rnd, 4, 5);
  const coats = shuffle(rnd, [c.near, c.far, c.near, c.sky, c.near]);
  return [
    sky(c.sky),
    rect(0, 300, 1200, 500, c.mid),
    at(between(rnd, 120, 190), 60, view(c, rnd)),
    at(between(rnd, 720, 790), 90, board(c, rnd)),
    times(seats, (index) => {
      const x = 600 + (index - (seats - 1) / 2) * (880 / seats) * 1.14;
      const look = { coat: coats[index] ?? c.near, skin: c.sun, hair: c.near, cloth: c.far };
      return bust(x, 470 + between(rnd, -10, 10), 0.92, look, pick(rnd, heads));
    }),
    poly([60, 520, 1140, 520, 1260, 800, -60, 800], c.near),
    poly([80, 520, 1120, 520, 1126, 534, 74, 534], c.sun),
    times(4, (index) =>
      at(170 + index * 236, between(rnd, 564, 600), paper(index % 2 ? c.far : c.sky, c)),
    ),
    times(3, (index) =>
      at(340 + index * 270 + between(rnd, -14, 14), between(rnd, 610, 650), cup(c)),
    ),
  ].join('');
}

/** A window of 420 × 240 with the sun on its sill. */
function view(c: Tones, rnd: Random): string {
  return [
    rect(0, 0, 420, 240, c.far),
    dome(between(rnd, 150, 280), 240, between(rnd, 100, 135), c.sun),
    rect(0, 0, 420, 12, c.near),
    rect(0, 0, 12, 240, c.near),
    rect(206, 0, 8, 240, c.near),
    rect(408, 0, 12, 240, c.near),
  ].join('');
}

/** A board of 360 × 150 with a line or bars that rise. */
function board(c: Tones, rnd: Random): string {
  const drawn =
    rnd() > 0.5
      ? stroke(`M40 110L130 ${between(rnd, 50, 76)}L210 ${between(rnd, 78, 98)}L320 26`, c.sun, 10)
      : times(5, (index) => rect(48 + index * 56, 112 - index * 18, 36, 14 + index * 18, c.sun));
  return rect(0, 0, 360, 150, c.near) + drawn;
}

function paper(fill: string, c: Tones): string {
  return (
    poly([0, 0, 140, 0, 154, 96, -14, 96], fill) +
    times(3, (index) => rect(10 - index * 2, 22 + index * 22, index < 2 ? 112 : 70, 8, c.near))
  );
}

function cup(c: Tones): string {
  return rect(0, 0, 44, 46, c.sun, 4) + rect(44, 10, 14, 24, c.sun);
}
