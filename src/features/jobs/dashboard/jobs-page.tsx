import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission.tsx';
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
  return (
    <div className="page">
      <PageTitle>{t('jobs:title')}</PageTitle>
      {can.site ? (
        <FailedJobsList />
      ) : (
        <NoPermission
          title={t('jobs:title')}
          reason={t('jobs:forbiddenTitle')}
          text={t('jobs:forbiddenText')}
        />
      )}
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
