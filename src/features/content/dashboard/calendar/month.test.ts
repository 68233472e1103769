import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, inMonth, weeksOf } from './month-table.tsx';

describe('the weeks of a month', () => {
  it('begin on Monday and contain every day of the month', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
      '2026-11-01',
    ]);
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    expect(weeksOf('2027-02')).toHaveLength(4);
  });

  it('are the same where clocks change: no day is missing or doubled', () => {
    const days = ['2027-03', '2027-10'].flatMap((month) => weeksOf(month).flat());
    expect(new Set(days).size).toBe(days.length);
    expect(days).toContain('2027-03-28');
    expect(days).toContain('2027-10-31');
  });
});

it('a key leads to the day beside, above or below, to the ends of the week, or to another month', () => {
  const from = (day: string) => (key: string) => dayAfterKey(key, day);
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp'];
  expect(keys.map(from('2026-12-31'))).toEqual([
    '2026-12-30',
    '2027-01-01',
    '2026-12-24',
    '2027-01-07',
    '2026-12-28',
    '2027-01-03',
    '2026-11-30',
  ]);
  expect(dayAfterKey('PageDown', '2027-01-31')).toBe('2027-02-28');
  expect(dayAfterKey('a', '2027-01-31')).toBeNull();
  expect(inMonth('2028-01-30', '2028-02')).toBe('2028-02-29');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});
