import type { Canvas, Colour } from './canvas.ts';
import type { PathCommand } from './font.ts';

/** An outline to fill, placed at (`x`, `y`) and enlarged by `scale`; it stays within the canvas. */
export interface Outline {
  path: PathCommand[];
  x: number;
  y: number;
  scale: number;
}

/** Straight pieces of a curve; enough for letters of a hand's height. */
const STEPS = 8;
/** Steps from outside to inside: soft enough for the eye, few enough for a palette of colours. */
const SHADES = 15;

/**
 * Fills outlines with soft edges. Each edge adds to the pixels it crosses how much of them lies to
 * its right; summed along a row, that is how much of a pixel is inside.
 */
export function fillOutlines(canvas: Canvas, outlines: Outline[], colour: Colour): void {
  const { width, height, pixels } = canvas;
  const cover = new Float32Array(width * height + 1);
  for (const outline of outlines) {
    walkEdges(outline, (x0, y0, x1, y1) => addEdge(cover, width, x0, y0, x1, y1));
  }
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at++) {
      sum += cover[at] as number;
      const shade = Math.round(Math.min(1, Math.abs(sum)) * SHADES);
      if (shade > 0) mix(pixels, at * 3, colour, shade / SHADES);
    }
  }
}

function mix(pixels: Buffer, at: number, colour: Colour, share: number): void {
  for (let part = 0; part < 3; part++) {
    const under = pixels[at + part] as number;
    pixels[at + part] = Math.round(under + ((colour[part] as number) - under) * share);
  }
}

type Edge = (x0: number, y0: number, x1: number, y1: number) => void;

/** Calls `edge` with every side of an outline, curves as short straight ones. */
function walkEdges({ path, x, y, scale }: Outline, edge: Edge): void {
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    edge(x + atX * scale, y + atY * scale, x + toX * scale, y + toY * scale);
    [atX, atY] = [toX, toY];
  };
  for (const [command, a = 0, b = 0, c = 0, d = 0] of path) {
    if (command === 'M') [atX, atY, startX, startY] = [a, b, a, b];
    else if (command === 'L') lineTo(a, b);
    else if (command === 'Z') lineTo(startX, startY);
    else if (command === 'Q') {
      const [x0, y0] = [atX, atY];
      for (let step = 1; step <= STEPS; step++) {
        const t = step / STEPS;
        const s = 1 - t;
        lineTo(s * s * x0 + 2 * s * t * a + t * t * c, s * s * y0 + 2 * s * t * b + t * t * d);
      }
    } else throw new Error(`The path command ${command} is not one the outlines use.`);
  }
}

/** One side, row by row. */
function addEdge(
  cover: Float32Array,
  width: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  const [topX, topY, endX, endY] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (endX - topX) / (endY - topY);
  for (let row = Math.floor(topY); row < endY; row++) {
    const from = Math.max(row, topY);
    const to = Math.min(row + 1, endY);
    const one = topX + (from - topY) * slope;
    const other = topX + (to - topY) * slope;
    const amount = (to - from) * direction;
    addSpan(cover, row * width, Math.min(one, other), Math.max(one, other), amount);
  }
}

/** Spreads `amount` over the pixels of a row between `left` and `right`, the rest to the next one. */
function addSpan(
  cover: Float32Array,
  start: number,
  left: number,
  right: number,
  amount: number,
): void {
  const span = right - left;
  for (let column = Math.floor(left); column <= right; column++) {
    const from = Math.max(left, column);
    const to = Math.min(right, column + 1);
    const part = span > 0 ? (amount * (to - from)) / span : amount;
    const inside = column + 1 - (from + to) / 2;
    const at = start + column;
    cover[at] = (cover[at] as number) + part * inside;
    cover[at + 1] = (cover[at + 1] as number) + part * (1 - inside);
  }
}
