import { Button, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { AfterAWhile } from '../../../dashboard/kit/parts/after-a-while.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { menuQuery, type OpenedMenu } from './menu-calls.ts';
import { MenuForm } from './menu-form.tsx';

/** The menu of the site, for admins. */
export function MenuPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('menu:title')} texts="menu:" />;
  return (
    <>
      <PageTitle>{t('menu:title')}</PageTitle>
      <LoadedForm />
    </>
  );
}

function LoadedForm() {
  const { t } = useText();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...menuQuery, refetchOnMount: 'always' });
  const [opened, setOpened] = useState<OpenedMenu | null>(null);
  const { data, error } = query;
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <MenuForm opened={opened} />;
  return (
    <div className="page">
      {error ? (
        <EmptyState kind="failed" title={t('menu:failedTitle')} error={error}>
          <Button onClick={() => query.refetch()} loading={query.isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <AfterAWhile>
          <p className="sr-only" role="status">
            {t('dashboard:loading')}
          </p>
          <Stack aria-hidden="true">
            <Skeleton h={32} w={160} />
            {[0, 0, 32, 32, 32, 0].map((indent, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines without content of their own
              <Skeleton key={line} h={44} ms={indent} w="auto" maw={640} />
            ))}
          </Stack>
        </AfterAWhile>
      )}
    </div>
  );
}
