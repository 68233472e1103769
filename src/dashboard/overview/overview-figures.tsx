import { useQuery } from '@tanstack/react-query';
import { listAddress } from '../../features/applications/statistics/dashboard/list-address.ts';
import { statisticsOf } from '../../features/applications/statistics/dashboard/statistics-calls.ts';
import { contentCount } from '../../features/content/dashboard/content-calls.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import { Figure, Figures } from '../kit/charts/figures.tsx';
import { useText } from '../kit/language/language.ts';

const COMPLETED = 'uyelikIslemleriTamamlandi';

/** The most important numbers; each links to its list. */
export function OverviewFigures() {
  const { t, locale } = useText();
  const { data, error } = useQuery(statisticsOf('year'));
  const month = `${dayInIstanbul(new Date()).slice(0, 7)}-01`;
  const published = useQuery(contentCount({ state: 'published', from: month }));
  const scheduled = useQuery(contentCount({ state: 'scheduled' }));
  const number = (value: number | undefined, fault: Error | null) =>
    value === undefined ? (fault ? '?' : '–') : formatNumber(locale, value);
  const [before, week] = data?.weeks.slice(-2) ?? [];
  const days = data?.days.decision;
  return (
    <Figures label={t('dashboard:overview.figures')}>
      <Figure
        label={t('dashboard:overview.figure.week')}
        value={number(week?.count, error)}
        note={t('dashboard:overview.figure.weekNote', { number: number(before?.count, error) })}
        to={week ? listAddress({ from: week.from, to: week.to }) : listAddress({})}
      />
      <Figure
        label={t('dashboard:overview.figure.decision')}
        value={
          typeof days === 'number'
            ? t('dashboard:overview.figure.days', {
                count: days,
                number: formatNumber(locale, days),
              })
            : number(undefined, error)
        }
        note={t('dashboard:overview.figure.year')}
        to="/dashboard/applications/statistics"
      />
      <Figure
        label={t('dashboard:overview.figure.completed')}
        value={number(data?.reached[COMPLETED], error)}
        note={t('dashboard:overview.figure.year')}
        to={listAddress({ reached: COMPLETED, ...(data?.from ? { from: data.from } : {}) })}
      />
      <Figure
        label={t('dashboard:overview.figure.published')}
        value={number(published.data, published.error)}
        note={t('dashboard:overview.figure.scheduled', {
          number: number(scheduled.data, scheduled.error),
        })}
        to={`/dashboard/blog?state=published&from=${month}`}
      />
    </Figures>
  );
}
