import { ISTANBUL } from '../istanbul.ts';
import type { Locale } from './locales.ts';

export const TAGS: Record<Locale, string> = { tr: 'tr-TR', en: 'en-GB', de: 'de-DE', es: 'es-ES' };
const cache = new Map<string, Intl.DateTimeFormat>();

/** In Istanbul time. Building an Intl formatter is slow, so each is cached under the name `style`. */
export function formatter(locale: Locale, style: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale} ${style}`;
  let found = cache.get(key);
  if (!found) {
    found = new Intl.DateTimeFormat(TAGS[locale], { timeZone: ISTANBUL, ...options });
    cache.set(key, found);
  }
  return found;
}

const textOf =
  (style: string, options: Intl.DateTimeFormatOptions) => (locale: Locale, date: Date) =>
    formatter(locale, style, options).format(date);

/** "20 Kasım 2026", in Istanbul time. */
export const formatDate = textOf('date', { day: 'numeric', month: 'long', year: 'numeric' });

/** "20 Kasım 2026, Cuma" in Turkish; in other languages the weekday comes first. */
export function formatDayAndDate(locale: Locale, date: Date): string {
  const weekday = formatWeekday(locale, date);
  return locale === 'tr'
    ? `${formatDate(locale, date)}, ${weekday}`
    : `${weekday}, ${formatDate(locale, date)}`;
}

/** "Kasım 2026". */
export const formatMonth = textOf('month', { month: 'long', year: 'numeric' });

/**
 * The day and the rest of the date separately: "19" and "Kasım 2026", in German "19." and "November
 * 2026".
 */
export function splitDate(locale: Locale, date: Date): { day: string; rest: string } {
  const whole = formatDate(locale, date);
  const [day = ''] = /^\d+\.?/.exec(whole) ?? [];
  return { day, rest: whole.slice(day.length).trimStart() };
}

/** "21 Kasım" */
export const formatDayMonth = textOf('day-month', { day: 'numeric', month: 'long' });

/** "Perşembe" */
export const formatWeekday = textOf('weekday', { weekday: 'long' });

/**
 * "14.32" in Turkish (the rule of its spelling guide, which Intl does not follow); "14:32" in other
 * languages.
 */
export function formatTime(locale: Locale, date: Date): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = formatter(locale, 'time', options).format(date);
  return locale === 'tr' ? time.replace(':', '.') : time;
}

const numbers = new Map<Locale, Intl.NumberFormat>();
/** "1.234" in Turkish. */
export function formatNumber(locale: Locale, value: number): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(TAGS[locale]);
  numbers.set(locale, format);
  return format.format(value);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** A time to wait, rounded up: "40 saniye", "15 dakika", "2 saat". */
export function formatDuration(locale: Locale, seconds: number): string {
  const unit = seconds > 90 * MINUTE ? 'hour' : seconds > 90 ? 'minute' : 'second';
  const length = { hour: HOUR, minute: MINUTE, second: 1 }[unit];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(TAGS[locale], style).format(Math.ceil(seconds / length));
}

const KILOBYTE = 1024;

/** "184 KB", "1,8 MB", "23,4 GB". */
export function formatBytes(locale: Locale, bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${formatNumber(locale, kilobytes)} KB`;
  const [size, unit] =
    kilobytes < KILOBYTE ** 2 ? [bytes / KILOBYTE ** 2, 'MB'] : [bytes / KILOBYTE ** 3, 'GB'];
  return `${formatNumber(locale, Math.round(size * 10) / 10)} ${unit}`;
}
