import { formatDate, formatDay } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

const ZONE = 'Europe/Istanbul';
const weekdays = new Map<Locale, Intl.DateTimeFormat>();
const months = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
});

/** "Perşembe", in Istanbul time. */
export function formatWeekday(locale: Locale, date: Date): string {
  let found = weekdays.get(locale);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, { timeZone: ZONE, weekday: 'long' });
    weekdays.set(locale, found);
  }
  return found.format(date);
}

/** "2026-11", in Istanbul time: what months are told apart by. */
export const monthKey = (date: Date): string => months.format(date);

/** The day alone, and the rest of the date as the language writes it: "19" and "Kasım 2026". */
export function splitDate(locale: Locale, date: Date): { day: string; rest: string } {
  const day = formatDay(locale, date);
  const whole = formatDate(locale, date);
  const rest = whole.startsWith(day) ? whole.slice(day.length).replace(/^\.?\s+/, '') : whole;
  return { day, rest };
}
