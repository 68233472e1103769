import { clockTime, shortMoment } from '../../../dashboard/language/moment.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

/** The day and the minute: "bugün 14.32", "20 Kas 2026 14.32". */
export function momentInLog(locale: Locale, at: Date): string {
  const time = clockTime(locale, at);
  const moment = shortMoment(locale, at);
  return moment.includes(time) ? moment : `${moment} ${time}`;
}

/** To the second, for what happened within one minute. */
export const secondsOf = (at: Date): string => `:${String(at.getUTCSeconds()).padStart(2, '0')}`;
