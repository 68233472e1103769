import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it('2.106 initials are those of the first two words of a name, as Turkish writes them', () => {
  expect([initialsOf('Nazlı Su Uçar'), initialsOf('İpek'), initialsOf('can ılgaz er')]).toEqual([
    'NS',
    'İ',
    'CI',
  ]);
});
