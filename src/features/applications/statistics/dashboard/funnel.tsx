import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Matching } from '../../desk/schema.ts';
import { OPEN_STATUSES } from '../../statuses.ts';
import type { Statistics } from '../schema.ts';
import css from './funnel.module.css';
import { listAddress } from './list-address.ts';

const REACHED = ['inReview', 'missingInformation', 'uyelikIslemleriTamamlandi'] as const;
const CLOSED = ['reddedildi', 'withdrawn'] as const;

/** What became of the applications that arrived. Every number links to its list. */
export function Funnel({ statistics }: { statistics: Statistics }) {
  const { t, locale } = useText();
  const { from, received, reached, now } = statistics;
  const since = from ? { from } : {};
  const waiting = OPEN_STATUSES.reduce((sum, status) => sum + now[status], 0);
  const rows: [label: string, count: number, filter: Matching][] = [
    [t('applicationStatistics:received'), received, {}],
    ...REACHED.map((status): [string, number, Matching] => [
      t(`applicationStatistics:reached.${status}`),
      reached[status],
      { reached: status },
    ]),
    [t('applicationStatistics:closed.waiting'), waiting, { status: 'open' }],
    ...CLOSED.map((status): [string, number, Matching] => [
      t(`applicationStatistics:closed.${status}`),
      now[status],
      { status },
    ]),
  ];
  return (
    <ol className={css.funnel}>
      {rows.map(([label, count, filter]) => {
        const part = received > 0 ? count / received : 0;
        return (
          <li key={label}>
            <Link to={listAddress({ ...filter, ...since })}>
              <span>{label}</span>
              <b>{formatNumber(locale, count)}</b>
              <small>
                {t('applicationStatistics:share', {
                  percent: formatNumber(locale, Math.round(part * 100)),
                })}
              </small>
              <i aria-hidden="true" style={{ inlineSize: `${part * 100}%` }} />
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
