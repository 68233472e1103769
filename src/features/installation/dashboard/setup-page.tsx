import { Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { AfterAWhile } from '../../../dashboard/kit/parts/skeletons.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { installationRoutes } from '../contract.ts';
import { Progress, StepLists } from './shared.tsx';

/** All first steps, also those that the overview does not show any more. */
export function SetupPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('installation:title')} texts="installation:">
      <div className="page">
        <Steps />
      </div>
    </AdminsOnly>
  );
}

function Steps() {
  const { t } = useText();
  const { data, error } = useQuery(read(installationRoutes.steps));
  return (
    <>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('installation:title')} lead={data ? <Progress steps={data} /> : null} />
      {data ? (
        <Paper withBorder>
          <StepLists steps={data} />
        </Paper>
      ) : error ? (
        <EmptyState kind="failed" title={t('installation:failedTitle')} error={error} />
      ) : (
        <AfterAWhile>
          <Skeleton h={420} />
        </AfterAWhile>
      )}
    </>
  );
}
