import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statisticsRoutes } from '../../features/applications/desk/contract.ts';
import {
  ApplicationMap,
  useHasMap,
  WeeklyBars,
} from '../../features/applications/desk/dashboard/application-charts.tsx';
import { listAddress } from '../../features/applications/desk/dashboard/applications-list.ts';
import { type ContentFilter, contentRoutes } from '../../features/content/contract.ts';
import { formatNumber } from '../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import { Figure, Figures } from '../kit/charts/figures.tsx';
import { useText } from '../kit/language/language.ts';
import { PanelState } from '../kit/parts/panel-state.tsx';
import { read } from '../kit/session/calls.ts';
import css from './overview.module.css';

const COMPLETED = 'uyelikIslemleriTamamlandi';

/** The number of contents, without fetching them. */
const totalOf = (filter: Partial<ContentFilter>) =>
  queryOptions({
    ...read(contentRoutes.list, { query: { ...filter, page: 1, pageSize: 1 } }),
    select: ({ total }) => total,
  });

/** The most important numbers; each links to its list. */
export function OverviewFigures() {
  const { t, locale } = useText();
  const { data, error } = useQuery(read(statisticsRoutes.read, { query: { period: 'year' } }));
  const month = `${dayInIstanbul(new Date()).slice(0, 7)}-01`;
  const published = useQuery(totalOf({ state: 'published', from: month }));
  const scheduled = useQuery(totalOf({ state: 'scheduled' }));
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

/** So many columns have space for their numbers beside the map. */
const WEEKS_SHOWN = 11;

/** The applications of the last weeks, and those of each province. */
export function ApplicationCharts() {
  const { t } = useText();
  const query = useQuery(read(statisticsRoutes.read, { query: { period: 'year' } }));
  const { weeks = [], provinces = [], from = null } = query.data ?? {};
  const hasMap = useHasMap(provinces);
  const panel = (name: 'weeks' | 'map', end: ReactNode, chart: ReactNode) => (
    <section className="panel" aria-labelledby={name}>
      <header className="panel-head">
        <h2 id={name}>{t(`dashboard:overview.${name}`)}</h2>
        {end}
      </header>
      <PanelState
        query={query}
        isEmpty={query.data?.received === 0}
        empty={t('dashboard:overview.noApplications')}
      >
        {chart}
      </PanelState>
    </section>
  );
  return (
    <div className={css.charts}>
      {panel(
        'weeks',
        <Link className="panel-link" to="/dashboard/applications/statistics">
          {t('dashboard:overview.statistics')}
        </Link>,
        <WeeklyBars weeks={weeks.slice(-WEEKS_SHOWN)} />,
      )}
      {hasMap
        ? panel(
            'map',
            <p className="panel-link soft">{t('dashboard:overview.figure.year')}</p>,
            <ApplicationMap provinces={provinces} from={from} />,
          )
        : null}
    </div>
  );
}
