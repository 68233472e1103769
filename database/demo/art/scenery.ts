import type { Random } from './kit.ts';
import {
  at,
  between,
  height,
  leaf,
  poly,
  rect,
  round,
  shape,
  stroke,
  times,
  whole,
  width,
} from './kit.ts';

/** The whole picture in one tone: what everything else stands before. */
export function sky(fill: string): string {
  return rect(0, 0, width, height, fill);
}

/** Land or water from the horizon down. */
export function ground(horizon: number, fill: string): string {
  return rect(0, horizon, width, height - horizon, fill);
}

/** A hill is one arc of a very large circle; (x, y) is the middle of its foot. */
export function hill(x: number, y: number, broad: number, tall: number, fill: string): string {
  const r = round(((broad * broad) / 4 + tall * tall) / (2 * tall));
  return shape(`M${round(x - broad / 2)} ${round(y)}a${r} ${r} 0 0 1 ${round(broad)} 0Z`, fill);
}

/** Two or three far hills along the horizon, never the same twice. */
export function farHills(rnd: Random, horizon: number, fill: string): string {
  const left = hill(
    between(rnd, -40, 220),
    horizon,
    between(rnd, 520, 860),
    between(rnd, 60, 150),
    fill,
  );
  const right = hill(
    between(rnd, 960, 1220),
    horizon,
    between(rnd, 520, 800),
    between(rnd, 70, 180),
    fill,
  );
  if (rnd() < 0.4) return left + right;
  return (
    left +
    right +
    hill(between(rnd, 380, 820), horizon, between(rnd, 360, 560), between(rnd, 34, 70), fill)
  );
}

/** Far roofs before the horizon, gabled and flat, their feet on the line y. */
export function farRoofs(rnd: Random, y: number, low: number, high: number, fill: string): string {
  const roofs: string[] = [];
  for (let x = -20; x < width; ) {
    const broad = between(rnd, 90, 170);
    const top = y - between(rnd, low, high);
    const gabled = rnd() > 0.45;
    // One unit wider than the step: neighbours would otherwise part in a hairline.
    roofs.push(rect(x, top, broad + 1, y - top + 2, fill));
    roofs.push(
      gabled
        ? poly([x, top + 1, x + broad / 2, top - broad * 0.3, x + broad, top + 1], fill)
        : rect(x + broad * 0.6, top - 34, 16, 40, fill),
    );
    x += broad;
  }
  return roofs.join('');
}

/** Light lying on water: bars that widen and part as they come nearer. */
export function glints(
  rnd: Random,
  x: number,
  top: number,
  bottom: number,
  broad: number,
  fill: string,
): string {
  const bars: string[] = [];
  for (let y = top; y < bottom; ) {
    const near = (y - top) / (bottom - top);
    const length = broad * (1 - near * 0.45) * (0.62 + rnd() * 0.38);
    bars.push(rect(x - length / 2 + (rnd() - 0.5) * 60 * near, y, length, 7 + near * 9, fill));
    y += 20 + near * 26;
  }
  return bars.join('');
}

/** A few short bars on open ground or water between two heights. */
export function streaks(
  rnd: Random,
  count: number,
  top: number,
  bottom: number,
  fill: string,
): string {
  return times(count, (index) => {
    const y = top + ((bottom - top) * (index + 0.5)) / count;
    const long = between(rnd, 90, 200) * (0.6 + index / count);
    return rect(between(rnd, 20, width - long), y, long, 7 + (3 * index) / count, fill);
  });
}

/** Two to five gulls around (x, y), the nearest the largest. */
export function gulls(rnd: Random, x: number, y: number, colour: string): string {
  const count = whole(rnd, 2, 5);
  const first = between(rnd, 0.9, 1.2);
  return times(count, (index) => {
    const side = index % 2 ? -1 : 1;
    const dx = Math.ceil(index / 2) * between(rnd, 70, 120) * side;
    return at(x + dx, y + between(rnd, -60, 46), gull(colour), 0, first * 0.82 ** index);
  });
}

function gull(colour: string): string {
  return stroke('M-34 0a24 24 0 0 1 34 10a24 24 0 0 1 34 -10', colour, 7, true);
}

/** A cypress on (x, y). */
export function cypress(x: number, y: number, tall: number, fill: string): string {
  return at(x, y, leaf(tall, tall * 0.27, fill));
}

type Front = { x: number; y: number; w: number; h: number; gable: number };
type Paint = { wall: string; roof: string; pane: string };

/** A gabled front whose left foot is (x, y): wall, roof that juts out, windows in rows. */
export function house({ x, y, w, h, gable }: Front, { wall, roof, pane }: Paint): string {
  const across = Math.max(1, Math.floor(w / 62));
  const rows = Math.max(1, Math.floor(h / 84));
  const step = w / across;
  return [
    rect(x, y - h - 1, w, h + 1, wall),
    poly([x - 10, y - h, x + w / 2, y - h - gable, x + w + 10, y - h], roof),
    times(rows * across, (index) => {
      const column = index % across;
      const row = Math.floor(index / across);
      return rect(x + step * (column + 0.5) - 13, y - h + 26 + row * 80, 26, 42, pane);
    }),
  ].join('');
}
