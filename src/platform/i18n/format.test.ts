import { expect, it } from 'vitest';
import { formatDuration } from './format.ts';
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
