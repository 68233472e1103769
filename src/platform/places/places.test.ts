import { expect, it } from 'vitest';
import { districtsOf, isDistrictOf } from './districts.ts';
import { PROVINCES, provinceName } from './provinces.ts';

it('there are 81 provinces with 973 districts', () => {
  expect(PROVINCES).toHaveLength(81);
  const districts = PROVINCES.flatMap(({ plate }) => districtsOf(plate));
  expect(districts).toHaveLength(973);
  // Each name is written once in a province; several provinces have a district of the same name.
  for (const { plate } of PROVINCES)
    expect(new Set(districtsOf(plate)).size).toBe(districtsOf(plate).length);
  expect(new Set(districts).size).toBe(898);
});

it('a province is found by its plate, and a district in its own province only', () => {
  expect([1, 6, 34, 35, 67, 81].map(provinceName)).toEqual([
    'Adana',
    'Ankara',
    'İstanbul',
    'İzmir',
    'Zonguldak',
    'Düzce',
  ]);
  expect(provinceName(0)).toBe('');
  expect(isDistrictOf(34, 'Kadıköy')).toBe(true);
  expect(isDistrictOf(6, 'Kadıköy')).toBe(false);
  expect(isDistrictOf(82, 'Kadıköy')).toBe(false);
});

it('provinces and the districts of each are in Turkish alphabetical order', () => {
  const { compare } = new Intl.Collator('tr');
  const names = PROVINCES.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(compare));
  expect(names.slice(0, 3)).toEqual(['Adana', 'Adıyaman', 'Afyonkarahisar']);
  expect(names.indexOf('Isparta')).toBe(names.indexOf('İstanbul') - 1);
  for (const { plate } of PROVINCES)
    expect(districtsOf(plate)).toEqual(districtsOf(plate).toSorted(compare));
});
