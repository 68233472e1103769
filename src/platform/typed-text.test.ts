import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { oneLine, severalLines, withoutControls } from './typed-text.ts';

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i));
/** Listed here, so that the pattern is not tested with itself. */
const FORBIDDEN = [
  ...between(0x00, 0x1f),
  ...between(0x7f, 0x9f),
  ...between(0x2028, 0x202e),
  ...between(0x2066, 0x2069),
];

const anywhere = fc.tuple(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(...FORBIDDEN),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
/** With a letter, because a text that shows nothing is an empty one. */
const plain = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((text) => !FORBIDDEN.some((sign) => text.includes(sign)))
  .map((text) => `${text}a`);

describe('a field of one line', () => {
  const schema = oneLine(200);

  it('cannot contain control characters at any position', () => {
    fc.assert(
      fc.property(anywhere, ([before, sign, after]) => {
        const parsed = z.safeParse(schema, `a${before}${sign}${after}z`);
        expect(parsed.success).toBe(false);
        expect(parsed.error?.issues[0]).toMatchObject({ params: { rule: 'controlCharacters' } });
      }),
    );
  });

  it('keeps every other text unchanged, except for spaces at its ends', () => {
    fc.assert(
      fc.property(plain, (text) => {
        expect(z.parse(schema, ` ${text} `)).toBe(text.trim());
      }),
    );
  });

  it.each(['Ayşe Güneş', 'O’Brien', 'עִבְרִית', 'نص عربي', '👩‍👩‍👧', 'a\u200db'])(
    'takes %j',
    (name) => {
      expect(z.parse(schema, name)).toBe(name);
    },
  );
});

/** Each of them shows nothing. */
const UNSEEN = [
  ['a zero-width space', '\u200b'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a Braille pattern without dots', '\u2800'],
  ['an Arabic letter mark', '\u061c'],
  ['tag characters', '\u{e0041}\u{e007f}'],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a byte order mark within', '\u200b\ufeff\u200b'],
  ['a variation selector', '\ufe0f\u{e0100}'],
  ['a Mongolian vowel separator', '\u180e'],
  ['a combining grapheme joiner', '\u034f'],
  ['a Khmer vowel', '\u17b4'],
  ['spaces between them', '\u3164 \u2003 \u200d'],
  ['marks without a letter', '\u0301\u0302\u20dd'],
  ['a character of private use', '\ue000'],
  ['a character that does not exist', '\u0378'],
] as const;

it.each(UNSEEN)('a required field is not filled in by %s', (_what, text) => {
  for (const field of [oneLine(200), severalLines(200)]) {
    const required = field.check(z.minLength(1));
    for (const typed of [text, ` ${text}${text} `]) {
      expect(z.safeParse(required, typed).error?.issues[0]).toMatchObject({ code: 'too_small' });
      expect(z.parse(field, typed)).toBe('');
    }
    expect(z.parse(field, `a${text}b`)).toBe(`a${text}b`);
  }
});

describe('a field of several lines', () => {
  const schema = severalLines(200);

  it('keeps lines and tabs, with every kind of line ending', () => {
    expect(z.parse(schema, ' bir\r\niki\rüç\n\tdört ')).toBe('bir\niki\nüç\n\tdört');
  });

  it('cannot contain any other control character', () => {
    fc.assert(
      fc.property(anywhere, ([before, sign, after]) => {
        fc.pre(!'\n\t\r'.includes(sign));
        expect(z.safeParse(schema, `a${before}${sign}${after}z`).success).toBe(false);
      }),
    );
  });
});

it('control characters are removed from text that the user cannot correct', () => {
  fc.assert(
    fc.property(anywhere, ([before, sign, after]) => {
      const cleaned = withoutControls(before + sign + after);
      expect(FORBIDDEN.some((one) => cleaned.includes(one))).toBe(false);
    }),
  );
});
