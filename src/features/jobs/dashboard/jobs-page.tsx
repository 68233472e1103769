import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { focusMain } from '../../../dashboard/kit/parts/dialog.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { defineList, useListView } from '../../../dashboard/kit/table/define-list.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { type FailedJob, FailedJobsFilter, jobRoutes } from '../contract.ts';

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
  const query = useQuery(read(jobRoutes.list, { query: jobsList.filterOf(state.view) }));
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

function useJobsColumns(): Column<FailedJob>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'job',
      header: t('jobs:job'),
      cell: ({ name, kind }) => <code>{kind ? `${name}: ${kind}` : name}</code>,
    },
    {
      id: 'error',
      header: t('jobs:error'),
      wide: true,
      cell: ({ error }) => (
        <span lang="en" title={error}>
          {error}
        </span>
      ),
    },
    {
      id: 'tries',
      header: t('jobs:tries'),
      from: 'lg',
      atEnd: true,
      cell: ({ tries }) => <span className="num">{formatNumber(locale, tries)}</span>,
    },
    {
      id: 'failedAt',
      header: t('jobs:failedAt'),
      soft: true,
      namedInCards: true,
      cell: ({ failedAt }) => <Moment at={failedAt} format={relativeTime} />,
    },
    {
      id: 'next',
      header: t('jobs:next'),
      soft: true,
      namedInCards: true,
      cell: ({ nextTryAt }) =>
        nextTryAt ? <Moment at={nextTryAt} format={relativeTime} /> : t('jobs:givenUp'),
    },
    {
      id: 'retry',
      header: t('dashboard:list.actions'),
      atEnd: true,
      cell: (job) => <RetryButton job={job} />,
    },
  ];
}

function RetryButton({ job }: { job: FailedJob }) {
  const { t } = useText();
  const queries = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => call(jobRoutes.retry, { params: { id: job.id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      // The button leaves the page with its row.
      focusMain();
    },
    onError: showFailure,
    onSettled: () => reload(queries, jobRoutes),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={retrying.isPending}
      aria-label={t('jobs:retryLabel', { job: job.kind || job.name })}
      onClick={() => retrying.mutate()}
    >
      {t('jobs:retry')}
    </Button>
  );
}

const jobsList = defineList({
  path: '/dashboard/admin/jobs',
  query: FailedJobsFilter,
  filters: [],
  pageSize: 50,
});
