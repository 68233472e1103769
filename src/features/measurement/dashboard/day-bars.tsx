import { useText } from '../../../dashboard/kit/language/language.ts';
import { formatDayMonth, formatNumber } from '../../../platform/i18n/format.ts';
import type { VisitSummary } from '../visits/schema.ts';
import css from './visits-panel.module.css';

interface DayBarsProps {
  days: VisitSummary['byDay'];
  total: number;
}

/** The visits of each day as bars, below their sum; the numbers are in a table for screen readers. */
export function DayBars({ days, total }: DayBarsProps) {
  const { t, locale } = useText();
  const most = Math.max(1, ...days.map(({ visits }) => visits));
  const dayOf = (day: string) => formatDayMonth(locale, new Date(`${day}T12:00:00Z`));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={css.days}>
      <figcaption>
        <b className={css.total}>
          {t('measurement:speed.visits', { count: total, number: formatNumber(locale, total) })}
        </b>{' '}
        <span className="sr-only">{t('measurement:visits.byDay')}</span>
      </figcaption>
      <div className={css.bars} aria-hidden="true">
        {days.map(({ day, visits }) => (
          <i
            key={day}
            title={`${dayOf(day)}: ${formatNumber(locale, visits)}`}
            style={{ blockSize: `${(visits / most) * 100}%` }}
          />
        ))}
      </div>
      <div className={css.ends} aria-hidden="true">
        <small>{first ? dayOf(first.day) : null}</small>
        <small>{last ? dayOf(last.day) : null}</small>
      </div>
      <table className="sr-only">
        <tbody>
          {days.map(({ day, visits }) => (
            <tr key={day}>
              <th scope="row">{dayOf(day)}</th>
              <td>{formatNumber(locale, visits)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
