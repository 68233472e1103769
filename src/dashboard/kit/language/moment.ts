import { formatDate, formatTime, formatter, TAGS } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { startOfDay } from '../../../platform/wall-clock.ts';
import { say } from './language.ts';

const SHORT_DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayKey = (date: Date) =>
  formatter('en', 'day-key', { year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);

/** "bugün 14.32", "dün 09.05", else "20 Kas 2026". */
export function shortMoment(locale: Locale, date: Date, now = new Date()): string {
  if (dayKey(date) === dayKey(now))
    return say('dashboard:moment.today', { time: formatTime(locale, date) });
  const yesterday = new Date(now.getTime() - 86_400_000);
  if (dayKey(date) === dayKey(yesterday)) {
    return say('dashboard:moment.yesterday', { time: formatTime(locale, date) });
  }
  return formatter(locale, 'short-date', SHORT_DATE).format(date);
}

/** "20 Kas 14.32", for a time in the near future. */
export const dayAndTime = (locale: Locale, date: Date): string =>
  `${formatter(locale, 'short-day', { day: 'numeric', month: 'short' }).format(date)} ${formatTime(locale, date)}`;

/** "20 Kas 2026 14.32", for a list of times in several years. */
export const dateAndTime = (locale: Locale, date: Date): string =>
  `${formatter(locale, 'short-date', SHORT_DATE).format(date)} ${formatTime(locale, date)}`;

/** "20 Kasım 2026, 14.32". */
export const fullMoment = (locale: Locale, date: Date): string =>
  `${formatDate(locale, date)}, ${formatTime(locale, date)}`;

/** Only the time if it was today, else the day and the time. */
export function savedMoment(locale: Locale, date: Date, now = new Date()): string {
  return dayKey(date) === dayKey(now) ? formatTime(locale, date) : shortMoment(locale, date, now);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const relative = new Map<string, Intl.RelativeTimeFormat>();

/**
 * English has one-letter units, but not in its British form; the other languages have no one-letter
 * units that everyone understands.
 */
function wordsOf(locale: Locale, unit: Intl.RelativeTimeFormatUnit): Intl.RelativeTimeFormat {
  const style = locale === 'en' ? 'narrow' : 'short';
  const tag = locale === 'en' ? 'en' : TAGS[locale];
  // "now" instead of "0s ago", but no "yesterday".
  const numeric = unit === 'second' ? 'auto' : 'always';
  const key = `${locale} ${numeric}`;
  const words = relative.get(key) ?? new Intl.RelativeTimeFormat(tag, { style, numeric });
  relative.set(key, words);
  return words;
}

/**
 * In English "30s ago", "12m ago", "3h ago", "4d ago", "2w ago", "2y ago", and "in 3h" for the
 * future; in Turkish "3 sa. önce", "3 sa. sonra". From one day on it counts calendar days.
 */
export function relativeTime(locale: Locale, date: Date, now = new Date()): string {
  const [value, unit] = distance(date, now);
  return wordsOf(locale, unit).format(date < now ? -value : value, unit);
}

/** For a past event: if this computer's clock is behind, it must not be shown as a future one. */
export const timeAgo = (locale: Locale, date: Date, now = new Date()): string =>
  relativeTime(locale, date < now ? date : new Date(now.getTime() - 1), now);

function distance(date: Date, now: Date): [number, Intl.RelativeTimeFormatUnit] {
  const apart = Math.abs(now.getTime() - date.getTime());
  if (apart < MINUTE) return [Math.floor(apart / 1000), 'second'];
  if (apart < HOUR) return [Math.floor(apart / MINUTE), 'minute'];
  if (apart < DAY) return [Math.floor(apart / HOUR), 'hour'];
  const midnights = startOfDay(now).getTime() - startOfDay(date).getTime();
  const days = Math.round(Math.abs(midnights) / DAY);
  if (days < 7) return [days, 'day'];
  if (days < 365) return [Math.floor(days / 7), 'week'];
  return [Math.floor(days / 365), 'year'];
}
