import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { emailLine } from './email-address.ts';
import { compactCode, pastedLine, seenLine } from './pasted-text.ts';
import { personName } from './person-name.ts';
import { readPhone } from './read-phone.ts';

describe('a telephone number is read as people write and copy it', () => {
  it.each([
    '0532 123 45 67',
    '\u202a+90 532 123 45 67\u202c',
    '0532\u00a0123\u00a045\u00a067',
    '0532.123.45.67',
    '0532/123 45 67',
    '0532‑123‑45‑67',
    '0532–123–45–67',
    '905321234567',
    '90 0532 123 45 67',
    '+90 0532 123 45 67',
    '+90 (0) 532 123 45 67',
    '0090 532 123 45 67',
    '00905321234567',
    'tel:+905321234567',
    'Tel.: 0532 123 45 67',
    '532 123 4567',
    '(0532) 123 45 67',
    '０５３２ １２３ ４５ ６７',
    '\u2066+90\u2069 532·123·45·67\ufeff',
    '0532\t123 45 67',
    '0532−123−45−67',
  ])('%j', (typed) => {
    expect(readPhone(typed)).toBe('+905321234567');
  });

  it.each([
    ['+49 (0)170 1234567', '+491701234567'],
    ['+49 0170 1234567', '+491701234567'],
    ['+44 (0) 7700 900123', '+447700900123'],
    ['0049 170 1234567', '+491701234567'],
    ['0049 (0)170/1234567', '+491701234567'],
    ['+994 (0)50 123 45 67', '+994501234567'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    // In these countries the 0 belongs to the number.
    ['+39 06 1234 5678', '+390612345678'],
    ['+225 01 23 45 67 89', '+2250123456789'],
    ['+1 212 555 0100', '+12125550100'],
  ])('%s is %s', (typed, stored) => {
    expect(readPhone(typed)).toBe(stored);
  });

  it.each(['0532 123 45', '0132 123 45 67', 'beni arayın', '0532 123 45 67 iş', '+', '00', '--'])(
    'but not %j',
    (typed) => {
      expect(readPhone(typed)).toBe(null);
    },
  );
});

describe('an e-mail address is taken from what was copied', () => {
  const parse = (typed: string) => z.safeParse(emailLine().check(z.email()), typed).data;
  it.each([
    'ayse@posta.example\u200b',
    '<ayse@posta.example>',
    'Ayşe Yılmaz <ayse@posta.example>',
    'mailto:ayse@posta.example',
    'MAILTO:ayse@posta.example?subject=Merhaba',
    ' ayse@posta.example. ',
    '“ayse@posta.example”',
    'ayse@posta.example,',
    '\ufeffayse@posta\u00ad.example',
    'ａｙｓｅ＠posta.example',
  ])('%j', (typed) => {
    expect(parse(typed)).toBe('ayse@posta.example');
  });

  it('with a domain of other letters in one form', () => {
    expect(parse('ali@şişli.example')).toBe('ali@xn--ili-rzab.example');
    expect(parse('ali@ŞİŞLİ.example')).toBe(parse('ali@şi̇şli̇.example'));
    expect(parse('ali@xn--ili-rzab.example')).toBe('ali@xn--ili-rzab.example');
  });

  it.each(['ayse', 'ayse@', '@posta.example', 'a b@posta.example', 'ali@şişli', 'ali@ş/i.example'])(
    'but not from %j',
    (typed) => {
      expect(parse(typed)).toBeUndefined();
    },
  );
});

it.each(['10000000146\u200b', '100 000 001 46', '100.000.001-46', '\u202d10000000146\u202c'])(
  'a number of several groups is the same without what stands between them: %j',
  (typed) => {
    expect(compactCode(typed)).toBe('10000000146');
  },
);

it.each([
  ['Ayşe\u200b', 'Ayşe'],
  ['\u202aAyşe Nur\u202c', 'Ayşe Nur'],
  ['Ayşe\u00a0Nur', 'Ayşe Nur'],
  ['Öz‑Türk', 'Öz-Türk'],
  ['Öz–Türk', 'Öz-Türk'],
  ['O´Neill', 'O’Neill'],
  ['O`Neill', 'O’Neill'],
  ['Ali\u00ad Veli', 'Ali Veli'],
  ['Ali\u200bVeli', 'AliVeli'],
  ['Ali  \t Veli', 'Ali Veli'],
])('the name %j is %s', (typed, name) => {
  expect(z.parse(personName(60), typed)).toBe(name);
});

it('a field is cleaned before its length is counted, and is empty if nothing is seen', () => {
  expect(z.parse(pastedLine(3), `\u200b${'\u200b'.repeat(50)}abc`)).toBe('abc');
  expect(z.parse(pastedLine(3), '\u200b\u2060\u00ad')).toBe('');
  expect(z.safeParse(pastedLine(3), 'abcd').success).toBe(false);
  expect(z.safeParse(pastedLine(30), 'a\nb').success).toBe(false);
  expect(seenLine('a\u0000b')).toBe('a\u0000b');
});
