import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { formatTime } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';

/** The day with hours and minutes: "bugün 14.32", "20 Kas 2026 14.32". */
export function momentInLog(locale: Locale, at: Date): string {
  const time = formatTime(locale, at);
  const moment = shortMoment(locale, at);
  return moment.includes(time) ? moment : `${moment} ${time}`;
}

/** The seconds, shown after the minute: ".05" in Turkish, ":05" in other languages. */
export const secondsOf = (locale: Locale, at: Date): string =>
  `${locale === 'tr' ? '.' : ':'}${String(at.getUTCSeconds()).padStart(2, '0')}`;
