import { describe, expect, it } from 'vitest';
import { districtsOf } from '../../platform/places/districts.ts';
import { PROVINCES } from '../../platform/places/provinces.ts';
import { isPlaceName } from './places.ts';

const names = PROVINCES.flatMap(({ plate, name }) => [name, ...districtsOf(plate)]);

describe('the name of a place', () => {
  it('is recognised in capital letters, in lowercase letters, and without Turkish characters', () => {
    const words = names.flatMap((name) => name.split(' ')).filter((word) => !/\d/.test(word));
    for (const word of words) {
      for (const typed of [word, word.toLocaleUpperCase('tr'), word.toLocaleLowerCase('tr')]) {
        expect(isPlaceName(typed), typed).toBe(true);
      }
    }
    expect(['igdir', 'IGDIR', 'Sanliurfa', 'cankiri', 'urfa'].every(isPlaceName)).toBe(true);
  });

  it('is recognised with its suffixes, but a word that only begins with a name is not', () => {
    expect(['iğdırda', 'vanlı', 'Karslılar', 'Muğlalılar'].every(isPlaceName)).toBe(true);
    expect(['ekonmi', 'belediyye', 'saglk', 'vantilatör', 'orduevi'].some(isPlaceName)).toBe(false);
  });
});
