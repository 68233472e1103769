import { expect, it } from 'vitest';
import { createTranslators } from './translate.ts';

const texts = {
  greeting: 'Merhaba {{name}}, {{name}}! {{place}}',
  found_one: '{{count}} sonuç: {{name}}',
  found_other: '{{count}} sonuçlar: {{name}}',
  size: '{{size, number}} piksel',
};
const translators = createTranslators({
  tr: { site: texts },
  en: { site: { found_one: '{{count}} result: {{name}}', found_other: '{{count}} results' } },
  de: {},
  es: {},
});
const translate = (locale: 'tr' | 'en', key: string, values: Record<string, unknown>) =>
  translators[locale](`site:${key}`, values);
const greet = (name: string, place = 'Bursa') => translate('tr', 'greeting', { name, place });

it('fills texts into the places that the text has for them', () => {
  expect(greet('Ada')).toBe('Merhaba Ada, Ada! Bursa');
  expect(greet('Ece', '')).toBe('Merhaba Ece, Ece! ');
  expect(translate('tr', 'greeting', { name: 'Ada' })).toBe('Merhaba Ada, Ada! {{place}}');
});

it.each(['{{place}}', '$t(site:greeting)', '$&', '<b>&', '\u0001name\u0001', 'constructor'])(
  'does not interpret %j as a part of the text',
  (name) => {
    expect(greet(name)).toBe(`Merhaba ${name}, ${name}! Bursa`);
  },
);

it('selects the plural form and formats numbers', () => {
  expect(translate('en', 'found', { count: 1, name: 'a' })).toBe('1 result: a');
  expect(translate('en', 'found', { count: 2, name: 'a' })).toBe('2 results');
  expect(translate('tr', 'size', { size: 12_000 })).toBe('12.000 piksel');
});

it('uses the Turkish text where a language has none', () => {
  expect(translate('en', 'greeting', { name: 'Ada', place: 'Bursa' })).toBe(
    'Merhaba Ada, Ada! Bursa',
  );
});
