import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../language/language.ts';
import { Failure } from './failure.tsx';
import { AfterAWhile } from './skeletons.tsx';

interface PanelStateProps {
  query: UseQueryResult<unknown, Error>;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

/** Shows that a panel's rows are loading, could not be loaded, or do not exist. */
export function PanelState({ query, isEmpty, empty, children }: PanelStateProps) {
  const { t } = useText();
  if (query.isPending) {
    return (
      <AfterAWhile>
        <Stack gap="sm" px="md" pb="md" aria-hidden="true">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} h={26} />
          ))}
        </Stack>
      </AfterAWhile>
    );
  }
  if (query.error) {
    return (
      <Stack align="start" gap="xs" px="md" pb="md" c="dimmed" role="alert">
        <div>
          <Failure error={query.error} />
        </div>
        <Button size="compact-sm" loading={query.isFetching} onClick={() => query.refetch()}>
          {t('dashboard:failure.retry')}
        </Button>
      </Stack>
    );
  }
  if (!isEmpty) return children;
  return (
    <Text px="md" pb="md" c="dimmed">
      {empty}
    </Text>
  );
}
