import { isDay } from '../../../platform/days.ts';
import { formatter, TAGS } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

/** The days that can be chosen, unless a field allows fewer. */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2099-12-31';

const SEPARATORS: Record<Locale, string> = { tr: '.', en: '/', de: '.', es: '/' };
const YEAR_FIRST = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})[\s./,-]+(\d{1,2})[\s./,-]+(\d{4})$/;
/** The number keys of some phones have no separator. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
/** Spanish puts "de" before the month and the year. */
const WITH_NAME = /^(\d{1,2})\.?\s+(?:de\s+)?(\p{L}+)\.?\s+(?:de\s+)?(\d{4})$/u;

/** "20.11.2026" or, in English and Spanish, "20/11/2026". What is no day stays as it is. */
export const showDay = (locale: Locale, value: string): string =>
  isDay(value) ? value.split('-').reverse().join(SEPARATORS[locale]) : value;

/** The day that was typed, as YYYY-MM-DD; null if it is none. */
export function readDay(locale: Locale, typed: string): string | null {
  const text = typed.trim();
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dayOf(yearFirst[1], yearFirst[2], yearFirst[3]);
  const numbers = DAY_FIRST.exec(text) ?? DIGITS.exec(text);
  if (numbers) return dayOf(numbers[3], numbers[2], numbers[1]);
  const [, day, name = '', year] = WITH_NAME.exec(text) ?? [];
  return dayOf(year, monthNamed(locale, name), day);
}

function dayOf(year = '', month: string | number = '', day = ''): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** The number of the month with this name, long or short; 0 if there is none. */
function monthNamed(locale: Locale, name: string): number {
  const lower = (text: string) => text.toLocaleLowerCase(TAGS[locale]).replace('.', '');
  const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 15)));
  const found = months.findIndex((month) =>
    (['long', 'short'] as const).some(
      (style) =>
        lower(formatter(locale, `month-${style}`, { month: style }).format(month)) === lower(name),
    ),
  );
  return found + 1;
}

const TIME = /^(\d{1,2})(?:[.:,\s]?(\d{2}))?$/;
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether this is a time of 24 hours, as HH:MM. */
export const isTime = (value: string): boolean => CLOCK.test(value);

/** "09.30" in Turkish, "09:30" in other languages. What is no time stays as it is. */
export const showTime = (locale: Locale, value: string): string =>
  isTime(value) && locale === 'tr' ? value.replace(':', '.') : value;

/** The time that was typed, as HH:MM: "9", "930", "9.30" and "09:30" are read; null if it is none. */
export function readTime(typed: string): string | null {
  const [, hours, minutes = '00'] = TIME.exec(typed.trim()) ?? [];
  const time = `${hours?.padStart(2, '0')}:${minutes}`;
  return isTime(time) ? time : null;
}
