/** The name of the zone in the IANA data, for Intl and PostgreSQL. */
export const ISTANBUL = 'Europe/Istanbul';

/** Since this moment Turkey has used UTC+3 all year; before, Intl knows which offset was valid. */
const ONE_OFFSET_SINCE = Date.UTC(2016, 8, 6, 21);
const HOUR_MS = 3_600_000;
const OFFSET_MS = 3 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ISTANBUL,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** How far Istanbul was ahead of UTC at this moment, in milliseconds. */
function offsetAt(moment: number): number {
  if (moment >= ONE_OFFSET_SINCE || Number.isNaN(moment)) return OFFSET_MS;
  const seconds = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${clock.format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/** "2026-11-21T14:00:00", the time in Istanbul. */
export const wallClock = (date: Date): string =>
  new Date(date.getTime() + offsetAt(date.getTime())).toISOString().slice(0, 19);

/** The number of the day in Istanbul, counted from 1 January 1970. */
export const dayNumber = (date: Date): number =>
  Math.floor((date.getTime() + offsetAt(date.getTime())) / DAY_MS);

/** "2026-11-21T14:00:00+03:00" */
export function istanbulIso(date: Date): string {
  const minutes = Math.round(offsetAt(date.getTime()) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${wallClock(date)}+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

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

/** "2026-11-20", the day in Istanbul, `days` days from now. */
export const dayInIstanbul = (now: Date, days = 0): string =>
  new Date((dayNumber(now) + days) * DAY_MS).toISOString().slice(0, 10);

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
