import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { AfterAWhile } from '../../../dashboard/kit/parts/after-a-while.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { Failure } from '../../../dashboard/kit/parts/failure.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { Concerns } from './concerns.tsx';
import { healthQuery } from './health-calls.ts';
import { HealthFacts } from './health-facts.tsx';

export function HealthPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('health:title')} texts="health:" />;
  return (
    <div className="page">
      <PageTitle>{t('health:title')}</PageTitle>
      <Status />
    </div>
  );
}

function Status() {
  const { t } = useText();
  const { data, error, isFetching, refetch } = useQuery(healthQuery);
  return (
    <>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={t('health:title')} lead={t('health:lead')} />
      {error ? (
        <Stack align="start" mb="lg">
          <FailureNote>
            <Failure error={error} />
          </FailureNote>
          <Button onClick={() => refetch()} loading={isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </Stack>
      ) : null}
      {data ? (
        <>
          <Concerns health={data} />
          <HealthFacts health={data} />
        </>
      ) : error ? null : (
        <AfterAWhile>
          <Skeleton h={420} />
        </AfterAWhile>
      )}
    </>
  );
}
