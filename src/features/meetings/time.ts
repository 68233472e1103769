import { untilMidnight } from '../../platform/midnight.ts';

const DAY_MS = 24 * 3_600_000;
/** Turkey keeps UTC+3 all year. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;

/** The midnight in Istanbul with which the day of `now` began. */
export const startOfDay = (now: Date): Date =>
  new Date(now.getTime() + untilMidnight(now) - DAY_MS);

/**
 * A meeting is past when the day of its end is over in Istanbul. Kept pages are forgotten at that
 * very midnight, so none of them ever calls a past meeting a coming one.
 */
export const isPast = (endsAt: Date, now: Date): boolean =>
  endsAt.getTime() <= startOfDay(now).getTime();

/** "2026-11-21T14:00:00", what the clocks in Istanbul show. */
const wallClock = (date: Date): string =>
  new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 19);

/** "2026-11-21T14:00:00+03:00" */
export const istanbulIso = (date: Date): string => wallClock(date) + OFFSET;

/** "20261121T140000", the time of a calendar entry in Istanbul. */
export const istanbulStamp = (date: Date): string => wallClock(date).replace(/[-:]/g, '');

/** Whether both moments lie in the same day in Istanbul. An end at midnight belongs to the day before. */
export const isOneDay = (startsAt: Date, endsAt: Date): boolean =>
  wallClock(startsAt).slice(0, 10) === wallClock(new Date(endsAt.getTime() - 1)).slice(0, 10);
