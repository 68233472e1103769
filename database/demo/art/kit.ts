/** A stream of numbers from 0 (included) to 1 (excluded). */
export type Random = () => number;

/** The picture is 1200 × 800 units; every coordinate below is in these units, y pointing down. */
export const width = 1200;
export const height = 800;

/** The same whole number always gives the same stream (mulberry32 on a scattered seed). */
export function seeded(seed: number): Random {
  // Seeds are often 1, 2, 3: the multiplication keeps neighbours from looking alike.
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from low to high. */
export function between(rnd: Random, low: number, high: number): number {
  return round(low + rnd() * (high - low));
}

/** A whole number from low to high, both included. */
export function whole(rnd: Random, low: number, high: number): number {
  return low + Math.floor(rnd() * (high - low + 1));
}

/** One of a list that is not empty. */
export function pick<T>(rnd: Random, list: readonly T[]): T {
  return list[Math.floor(rnd() * list.length)] as T;
}

/** The list in another order. */
export function shuffle<T>(rnd: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: rnd() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** One decimal is finer than any screen shows and keeps the files small. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The drawings of 0, 1, … count - 1, one above the other. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  const corner = radius ? ` rx="${round(radius)}"` : '';
  const box = `x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"`;
  return `<rect ${box}${corner} fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;
}

/** The upper half of a disc; (x, y) is the middle of its flat side. */
export function dome(x: number, y: number, radius: number, fill: string): string {
  const r = round(radius);
  return shape(`M${round(x - r)} ${round(y)}a${r} ${r} 0 0 1 ${2 * r} 0Z`, fill);
}

/** The lower half of a disc; (x, y) is the middle of its flat side. */
export function bowl(x: number, y: number, radius: number, fill: string): string {
  const r = round(radius);
  return shape(`M${round(x - r)} ${round(y)}a${r} ${r} 0 0 0 ${2 * r} 0Z`, fill);
}

/** A polygon; corners are x and y in turn. */
export function poly(corners: readonly number[], fill: string): string {
  return shape(`M${corners.map(round).join(' ')}Z`, fill);
}

/** A filled path; `d` is SVG path data. Holes are cut where outlines overlap. */
export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" fill-rule="evenodd"/>`;
}

/** A drawn line; `d` is SVG path data. */
export function stroke(d: string, colour: string, thickness: number, rounded = false): string {
  const cap = rounded ? ' stroke-linecap="round"' : '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}"${cap}/>`;
}

/** A leaf of two equal arcs from (0, 0) up to (0, -length), `breadth` wide in the middle. */
export function leaf(length: number, breadth: number, fill: string): string {
  const r = round((length * length + breadth * breadth) / (4 * breadth));
  return shape(`M0 0A${r} ${r} 0 0 1 0 ${-length}A${r} ${r} 0 0 1 0 0Z`, fill);
}

/** A drawing made around (0, 0), moved to (x, y), turned by degrees (clockwise) and scaled. */
export function at(x: number, y: number, body: string, turn = 0, size = 1): string {
  const turned = turn ? ` rotate(${round(turn)})` : '';
  const scaled = size === 1 ? '' : ` scale(${Math.round(size * 1000) / 1000})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turned}${scaled}">${body}</g>`;
}

/** The drawing as a mirror standing at x = 0 shows it. */
export function mirrored(body: string): string {
  return `<g transform="scale(-1 1)">${body}</g>`;
}
