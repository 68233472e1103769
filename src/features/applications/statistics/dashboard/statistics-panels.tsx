import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { PanelState } from '../../../../dashboard/kit/parts/panel-state.tsx';
import { type Statistics, WEEKS } from '../schema.ts';
import { ApplicationMap } from './application-map.tsx';
import { Funnel } from './funnel.tsx';
import { StageTimes } from './stage-times.tsx';
import { WeeklyBars } from './weekly-bars.tsx';

type Query = UseQueryResult<Statistics, Error>;

/** All figures, each in a panel that shows when they cannot be loaded. */
export function StatisticsPanels({ query }: { query: Query }) {
  const { t } = useText();
  const panel = (name: string, note: string | null, show: (data: Statistics) => ReactNode) => (
    <section className="panel" aria-labelledby={name}>
      <header className="panel-head">
        <h2 id={name}>{t(`applicationStatistics:${name}`)}</h2>
        {note ? <p className="soft">{note}</p> : null}
      </header>
      <PanelState
        query={query}
        isEmpty={query.data?.received === 0}
        empty={t('applicationStatistics:empty')}
      >
        {query.data ? show(query.data) : null}
      </PanelState>
    </section>
  );
  return (
    <>
      <Columns>
        {panel('funnel', t('applicationStatistics:funnelNote'), (data) => (
          <Funnel statistics={data} />
        ))}
        {panel('times', t('applicationStatistics:timesNote'), ({ days }) => (
          <StageTimes days={days} />
        ))}
      </Columns>
      {panel('weeks', t('applicationStatistics:weeksNote', { count: WEEKS }), ({ weeks }) => (
        <WeeklyBars weeks={weeks} />
      ))}
      {panel('map', null, ({ provinces, from }) => (
        <ApplicationMap provinces={provinces} from={from} />
      ))}
    </>
  );
}
