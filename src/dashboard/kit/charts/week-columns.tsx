import { Link } from 'react-router';
import { formatDayMonth, formatNumber } from '../../../platform/i18n/format.ts';
import { useText } from '../language/language.ts';
import css from './week-columns.module.css';

export interface Week {
  /** YYYY-MM-DD, a Monday. */
  from: string;
  /** YYYY-MM-DD, a Sunday. */
  to: string;
  count: number;
}

interface WeekColumnsProps {
  /** The last one has not ended. */
  weeks: readonly Week[];
  /** A count in words, for screen readers. */
  words: (count: number) => string;
  /** The address of the records of a week. */
  addressOf: (week: Week) => string;
}

/** The count of each week as columns with their numbers; the week that has not ended is an outline. */
export function WeekColumns({ weeks, words, addressOf }: WeekColumnsProps) {
  const { t, locale } = useText();
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const peak = weeks.findIndex(({ count }) => count === most);
  const last = weeks.length - 1;
  const day = (text: string) => formatDayMonth(locale, new Date(`${text}T12:00:00Z`));
  return (
    <figure className={css.weeks}>
      <ol role="list" className={css.bars}>
        {weeks.map((week, index) => {
          const { from, to, count } = week;
          const label = t('dashboard:charts.week', { from: day(from), to: day(to) });
          const whole = `${label}: ${words(count)}`;
          return (
            <li key={from} data-now={index === last || undefined}>
              <Link to={addressOf(week)} title={whole}>
                <span className="sr-only">{whole}</span>
                <b aria-hidden="true" data-shown={index === peak || index === last || undefined}>
                  {formatNumber(locale, count)}
                </b>
                <i style={{ blockSize: `${(count / most) * 100}%` }} />
                <small aria-hidden="true" data-shown={(last - index) % 4 === 0 || undefined}>
                  {day(from)}
                </small>
              </Link>
            </li>
          );
        })}
      </ol>
      <figcaption className="soft">
        <span className={css.outline} aria-hidden="true" /> {t('dashboard:charts.current')}
      </figcaption>
    </figure>
  );
}
