import { expect, it } from 'vitest';
import { createTranslators } from './translate.ts';

const texts = {
  greeting: 'Merhaba {{name}}, {{name}}! {{place}}',
  found_one: '{{count}} sonuç: {{name}}',
  found_other: '{{count}} sonuçlar: {{name}}',
  size: '{{size, number}} piksel',
};
const { tr, en } = createTranslators({
  tr: { site: texts },
  en: { site: { found_one: '{{count}} result: {{name}}', found_other: '{{count}} results' } },
  de: {},
  es: {},
});
const greet = (name: string, place = 'Bursa') => tr('site:greeting', { name, place });

it('fills texts into the places that the text has for them', () => {
  expect(greet('Ada')).toBe('Merhaba Ada, Ada! Bursa');
  expect(greet('Ece', '')).toBe('Merhaba Ece, Ece! ');
  expect(tr('site:greeting', { name: 'Ada' })).toBe('Merhaba Ada, Ada! {{place}}');
});

it.each(['{{place}}', '$t(site:greeting)', '$&', '<b>&', '\u0001name\u0001', 'constructor'])(
  'does not interpret %j as a part of the text',
  (name) => {
    expect(greet(name)).toBe(`Merhaba ${name}, ${name}! Bursa`);
  },
);

it('selects the plural form and formats numbers', () => {
  expect(en('site:found', { count: 1, name: 'a' })).toBe('1 result: a');
  expect(en('site:found', { count: 2, name: 'a' })).toBe('2 results');
  expect(tr('site:size', { size: 12_000 })).toBe('12.000 piksel');
});

it('uses the Turkish text where a language has none', () => {
  expect(en('site:greeting', { name: 'Ada', place: 'Bursa' })).toBe('Merhaba Ada, Ada! Bursa');
});
