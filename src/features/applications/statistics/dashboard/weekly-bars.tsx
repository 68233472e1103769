import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatDayMonth, formatNumber } from '../../../../platform/i18n/format.ts';
import type { Statistics } from '../schema.ts';
import { listAddress } from './list-address.ts';
import css from './weekly-bars.module.css';

/** The applications of each week as bars with their numbers; the week that has not ended is an outline. */
export function WeeklyBars({ weeks }: { weeks: Statistics['weeks'] }) {
  const { t, locale } = useText();
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const peak = weeks.findIndex(({ count }) => count === most);
  const last = weeks.length - 1;
  const day = (text: string) => formatDayMonth(locale, new Date(`${text}T12:00:00Z`));
  return (
    <figure className={css.weeks}>
      <ol className={css.bars}>
        {weeks.map(({ from, to, count }, index) => {
          const number = formatNumber(locale, count);
          const label = t('applicationStatistics:week', { from: day(from), to: day(to) });
          const words = `${label}: ${t('applicationStatistics:count', { count, number })}`;
          return (
            <li key={from} data-now={index === last || undefined}>
              <Link to={listAddress({ from, to })} title={words}>
                <span className="sr-only">{words}</span>
                <b aria-hidden="true" data-shown={index === peak || index === last || undefined}>
                  {number}
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
        <span className={css.outline} aria-hidden="true" /> {t('applicationStatistics:current')}
      </figcaption>
    </figure>
  );
}
