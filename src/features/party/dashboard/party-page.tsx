import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { AfterAWhile } from '../../../dashboard/kit/parts/after-a-while.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import type { PartyRecord } from '../edit/schema.ts';
import { partyQuery } from './party-calls.ts';
import { PartyForm } from './party-form.tsx';

/** The party's identity, for admins. */
export function PartyPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('partyForm:title')} texts="partyForm:" />;
  return (
    <>
      <PageTitle>{t('partyForm:title')}</PageTitle>
      <LoadedForm />
    </>
  );
}

function LoadedForm() {
  const { t } = useText();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...partyQuery, refetchOnMount: 'always' });
  const [opened, setOpened] = useState<PartyRecord | null>(null);
  const { data, error } = query;
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <PartyForm opened={opened} />;
  return (
    <div className="page">
      {error ? (
        <EmptyState kind="failed" title={t('partyForm:failedTitle')} error={error}>
          <Button onClick={() => query.refetch()} loading={query.isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <AfterAWhile>
          <Stack aria-hidden="true">
            <Skeleton h={32} w={240} />
            <Skeleton h={36} />
            <Skeleton h={220} />
          </Stack>
        </AfterAWhile>
      )}
    </div>
  );
}
