import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeParts, encodeText } from './encode-text.server.ts';

it('encodes every text as Buffer.from does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(encodeText(text)).toEqual(Buffer.from(text));
    }),
  );
});

it.each([
  ['an empty text', ''],
  ['Turkish letters', 'ığüşöçİĞÜŞÖÇ'.repeat(1000)],
  ['half of a surrogate pair', 'a\ud83d'],
  ['a text that is longer than the shared memory', 'ş'.repeat(300_000)],
])('encodes %s', (_, text) => {
  expect(encodeText(text).equals(Buffer.from(text))).toBe(true);
});

it('encodes parts one after another, as their joined text', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 3000 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => Buffer.from(text)),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      expect(encodeParts(parts).toString()).toBe(parts.join(''));
    }),
  );
});

it('encodes parts that are longer than the shared memory', () => {
  const parts = ['ş'.repeat(100_000), Buffer.from('ğ'), 'ı'.repeat(100_000)];
  expect(encodeParts(parts).toString()).toBe(parts.join(''));
});
