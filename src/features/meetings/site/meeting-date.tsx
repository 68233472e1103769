import { formatWeekday, splitDate } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { istanbulIso } from '../../../platform/istanbul.ts';
import rows from '../../../site/kit/parts/rows.module.css';
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
