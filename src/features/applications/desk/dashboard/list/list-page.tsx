import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNote } from '../../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../../../dashboard/kit/table/use-list-view.ts';
import { formatNumber } from '../../../../../platform/i18n/format.ts';
import { IconChartBar } from '../../../../../ui/tabler-icons/index.ts';
import { ExportButton } from '../../../export/dashboard/export-button.tsx';
import { applicationPage } from '../application-calls.ts';
import { useApplicationColumns } from './application-columns.tsx';
import { ApplicationMenu } from './application-menu.tsx';
import css from './applications-list.module.css';
import { applicationsList } from './applications-list.ts';
import { BulkActions } from './bulk-actions.tsx';
import { ListFilters } from './list-filters.tsx';
import { ViewLinks } from './view-links.tsx';

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.applications)
    return <NoPermissionPage title={t('applications:title')} texts="applications:" />;
  return (
    <div className="page">
      <PageTitle>{t('applications:title')}</PageTitle>
      <ApplicationsList />
    </div>
  );
}

function ApplicationsList() {
  const { t, locale } = useText();
  const state = useListView(applicationsList);
  const { view } = state;
  const search = applicationsList.write(view);
  const filter = applicationsList.filterOf(view);
  const query = useQuery(applicationPage(filter));
  /** What an action could not do. It is shown until an action succeeds. */
  const [failure, setFailure] = useState<string | null>(null);
  const columns = useApplicationColumns(search, query.data?.data);
  const { sort, page, pageSize, ...matching } = filter;
  const isWaitingView = view.status === 'open';
  const total = query.data?.total ?? 0;
  return (
    <>
      <PageHead title={t('applications:title')}>
        <Button
          component={Link}
          to="/dashboard/applications/statistics"
          leftSection={<IconChartBar size={17} stroke={1.6} aria-hidden="true" />}
        >
          {t('applicationStatistics:open')}
        </Button>
        <ExportButton filter={matching} total={total} />
      </PageHead>
      <ViewLinks view={view} />
      <ListFilters state={state} />
      {failure ? <FailureNote>{failure}</FailureNote> : null}
      <DataList
        state={state}
        query={query}
        words={isWaitingView ? 'applications:emptyWaiting.' : 'applications:empty.'}
        label={t('applications:list.label')}
        columns={columns}
        rowKey={({ id }) => id}
        className={css.applications}
        keys
        menu={(application) => (
          <ApplicationMenu application={application} search={search} onFailure={setFailure} />
        )}
        bulk={{
          nameOf: ({ name, surname }) => `${name} ${surname}`,
          takesAll: true,
          actions: (selection) => (
            <BulkActions
              selection={selection}
              filter={matching}
              total={total}
              onFailure={setFailure}
            />
          ),
        }}
        summary={({ total: count }) =>
          t(`applications:summary.${view.sort}`, { count, number: formatNumber(locale, count) })
        }
        begin={isWaitingView ? <Link to="?status=">{t('applications:list.showAll')}</Link> : null}
      />
    </>
  );
}
