import { dayInIstanbul, startOfDay, wallClock } from '../../platform/istanbul.ts';

/**
 * A meeting is past when the day of its end is over in Istanbul. Kept pages are forgotten at that
 * very midnight, so none of them ever calls a past meeting a coming one.
 */
export const isPast = (endsAt: Date, now: Date): boolean =>
  endsAt.getTime() <= startOfDay(now).getTime();

/** "20261121T140000", the time of a calendar entry in Istanbul. */
export const istanbulStamp = (date: Date): string => wallClock(date).replace(/[-:]/g, '');

/** Whether both moments lie in the same day in Istanbul. An end at midnight belongs to the day before. */
export const isOneDay = (startsAt: Date, endsAt: Date): boolean =>
  dayInIstanbul(startsAt) === dayInIstanbul(new Date(endsAt.getTime() - 1));
