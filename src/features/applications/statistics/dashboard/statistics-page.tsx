import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { applicationsList } from '../../desk/dashboard/list/applications-list.ts';
import { PERIODS, type Period } from '../schema.ts';
import { statisticsOf } from './statistics-calls.ts';
import { StatisticsPanels } from './statistics-panels.tsx';

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

/** The period is in the address. */
function AllStatistics() {
  const { t } = useText();
  const [search, setSearch] = useSearchParams();
  const period: Period = search.get('period') === 'all' ? 'all' : 'year';
  const query = useQuery(statisticsOf(period));
  return (
    <>
      <BackLink to={applicationsList.lastAddress()}>{t('applications:title')}</BackLink>
      <PageHead title={t('applicationStatistics:title')}>
        <SegmentedControl
          aria-label={t('applicationStatistics:period')}
          value={period}
          data={PERIODS.map((value) => ({ value, label: t(`applicationStatistics:${value}`) }))}
          onChange={(value) => setSearch(value === 'all' ? { period: 'all' } : {})}
        />
      </PageHead>
      <StatisticsPanels query={query} />
    </>
  );
}
