import { dayInIstanbul } from '../../../platform/istanbul.ts';
import { mondayOf } from '../desk/views.ts';
import { type Period, WEEKS } from './schema.ts';

/** The first day of the period that ends today; null: without a beginning. */
export function firstDayOf(period: Period, today: string): string | null {
  if (period === 'all') return null;
  const year = Number(today.slice(0, 4)) - 1;
  // On 29 February, the year begins on 1 March.
  const day = today.slice(5) === '02-29' ? '03-01' : today.slice(5);
  return `${year}-${day}`;
}

/** `2026-11-20`, and this many days later. */
const plusDays = (day: string, days: number): string =>
  dayInIstanbul(new Date(`${day}T12:00:00+03:00`), days);

/** The weeks of the series, the oldest first. */
export function weeksUntil(today: string): { from: string; to: string }[] {
  const monday = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = plusDays(monday, (index - WEEKS + 1) * 7);
    return { from, to: plusDays(from, 6) };
  });
}
