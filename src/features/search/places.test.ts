import { describe, expect, it } from 'vitest';
import { DISTRICTS, PROVINCES } from './place-names.ts';
import { isPlaceName } from './places.ts';

const namesOf = (list: string) => list.split(',').map((name) => name.trim());

describe('a name of a place', () => {
  it('is that of every province and of every district', () => {
    expect(namesOf(PROVINCES)).toHaveLength(81);
    // 973 districts: "Merkez" and other names stand for several.
    expect(namesOf(DISTRICTS)).toHaveLength(898);
  });

  it('is known in capital letters, in small ones, and without its marks', () => {
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

  it('is known with its endings, and a word that only begins like one is none', () => {
    expect(['iğdırda', 'vanlı', 'Karslılar', 'Muğlalılar'].every(isPlaceName)).toBe(true);
    expect(['ekonmi', 'belediyye', 'saglk', 'vantilatör', 'orduevi'].some(isPlaceName)).toBe(false);
  });
});
