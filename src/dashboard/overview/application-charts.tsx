import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ApplicationMap } from '../../features/applications/statistics/dashboard/application-map.tsx';
import { statisticsOf } from '../../features/applications/statistics/dashboard/statistics-calls.ts';
import { WeeklyBars } from '../../features/applications/statistics/dashboard/weekly-bars.tsx';
import { useText } from '../kit/language/language.ts';
import { PanelState } from '../kit/parts/panel-state.tsx';
import css from './overview.module.css';

/** So many columns have space for their numbers beside the map. */
const WEEKS_SHOWN = 11;

/** The applications of the last weeks, and those of each province. */
export function ApplicationCharts() {
  const { t } = useText();
  const query = useQuery(statisticsOf('year'));
  const { weeks = [], provinces = [], from = null } = query.data ?? {};
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
      {panel(
        'map',
        <p className="panel-link soft">{t('dashboard:overview.figure.year')}</p>,
        <ApplicationMap provinces={provinces} from={from} />,
      )}
    </div>
  );
}
