import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../../platform/fold.ts';
import { foldLong, SEARCHED } from './mark.server.ts';

it('a long text is normalised like a short one, with each letter at its position', () => {
  const unit = fc.constantFrom(...'abcçdeğıIiİöşuüÂâîûŞĞÇÖÜXyz 09.,’“”-\n🙂');
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(foldLong(text)).toBe(fold(text));
      expect(foldLong(text)).toHaveLength(text.length);
    }),
  );
});

it('a text longer than the searched part of a content is normalised too', () => {
  const text = 'IŞIK ığüşöç 🙂 '.repeat(SEARCHED / 10);
  expect(foldLong(text)).toBe(fold(text));
});
