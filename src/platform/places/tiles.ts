/** The provinces as tiles that lie roughly as on a map, by their plates; a row from west to east. */
const ROWS = [
  '22 39 -- -- -- -- 67 74 57',
  '-- 59 34 41 54 81 78 37 55 52 28 61 53 08 75',
  '17 -- -- 77 11 14 18 19 05 60 29 69 25 36',
  '-- 10 16 43 26 06 71 66 58 24 62 12 49 04 76',
  '35 45 64 03 42 68 40 50 38 44 23 21 13 65',
  '09 20 15 32 70 51 01 80 46 02 63 72 56 30',
  '-- 48 -- 07 -- 33 -- 31 27 -- -- 47 73',
  '-- -- -- -- -- -- -- -- 79',
];

export interface Tile {
  city: number;
  /** "06" */
  plate: string;
  row: number;
  column: number;
}

export const TILES: readonly Tile[] = ROWS.flatMap((line, row) =>
  line
    .split(' ')
    .flatMap((plate, column) =>
      plate === '--' ? [] : [{ city: Number(plate), plate, row, column }],
    ),
);

const DIRECTIONS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The nearest tile in the direction of an arrow key; null at the edge, and for another key. */
export function neighbourOf(tile: Tile, key: string): Tile | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [rows, columns] = direction;
  /** Small for tiles straight ahead; infinite for those behind. */
  const distance = ({ row, column }: Tile) => {
    const ahead = (row - tile.row) * rows + (column - tile.column) * columns;
    const aside = Math.abs((row - tile.row) * columns) + Math.abs((column - tile.column) * rows);
    return ahead > 0 && aside <= ahead ? ahead + aside * 2 : Number.POSITIVE_INFINITY;
  };
  const nearest = TILES.reduce((best, one) => (distance(one) < distance(best) ? one : best));
  return Number.isFinite(distance(nearest)) ? nearest : null;
}
