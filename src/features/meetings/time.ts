import { dayInIstanbul, wallClock } from '../../platform/istanbul.ts';
import { startOfDay } from '../../platform/wall-clock.ts';

/**
 * A meeting is past after the end of its last day in Istanbul. The page cache is cleared at
 * midnight, so that no cached page shows a past meeting as a coming one.
 */
export const isPast = (endsAt: Date, now: Date): boolean =>
  endsAt.getTime() <= startOfDay(now).getTime();

/** "20261121T140000", the time of a calendar entry in Istanbul. */
export const istanbulStamp = (date: Date): string => wallClock(date).replace(/[-:]/g, '');

/**
 * Whether both times are on the same day in Istanbul. An end at midnight belongs to the day before.
 */
export const isOneDay = (startsAt: Date, endsAt: Date): boolean =>
  dayInIstanbul(startsAt) === dayInIstanbul(new Date(endsAt.getTime() - 1));
