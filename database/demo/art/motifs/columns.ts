import type { Random } from '../kit.ts';
import { between, disc, height, poly, rect, times, whole } from '../kit.ts';
import type { Tones } from '../palette.ts';
import { farHills, ground, gulls, sky } from '../scenery.ts';

const broad = 112;
const depth = 26;

/** A rising row of houses that is also a bar chart, mirrored in the water. */
export function columns(c: Tones, rnd: Random): string {
  const horizon = between(rnd, 570, 600);
  const count = whole(rnd, 5, 6);
  const start = 600 - (count * 160 - 48) / 2;
  const growth = between(rnd, 46, 58);
  return [
    sky(c.sky),
    disc(
      start + (count - 1) * 160 + between(rnd, -30, 60),
      between(rnd, 200, 250),
      between(rnd, 100, 140),
      c.sun,
    ),
    farHills(rnd, horizon, c.far),
    ground(horizon, c.mid),
    times(count, (index) => {
      const step = Math.max(0, index - 0.8) * growth;
      const h = Math.min(430, 108 + step + (index < count - 1 ? between(rnd, -10, 44) : 40));
      return column(start + index * 160, horizon, h, index === count - 1, c);
    }),
    rect(0, horizon, 1200, 12, c.near),
    gulls(rnd, between(rnd, 300, 460), 210, c.near),
  ].join('');
}

function column(x: number, horizon: number, h: number, last: boolean, c: Tones): string {
  const [front, pane] = last ? [c.sun, c.near] : [c.near, c.sun];
  const top = horizon - h;
  const rows = Math.floor((h - 30) / 56);
  const right = x + broad;
  return [
    rect(x, top, broad, h, front),
    poly([right, top, right + depth, top - 20, right + depth, horizon, right, horizon], c.mid),
    poly([x, top, x + depth, top - 20, right + depth, top - 20, right, top], last ? c.near : c.far),
    times(rows * 2, (index) => {
      const y = top + 28 + Math.floor(index / 2) * 56;
      return rect(x + 16 + (index % 2) * 48, y, 30, 30, pane);
    }),
    mirror(x, horizon + 30, Math.min(h * 0.32, height - horizon - 40), front, c),
  ].join('');
}

function mirror(x: number, top: number, tall: number, fill: string, c: Tones): string {
  return (
    rect(x, top, broad, tall, fill) +
    [14, 40, 70, 102].map((dy) => rect(x - 4, top + dy, broad + 8, 9, c.mid)).join('')
  );
}
