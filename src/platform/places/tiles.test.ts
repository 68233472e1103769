import { expect, it } from 'vitest';
import { PROVINCES } from './provinces.ts';
import { neighbourOf, TILES } from './tiles.ts';

const tile = (plate: string) => TILES.find((one) => one.plate === plate) as (typeof TILES)[number];

it('every province has one tile, at a place of its own', () => {
  expect(TILES.map(({ city }) => city).sort((a, b) => a - b)).toEqual(
    PROVINCES.map(({ plate }) => plate).sort((a, b) => a - b),
  );
  expect(new Set(TILES.map(({ row, column }) => `${row}/${column}`)).size).toBe(81);
});

it('the arrow keys lead from a province to the next one in that direction', () => {
  expect(neighbourOf(tile('34'), 'ArrowRight')?.plate).toBe('41');
  expect(neighbourOf(tile('06'), 'ArrowUp')?.plate).toBe('14');
  expect(neighbourOf(tile('27'), 'ArrowDown')?.plate).toBe('79');
  expect(neighbourOf(tile('22'), 'ArrowUp')).toBeNull();
  expect(neighbourOf(tile('06'), 'Enter')).toBeNull();
});

it('every province is reached with the arrow keys', () => {
  const found = new Set([tile('34')]);
  for (const one of found)
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = neighbourOf(one, key);
      if (next) found.add(next);
    }
  expect(found.size).toBe(81);
});
