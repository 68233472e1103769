import { describe, expect, it } from 'vitest';
import { addressIn } from './link-address.ts';
import { foldedPattern } from './search.ts';

describe('The search of the visual editor', () => {
  it.each([
    ['tr', 'izmir', 'İzmir', true],
    ['tr', 'ığdır', 'IĞDIR', true],
    ['tr', 'iğdir', 'IĞDIR', false],
    ['en', 'i', 'I', true],
    ['tr', 'a.b', 'axb', false],
    ['tr', 'a.b', 'A.B', true],
    ['de', 'straße', 'STRAßE', true],
  ])('in %s, %s is found in %s: %s', (lang, words, text, isFound) => {
    expect(new RegExp(foldedPattern(words, lang), 'u').test(text)).toBe(isFound);
  });
});

describe('The address of a link', () => {
  it.each([
    ['ornek.org', 'https://ornek.org'],
    ['ornek.org/yol?a=1', 'https://ornek.org/yol?a=1'],
    ['basin@ornek.org', 'mailto:basin@ornek.org'],
    ['https://ornek.org', 'https://ornek.org'],
    ['/tuzuk#madde-3', '/tuzuk#madde-3'],
    ['tel:+903120000000', 'tel:+903120000000'],
    ['javascript:alert(1)', null],
    ['bir iki', null],
    ['', null],
  ])('%s becomes %s', (typed, address) => {
    expect(addressIn(typed)).toBe(address);
  });
});
