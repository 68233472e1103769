import {
  formatDayAndDate,
  formatDayMonth,
  formatTime,
  formatWeekday,
  splitDate,
} from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { istanbulIso } from '../../../platform/istanbul.ts';
import rows from '../../../site/kit/parts/rows.module.css';
import { isOneDay } from '../schema.ts';
import styles from './meetings.module.css';

/** The day a meeting begins, for the margin rail. */
export function MeetingDate({ locale, date }: { locale: Locale; date: Date }) {
  const { day, rest } = splitDate(locale, date);
  return (
    <p className={`rail date ${styles.date}`} lang={locale}>
      <time dateTime={istanbulIso(date)}>
        <b className="num">{day}</b> <span>{rest}</span>{' '}
        <span className={`${rows.weekday} ${styles.weekday}`}>{formatWeekday(locale, date)}</span>
      </time>
    </p>
  );
}

interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** "14.00–16.30", or with both days if there are several. */
export function formatSpan(locale: Locale, { startsAt, endsAt }: Span): string {
  const from = formatTime(locale, startsAt);
  const to = formatTime(locale, endsAt);
  if (isOneDay(startsAt, endsAt)) return `${from}–${to}`;
  return `${formatDayMonth(locale, startsAt)} ${from} – ${formatDayMonth(locale, endsAt)} ${to}`;
}

/** One line for each day: "21 Kasım 2026, Cumartesi" and its hours. */
export function describeDays(locale: Locale, { startsAt, endsAt }: Span): string[] {
  const day = (date: Date) => formatDayAndDate(locale, date);
  const from = formatTime(locale, startsAt);
  const to = formatTime(locale, endsAt);
  return isOneDay(startsAt, endsAt)
    ? [day(startsAt), `${from}–${to}`]
    : [`${day(startsAt)}, ${from} –`, `${day(endsAt)}, ${to}`];
}
