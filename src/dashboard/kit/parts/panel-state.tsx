import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../language/language.ts';
import { AfterAWhile } from './after-a-while.tsx';

interface PanelStateProps {
  query: UseQueryResult<unknown, Error>;
  isEmpty: boolean;
  empty: string;
  children: ReactNode;
}

/** What a panel shows while its rows are on their way, when they failed, and when there are none. */
export function PanelState({ query, isEmpty, empty, children }: PanelStateProps) {
  const { t } = useText();
  if (query.isPending) {
    return (
      <AfterAWhile>
        <ul className="panel-skeleton" aria-hidden="true">
          <li />
          <li />
          <li />
          <li />
        </ul>
      </AfterAWhile>
    );
  }
  if (query.error) {
    return (
      <div className="panel-message" role="alert">
        <p>{query.error.message}</p>
        <Button size="compact-sm" loading={query.isFetching} onClick={() => query.refetch()}>
          {t('dashboard:failure.retry')}
        </Button>
      </div>
    );
  }
  return isEmpty ? <p className="panel-message">{empty}</p> : children;
}
