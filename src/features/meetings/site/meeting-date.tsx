import { formatWeekday, splitDate } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { istanbulIso } from '../../../platform/istanbul.ts';

/** The day a meeting begins, for the margin rail. */
export function MeetingDate({ locale, date }: { locale: Locale; date: Date }) {
  const { day, rest } = splitDate(locale, date);
  return (
    <p className="rail date meet-date" lang={locale}>
      <time dateTime={istanbulIso(date)}>
        <b className="num">{day}</b> <span>{rest}</span>{' '}
        <span className="weekday">{formatWeekday(locale, date)}</span>
      </time>
    </p>
  );
}
