import { formatDate, formatDay, formatDayAndDate } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { isOneDay } from '../time.ts';

const ZONE = 'Europe/Istanbul';
const TAGS: Record<Locale, string> = { tr: 'tr-TR', en: 'en-GB', de: 'de-DE', es: 'es-ES' };
const kept = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + Object.keys(options).join();
  let found = kept.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(TAGS[locale], { timeZone: ZONE, ...options });
    kept.set(key, found);
  }
  return found;
}

/** "14:00", in Istanbul time. */
export const formatTime = (locale: Locale, date: Date): string =>
  formatter(locale, { hour: '2-digit', minute: '2-digit' }).format(date);

/** "Perşembe" */
export const formatWeekday = (locale: Locale, date: Date): string =>
  formatter(locale, { weekday: 'long' }).format(date);

/** "21 Kasım" */
export const formatDayMonth = (locale: Locale, date: Date): string =>
  formatter(locale, { day: 'numeric', month: 'long' }).format(date);

/** The day alone, and the rest of the date as the language writes it: "19" and "Kasım 2026". */
export function splitDate(locale: Locale, date: Date): { day: string; rest: string } {
  const day = formatDay(locale, date);
  const whole = formatDate(locale, date);
  const rest = whole.startsWith(day) ? whole.slice(day.length).replace(/^\.?\s+/, '') : whole;
  return { day, rest };
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** "14:00–16:30", or with both days where there are several. */
export function formatSpan(locale: Locale, { startsAt, endsAt }: Span): string {
  const from = formatTime(locale, startsAt);
  const to = formatTime(locale, endsAt);
  if (isOneDay(startsAt, endsAt)) return `${from}–${to}`;
  return `${formatDayMonth(locale, startsAt)} ${from} – ${formatDayMonth(locale, endsAt)} ${to}`;
}

/** Each day in a line of its own: "21 Kasım 2026, Cumartesi" and what is told of its hours. */
export function describeDays(locale: Locale, { startsAt, endsAt }: Span): string[] {
  const day = (date: Date) => formatDayAndDate(locale, date);
  const from = formatTime(locale, startsAt);
  const to = formatTime(locale, endsAt);
  return isOneDay(startsAt, endsAt)
    ? [day(startsAt), `${from}–${to}`]
    : [`${day(startsAt)}, ${from}`, `– ${day(endsAt)}, ${to}`];
}
