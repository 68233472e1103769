import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isDay } from '../../../platform/days.ts';
import { readDay, readTime, showDay, showTime } from './day-text.ts';

describe('a day', () => {
  it.each([
    'tr 20.11.2026',
    'tr 20/11/2026',
    'tr 20-11-2026',
    'tr 20 11 2026',
    'tr 20112026',
    'tr 2026-11-20',
    'tr  20.11.2026 ',
    'tr 20 Kasım 2026',
    'tr 20 kas 2026',
    'en 20 November 2026',
    'en 20/11/2026',
    'de 20. November 2026',
    'es 20 de noviembre de 2026',
  ])('is read from “%s”', (text) => {
    expect(readDay(text.slice(0, 2) as 'tr', text.slice(3))).toBe('2026-11-20');
  });

  it.each(['', '20', '20.11.26', '31.02.2026', '20.13.2026', '2026-02-30', '11/20/2026', 'yarın'])(
    'is not read from “%s”',
    (text) => expect(readDay('tr', text)).toBe(null),
  );

  it('has one digit for the day and the month, if it is typed so', () =>
    expect(readDay('tr', '1.2.1984')).toBe('1984-02-01'));

  it('is read in capitals with the letters of Turkish', () =>
    expect(readDay('tr', '3 ARALIK 2026')).toBe('2026-12-03'));

  it('is shown as the language writes it', () => {
    const shown = (['tr', 'en', 'de', 'es'] as const).map((one) => showDay(one, '2026-11-02'));
    expect(shown).toEqual(['02.11.2026', '02/11/2026', '02.11.2026', '02/11/2026']);
  });

  it('that does not exist is none, and is shown as it was typed', () => {
    expect([isDay('2026-02-31'), isDay('2024-02-29'), isDay('20.11.2026')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(showDay('tr', '31.02.2026')).toBe('31.02.2026');
  });
});

describe('a time', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    ['09:30', '09:30'],
    ['23,59', '23:59'],
  ])('is read from “%s”', (text, time) => expect(readTime(text)).toBe(time));

  it.each(['', '24:00', '9:60', '9:3', '9:30 PM', 'öğlen'])('is not read from “%s”', (text) =>
    expect(readTime(text)).toBe(null),
  );

  it('is shown with a point in Turkish and with a colon in other languages', () =>
    expect([showTime('tr', '09:30'), showTime('en', '09:30')]).toEqual(['09.30', '09:30']));
});

it('no field of the dashboard is the browser’s own field for dates, which has the language of the browser', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync('**/dashboard/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(200);
  const own = files.filter((file) =>
    /type=["'{]+(date|time|datetime-local|month|week)["'}]/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(own).toEqual([]);
});
