import { describe, expect, it } from 'vitest';
import { DISTRICTS, PROVINCES } from './place-names.ts';
import { isPlaceName } from './places.ts';

const namesOf = (list: string) => list.split(',').map((name) => name.trim());

describe('the name of a place', () => {
  it('is known for every province and every district', () => {
    expect(namesOf(PROVINCES)).toHaveLength(81);
    // 973 districts: several share "Merkez" and other names.
    expect(namesOf(DISTRICTS)).toHaveLength(898);
  });

  it('is recognised in capital letters, in small letters, and without Turkish characters', () => {
    const words = [...namesOf(PROVINCES), ...namesOf(DISTRICTS)]
      .flatMap((name) => name.split(' '))
      .filter((word) => !/\d/.test(word));
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
