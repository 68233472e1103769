import { DAY_MS } from './days.ts';
import { dayInIstanbul, offsetAt } from './istanbul.ts';

/**
 * The clocks of several machines differ by less. What was stored later than this from now was stored
 * while the clock was ahead, and has been set back since.
 */
export const CLOCK_ERROR_MS = 10 * 60_000;

/**
 * The moment of a time in Istanbul, "2026-11-21T14:00" or with seconds; an invalid date for what is no
 * such time, such as 31 February. Of a time that existed twice when summer ended, the first; a time that
 * was left out when summer began is one hour later.
 */
export function fromWallClock(time: string): Date {
  const asUtc = new Date(`${time}Z`);
  const shown = asUtc.getTime();
  if (Number.isNaN(shown) || !asUtc.toISOString().startsWith(time)) return new Date(Number.NaN);
  const around = [offsetAt(shown - DAY_MS), offsetAt(shown + DAY_MS)];
  const first = shown - Math.max(...around);
  return new Date(first + offsetAt(first) === shown ? first : shown - Math.min(...around));
}

/** First moment of a calendar year in Istanbul, and of the next. */
export function yearBounds(year: number): [Date, Date] {
  return [fromWallClock(`${year}-01-01T00:00`), fromWallClock(`${year + 1}-01-01T00:00`)];
}

/** First moment of a day in Istanbul, `YYYY-MM-DD`, and of the next. */
export function dayBounds(day: string): [Date, Date] {
  const next = new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return [fromWallClock(`${day}T00:00`), fromWallClock(`${next}T00:00`)];
}

/** Milliseconds from `now` to the next midnight in Istanbul; between 1 and a day. */
export function untilMidnight(now: Date): number {
  return DAY_MS - ((now.getTime() + offsetAt(now.getTime())) % DAY_MS);
}

/** The midnight in Istanbul at which the day of `now` began. */
export const startOfDay = (now: Date): Date =>
  new Date(now.getTime() + untilMidnight(now) - DAY_MS);

/** A timer counts elapsed time, so it does not notice that the clock was set. */
const CLOCK_CHECK_MS = 60_000;

/**
 * Calls `work` whenever the day in Istanbul has changed, until the returned function is called: at
 * midnight, and within a minute after the clock was set to another day.
 */
export function atMidnight(clock: () => Date, work: () => void): () => void {
  let timer: NodeJS.Timeout;
  let day = dayInIstanbul(clock());
  const wait = () => {
    timer = setTimeout(check, Math.min(CLOCK_CHECK_MS, untilMidnight(clock())));
    timer.unref();
  };
  const check = () => {
    const today = dayInIstanbul(clock());
    const isNew = today !== day;
    day = today;
    wait();
    if (isNew) work();
  };
  wait();
  return () => clearTimeout(timer);
}

/** The latest time that can have been stored by now. */
export const latestStored = (now: Date): Date => new Date(now.getTime() + CLOCK_ERROR_MS);
