import { formatDate, formatTime, formatter, TAGS } from '../../platform/i18n/format.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { startOfDay } from '../../platform/istanbul.ts';
import { say } from './language.ts';

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
  const options = { day: 'numeric', month: 'short', year: 'numeric' } as const;
  return formatter(locale, 'short-date', options).format(date);
}

/** "20 Kasım 2026, 14.32". */
export const fullMoment = (locale: Locale, date: Date): string =>
  `${formatDate(locale, date)}, ${formatTime(locale, date)}`;

/** Only the clock when it was today, else the day with it. */
export function savedMoment(locale: Locale, date: Date, now = new Date()): string {
  return dayKey(date) === dayKey(now) ? formatTime(locale, date) : shortMoment(locale, date, now);
}

const MINUTE = 60_000;
const DAY = 86_400_000;
const relative = new Map<string, Intl.RelativeTimeFormat>();

function ago(locale: Locale, value: number, unit: Intl.RelativeTimeFormatUnit): string {
  // In words only what everybody says so: "şimdi", "dün".
  const numeric = unit === 'second' || (unit === 'day' && value === 1) ? 'auto' : 'always';
  const key = `${locale}${numeric}`;
  const kept =
    relative.get(key) ?? new Intl.RelativeTimeFormat(TAGS[locale], { style: 'short', numeric });
  relative.set(key, kept);
  return kept.format(-value, unit);
}

/** "şimdi", "12 dk. önce", "3 sa. önce", "dün", "4 gün önce", "8 ay önce". */
export function shortAgo(locale: Locale, date: Date, now = new Date()): string {
  const elapsed = Math.max(0, now.getTime() - date.getTime());
  if (elapsed < MINUTE) return ago(locale, 0, 'second');
  if (elapsed < 60 * MINUTE) return ago(locale, Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return ago(locale, Math.floor(elapsed / (60 * MINUTE)), 'hour');
  const days = Math.round((startOfDay(now).getTime() - startOfDay(date).getTime()) / DAY);
  if (days < 7) return ago(locale, days, 'day');
  if (days < 31) return ago(locale, Math.floor(days / 7), 'week');
  if (days < 365) return ago(locale, Math.floor(days / 30.4), 'month');
  return ago(locale, Math.floor(days / 365), 'year');
}
