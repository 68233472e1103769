import { Alert, Button } from '@mantine/core';
import type { QueryClient, UseQueryResult } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Failure } from '../../../../dashboard/kit/parts/failure.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeletons.tsx';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { sessionRoutes, twoStepRoutes } from '../../sign-in/contract.ts';
import { type Account, type AccountChange, accountRoutes } from '../contract.ts';

/** The query is not cached, so that the fields always start with the current values. */
export const ownAccount = { ...read(accountRoutes.get), gcTime: 0 };

/** Shown in a section while its content is loading or when loading has failed. */
export function SectionState({ query, rows }: { query: UseQueryResult; rows: number }) {
  const { t } = useText();
  if (!query.error) return <SkeletonRows rows={rows} />;
  return (
    <Alert color="danger">
      <div>
        <Failure error={query.error} />
      </div>
      <Button mt="xs" loading={query.isFetching} onClick={() => query.refetch()}>
        {t('dashboard:failure.retry')}
      </Button>
    </Alert>
  );
}

/**
 * Reloads the signed-in user and updates the session, so that every component shows the new values.
 */
export async function refreshOwnAccount(): Promise<Account> {
  return stored(await call(accountRoutes.get));
}

export async function changeAccount(body: AccountChange): Promise<Account> {
  return stored((await call(accountRoutes.change, { body })).data);
}

function stored(account: Account): Account {
  session.updateUser(account.user);
  return account;
}

/** Reloads all data of the account, also its second step and its sessions. */
export function reloadAccount(client: QueryClient): void {
  for (const routes of [accountRoutes, sessionRoutes, twoStepRoutes]) void reload(client, routes);
}
