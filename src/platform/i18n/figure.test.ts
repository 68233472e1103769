import { expect, it } from 'vitest';
import { figureIn } from './figure.ts';

const inAll = (typed: string) =>
  (['tr', 'en', 'de', 'es'] as const).map((locale) =>
    figureIn(locale, typed).replaceAll('\u00a0', ' '),
  );

it('an amount is written as each language does, however it was typed', () => {
  for (const typed of ['₺60.000', '60.000 ₺', '60.000 TL', '₺60,000', 'TL 60 000', '60000 lira']) {
    expect(inAll(typed)).toEqual(['₺60.000', '₺60,000', '60.000 ₺', '60.000 ₺']);
  }
  expect(inAll('₺418,50')).toEqual(['₺418,50', '₺418.50', '418,50 ₺', '418,50 ₺']);
});

it('so are percentages and large numbers', () => {
  expect(inAll('%93')).toEqual(['%93', '93%', '93 %', '93 %']);
  expect(inAll('%12,5')).toEqual(['%12,5', '12.5%', '12,5 %', '12,5 %']);
  expect(inAll('6.842')).toEqual(['6.842', '6,842', '6.842', '6842']);
});

it('any other text stays as it was typed', () => {
  for (const typed of ['on bin lira', '₺60.000 (kişi başına)', '2026', '1,5', '', '3/4', '81 il']) {
    expect(new Set(inAll(typed))).toEqual(new Set([typed]));
  }
});
