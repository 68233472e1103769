import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from './fold.ts';
import { foldLong } from './fold-long.server.ts';

it('a long text is folded as a short one is, each letter in its place', () => {
  const unit = fc.constantFrom(...'abcçdeğıIiİöşuüÂâîûŞĞÇÖÜXyz 09.,’“”-\n🙂');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(foldLong(text)).toBe(fold(text));
      expect(foldLong(text)).toHaveLength(text.length);
    }),
  );
});
