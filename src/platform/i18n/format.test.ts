import { expect, it } from 'vitest';
import { formatDate, formatDuration, splitDate } from './format.ts';
import { LOCALES } from './locales.ts';

it.each([
  [1, ['1 saniye', '1 second', '1 Sekunde', '1 segundo']],
  [90, ['90 saniye', '90 seconds', '90 Sekunden', '90 segundos']],
  [91, ['2 dakika', '2 minutes', '2 Minuten', '2 minutos']],
  [900, ['15 dakika', '15 minutes', '15 Minuten', '15 minutos']],
  [3599, ['60 dakika', '60 minutes', '60 Minuten', '60 minutos']],
  [7201, ['3 saat', '3 hours', '3 Stunden', '3 horas']],
])('a wait of %i seconds is written in words, never shorter than it is', (seconds, words) => {
  expect(LOCALES.map((locale) => formatDuration(locale, seconds))).toEqual(words);
});

it('a date is that of its moment in Istanbul, whichever moment of the day was formatted first', () => {
  const hour = 3_600_000;
  // In 2015 the offset was two hours in winter and three in summer.
  for (const midnight of ['2026-11-20T21:00Z', '2015-01-20T22:00Z', '2015-07-20T21:00Z']) {
    const first = new Date(midnight).getTime();
    for (let moment = first - 3 * hour; moment < first + 3 * hour; moment += hour / 2) {
      const date = new Date(moment);
      const expected = new Intl.DateTimeFormat('tr-TR', {
        timeZone: 'Europe/Istanbul',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }).format(date);
      expect(formatDate('tr', date)).toBe(expected);
    }
  }
});

it.each([
  ['tr', { day: '5', rest: 'Aralık 2026' }],
  ['en', { day: '5', rest: 'December 2026' }],
  ['de', { day: '5.', rest: 'Dezember 2026' }],
  ['es', { day: '5', rest: 'de diciembre de 2026' }],
] as const)('a day that stands by itself has the sign of its language: %s', (locale, parts) => {
  expect(splitDate(locale, new Date('2026-12-05T10:00:00Z'))).toEqual(parts);
});
