/** Turkey uses UTC+3 all year. */
const OFFSET = '+03:00';
const OFFSET_MS = 3 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** "2026-11-21T14:00:00", the time in Istanbul. */
export const wallClock = (date: Date): string =>
  new Date(date.getTime() + OFFSET_MS).toISOString().slice(0, 19);

/** The number of the day in Istanbul, counted from 1 January 1970. */
export const dayNumber = (date: Date): number => Math.floor((date.getTime() + OFFSET_MS) / DAY_MS);

/** "2026-11-21T14:00:00+03:00" */
export const istanbulIso = (date: Date): string => wallClock(date) + OFFSET;

/**
 * The moment of a time in Istanbul, "2026-11-21T14:00" or with seconds; an invalid date for what is no
 * such time, such as 31 February.
 */
export function fromWallClock(time: string): Date {
  const moment = new Date(time + OFFSET);
  const isTime = !Number.isNaN(moment.getTime()) && wallClock(moment).startsWith(time);
  return isTime ? moment : new Date(Number.NaN);
}

/** "2026-11-20", the day in Istanbul, `days` days from now. */
export const dayInIstanbul = (now: Date, days = 0): string =>
  wallClock(new Date(now.getTime() + days * DAY_MS)).slice(0, 10);

/** Whether this is a day that exists, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** 2027 */
export const yearInIstanbul = (date: Date): number => Number(wallClock(date).slice(0, 4));

/** First moment of a calendar year in Istanbul, and of the next. */
export function yearBounds(year: number): [Date, Date] {
  return [
    new Date(`${year}-01-01T00:00:00${OFFSET}`),
    new Date(`${year + 1}-01-01T00:00:00${OFFSET}`),
  ];
}

/** First moment of a day in Istanbul, `YYYY-MM-DD`, and of the next. */
export function dayBounds(day: string): [Date, Date] {
  const start = new Date(`${day}T00:00:00${OFFSET}`);
  return [start, new Date(start.getTime() + DAY_MS)];
}

/** Milliseconds from `now` to the next midnight in Istanbul; between 1 and a day. */
export function untilMidnight(now: Date): number {
  return DAY_MS - ((now.getTime() + OFFSET_MS) % DAY_MS);
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
