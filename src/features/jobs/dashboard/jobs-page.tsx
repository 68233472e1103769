import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../dashboard/kit/table/use-list-view.ts';
import { failedJobsPage } from './jobs-calls.ts';
import { useJobsColumns } from './jobs-columns.tsx';
import { jobsList } from './jobs-list.ts';

export function JobsPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('jobs:title')} texts="jobs:" />;
  return (
    <div className="page">
      <PageTitle>{t('jobs:title')}</PageTitle>
      <FailedJobsList />
    </div>
  );
}

function FailedJobsList() {
  const { t } = useText();
  const state = useListView(jobsList);
  const query = useQuery(failedJobsPage(jobsList.filterOf(state.view)));
  const columns = useJobsColumns();
  return (
    <>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('jobs:title')} lead={t('jobs:lead')} />
      <DataList
        state={state}
        query={query}
        words="jobs:"
        label={t('jobs:listLabel')}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
