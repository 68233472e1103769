import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { AfterAWhile } from '../../../../dashboard/kit/parts/after-a-while.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Failure } from '../../../../dashboard/kit/parts/failure.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { retention } from '../privacy-calls.ts';
import { RetentionForm } from './retention-form.tsx';
import { RunsPanel } from './runs-panel.tsx';

export function RetentionPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const query = useQuery({ ...retention, enabled: can.privacy === true });
  const title = t('privacy:retentionTitle');
  if (!can.privacy) return <NoPermissionPage title={title} texts="privacy:" />;
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <BackLink to="/dashboard/privacy">{t('privacy:back')}</BackLink>
      <PageHead title={title} />
      <p className="hint">{t('privacy:retentionLead')}</p>
      {query.data ? (
        <>
          <RetentionForm initial={query.data.rules} />
          <RunsPanel runs={query.data.runs} />
        </>
      ) : query.error ? (
        <Stack align="start">
          <FailureNote>
            <Failure error={query.error} />
          </FailureNote>
          <Button onClick={() => query.refetch()} loading={query.isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </Stack>
      ) : (
        <AfterAWhile>
          <Skeleton h={320} maw={640} />
        </AfterAWhile>
      )}
    </div>
  );
}
