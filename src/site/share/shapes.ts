import type { PathCommand } from './font.ts';

/** Sides of half a circle; at the size of the picture they cannot be seen. */
const SIDES = 96;

/** The upper half of a disc whose middle is at (`x`, `y`). */
export function risingDisc(x: number, y: number, radius: number): PathCommand[] {
  const points = Array.from({ length: SIDES + 1 }, (_, side): PathCommand => {
    const angle = (Math.PI * side) / SIDES;
    return ['L', x - radius * Math.cos(angle), y - radius * Math.sin(angle)];
  });
  return [['M', x - radius, y], ...points, ['Z']];
}

const polygon = (...points: [number, number][]): PathCommand[] => [
  ...points.map(([x, y], index): PathCommand => [index === 0 ? 'M' : 'L', x, y]),
  ['Z'],
];

/** The mark of `src/ui/mark.tsx` on its grid of 24. */
export const MARK: PathCommand[] = [
  ...polygon([2, 2], [22, 2], [22, 5], [5, 5], [5, 22], [2, 22]),
  ...risingDisc(15.25, 16, 6.75),
  ...polygon([8.5, 19], [22, 19], [22, 22], [8.5, 22]),
];
