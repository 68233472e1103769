import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { ApplicationCounts, Matching } from './schema.ts';

const DAY_MS = 24 * 3_600_000;

/** The first day of the week that begins on Monday; both days are `2026-11-20`. */
export function mondayOf(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  const sinceMonday = (noon.getUTCDay() + 6) % 7;
  return dayInIstanbul(new Date(noon.getTime() - sinceMonday * DAY_MS));
}

/** The filter of each view of the list; `today` is a day in Istanbul. */
export const VIEWS: Record<keyof ApplicationCounts, (today: string) => Matching> = {
  waiting: () => ({ status: 'open' }),
  week: (today) => ({ from: mondayOf(today) }),
  missing: () => ({ status: 'missingInformation' }),
  duplicates: () => ({ status: 'open', only: 'duplicates' }),
  all: () => ({}),
};
