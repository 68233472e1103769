import { Box, SegmentedControl } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { type Part, PartBars } from '../../../../dashboard/kit/charts/part-bars.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { PanelState } from '../../../../dashboard/kit/parts/panel-state.tsx';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { BranchFilter } from '../../../../dashboard/kit/table/branch-filter.tsx';
import { TAGS } from '../../../../platform/i18n/format.ts';
import { OPEN_STATUSES } from '../../statuses.ts';
import { PERIODS, type Period, type Statistics, statisticsRoutes, WEEKS } from '../contract.ts';
import type { Matching } from '../schema.ts';
import { ApplicationMap, useHasMap, WeeklyBars } from './application-charts.tsx';
import { applicationsList, listAddress } from './applications-list.ts';
import { BranchNumbers } from './branch-numbers.tsx';

const REACHED = ['inReview', 'missingInformation', 'uyelikIslemleriTamamlandi'] as const;

const CLOSED = ['reddedildi', 'withdrawn'] as const;

const STAGES = ['application', 'inReview', 'missingInformation', 'decision'] as const;

export function StatisticsPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.applications)
    return <NoPermissionPage title={t('applicationStatistics:title')} texts="applications:" />;
  return (
    <div className="page">
      <PageTitle>{t('applicationStatistics:title')}</PageTitle>
      <AllStatistics />
    </div>
  );
}

/** The period and the branch are in the address. */
function AllStatistics() {
  const { t } = useText();
  const [search, setSearch] = useSearchParams();
  const period: Period = search.get('period') === 'all' ? 'all' : 'year';
  const branch = search.get('branch') ?? '';
  const show = (change: { period?: Period; branch?: string }) => {
    const next = { period, branch, ...change };
    setSearch({
      ...(next.period === 'all' && { period: 'all' }),
      ...(next.branch && { branch: next.branch }),
    });
  };
  const query = useQuery(
    read(statisticsRoutes.read, { query: { period, ...(branch && { branch }) } }),
  );
  return (
    <>
      <BackLink to={applicationsList.lastAddress()}>{t('applications:title')}</BackLink>
      <PageHead title={t('applicationStatistics:title')}>
        <BranchFilter state={{ view: { branch }, show }} />
        <SegmentedControl
          aria-label={t('applicationStatistics:period')}
          value={period}
          data={PERIODS.map((value) => ({ value, label: t(`applicationStatistics:${value}`) }))}
          onChange={(value) => show({ period: value as Period })}
        />
      </PageHead>
      <StatisticsPanels query={query} branch={branch} />
    </>
  );
}

type Query = UseQueryResult<Statistics, Error>;

/** All figures, each in a panel that shows when they cannot be loaded. */
function StatisticsPanels({ query, branch }: { query: Query; branch: string }) {
  const { t } = useText();
  const hasMap = useHasMap(query.data?.provinces ?? []);
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
          <Funnel statistics={data} branch={branch} />
        ))}
        {panel('times', t('applicationStatistics:timesNote'), ({ days }) => (
          <StageTimes days={days} />
        ))}
      </Columns>
      {panel('weeks', t('applicationStatistics:weeksNote', { count: WEEKS }), ({ weeks }) => (
        <WeeklyBars weeks={weeks} branch={branch} />
      ))}
      {hasMap
        ? panel('map', null, ({ provinces, from }) => (
            <ApplicationMap provinces={provinces} from={from} branch={branch} />
          ))
        : null}
      {query.data?.branches.some(({ id }) => id !== null)
        ? panel('branches', t('applicationStatistics:branchesNote'), ({ branches, from }) => (
            <BranchNumbers branches={branches} from={from} />
          ))
        : null}
    </>
  );
}

/** Median days. */
function StageTimes({ days }: { days: Statistics['days'] }) {
  const { t, locale } = useText();
  const words = (value: number | null) => {
    if (value === null) return t('applicationStatistics:noTime');
    const number = new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: 1 }).format(value);
    return t('applicationStatistics:days', { count: value, number });
  };
  return (
    <Box px={16} pb={12}>
      <Facts
        withDivider
        labelWidth={190}
        facts={STAGES.map((stage) => [
          t(`applicationStatistics:time.${stage}`),
          words(days[stage]),
        ])}
      />
    </Box>
  );
}

/**
 * What became of the applications that arrived, then where they are now. Every number links to its
 * list.
 */
function Funnel({ statistics, branch }: { statistics: Statistics; branch: string }) {
  const { t } = useText();
  const { from, received, reached, now } = statistics;
  const part = (key: string, count: number, filter: Matching): Part => ({
    label: t(`applicationStatistics:${key}`),
    count,
    to: listAddress({ ...filter, ...(from ? { from } : {}), ...(branch && { branch }) }),
  });
  const waiting = OPEN_STATUSES.reduce((sum, status) => sum + now[status], 0);
  const path = [
    part('received', received, {}),
    ...REACHED.map((status) => part(`reached.${status}`, reached[status], { reached: status })),
  ];
  const present = [
    part('closed.waiting', waiting, { status: 'open' }),
    ...CLOSED.map((status) => part(`closed.${status}`, now[status], { status })),
  ];
  const second = present.map((one) => ({ ...one, second: true }));
  return <PartBars total={received} parts={[...path, ...second]} />;
}
