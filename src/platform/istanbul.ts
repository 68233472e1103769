import { DAY_MS, OFFSET_MS } from './days.ts';

/** The name of the zone in the IANA data, for Intl and PostgreSQL. */
export const ISTANBUL = 'Europe/Istanbul';

/** Since this moment Turkey has used UTC+3 all year; before, Intl knows which offset was valid. */
const ONE_OFFSET_SINCE = Date.UTC(2016, 8, 6, 21);

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ISTANBUL,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** How far Istanbul was ahead of UTC at this moment, in milliseconds. */
export function offsetAt(moment: number): number {
  if (moment >= ONE_OFFSET_SINCE || Number.isNaN(moment)) return OFFSET_MS;
  const seconds = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${clock.format(seconds).replace(' ', 'T')}Z`) - seconds;
}

/** "2026-11-21T14:00:00", the time in Istanbul. */
export const wallClock = (date: Date): string =>
  new Date(date.getTime() + offsetAt(date.getTime())).toISOString().slice(0, 19);

/** The number of the day in Istanbul, counted from 1 January 1970. */
const dayNumber = (date: Date): number =>
  Math.floor((date.getTime() + offsetAt(date.getTime())) / DAY_MS);

/** "2026-11-21T14:00:00+03:00" */
export function istanbulIso(date: Date): string {
  const minutes = Math.round(offsetAt(date.getTime()) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${wallClock(date)}+${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** "2026-11-20", the day in Istanbul, `days` days from now. */
export const dayInIstanbul = (now: Date, days = 0): string =>
  new Date((dayNumber(now) + days) * DAY_MS).toISOString().slice(0, 10);

/** 2027 */
export const yearInIstanbul = (date: Date): number => Number(wallClock(date).slice(0, 4));
