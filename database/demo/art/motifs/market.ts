import type { Random } from '../kit.ts';
import { between, bowl, disc, pick, poly, rect, times, whole, width } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { bust } from '../people.ts';
import { farRoofs, ground, sky } from '../scenery.ts';

/** Two stalls with awnings, crates of fruit, the seller between them. */
export function market(c: Tones, rnd: Random): string {
  const horizon = 470;
  const left = between(rnd, 360, 440);
  const goods = () => pick(rnd, [c.sun, c.sky, c.sun, c.far]);
  return [
    sky(c.sky),
    disc(between(rnd, 180, 320), between(rnd, 140, 230), between(rnd, 90, 130), c.sun),
    farRoofs(rnd, horizon, 130, 250, c.far),
    ground(horizon, c.mid),
    rect(left + 30, 420, 700, 200, c.near),
    seller(left + between(rnd, 300, 460), rnd() > 0.5, c),
    awning(left, 760, 380, [c.sun, c.near], whole(rnd, 6, 9)),
    posts(left, 760, 380, c.near),
    posts(-120, 400, 430, c.near),
    awning(-120, 400, 430, [c.sky, c.mid], whole(rnd, 4, 6)),
    rect(left, 640, width - left, 160, c.near),
    times(3, (index) => crate(left + 26 + index * 244, 612, goods(), whole(rnd, 4, 5), c)),
    times(2, (index) => crate(left + 120 + index * 270, 708, goods(), 5, c)),
    rect(-120, 680, 400, 120, c.near),
    crate(-60, 652, goods(), 5, c),
  ].join('');
}

/** The seller looks at us, so what is hair in a bust seen from behind is the face here. */
function seller(x: number, scarf: boolean, c: Tones): string {
  const look = { coat: c.far, skin: c.sun, hair: c.sun, cloth: c.mid };
  const face = scarf ? disc(x, 504, 46, c.sun) : '';
  return bust(x, 660, 1.05, look, scarf ? 'scarf' : 'cap') + face;
}

function posts(x: number, w: number, y: number, fill: string): string {
  return rect(x + 18, y, 16, 400, fill) + rect(x + w - 34, y, 16, 400, fill);
}

/** A striped awning whose front edge is on y and ends in scallops. */
function awning(
  x: number,
  w: number,
  y: number,
  stripes: readonly [string, string],
  count: number,
): string {
  const step = w / count;
  const back = x + w * 0.08;
  return times(count, (index) => {
    const fill = stripes[index % 2 ? 1 : 0];
    const [a, b] = [back + index * step * 0.84, back + (index + 1) * step * 0.84];
    const [from, to] = [x + index * step, x + (index + 1) * step];
    return (
      poly([a, y - 96, b, y - 96, to, y, from, y], fill) +
      bowl(from + step / 2, y - 1.5, step / 2, fill)
    );
  });
}

function crate(x: number, y: number, fruit: string, count: number, c: Tones): string {
  const w = 16 + count * 46;
  return [
    times(count, (index) => disc(x + 30 + index * 46, y - 6, 26, fruit)),
    rect(x, y, w, 70, c.far),
    rect(x, y + 20, w, 8, c.near),
    rect(x, y + 46, w, 8, c.near),
  ].join('');
}
