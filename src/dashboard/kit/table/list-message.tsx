import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../language/language.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import type { ListState } from './use-list-view.ts';

interface ListMessageProps<View> {
  state: ListState<View>;
  query: UseQueryResult<{ total: number }, Error>;
  /** See `DataList`. */
  words: string;
  begin: ReactNode;
}

/**
 * Why a list shows no rows: it could not be loaded, this page is past its end, or nothing matches.
 */
export function ListMessage<View extends { page: number }>(props: ListMessageProps<View>) {
  const { state, query, words, begin } = props;
  const { list, view, show } = state;
  const { t } = useText();
  const { data, error, isPlaceholderData } = query;
  if (error && (!data || isPlaceholderData)) {
    return (
      <EmptyState kind="failed" title={t(`${words}failedTitle`)} error={error}>
        <Button onClick={() => query.refetch()} loading={query.isFetching}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (data && data.total > 0) {
    return (
      <EmptyState kind="noMatch" title={t(`${words}pastEndTitle`)} text={t(`${words}pastEndText`)}>
        <Button onClick={() => show({ page: 1 } as Partial<View>)}>
          {t('dashboard:list.firstPage')}
        </Button>
      </EmptyState>
    );
  }
  if (list.isFiltered(view)) {
    return (
      <EmptyState kind="noMatch" title={t(`${words}noMatchTitle`)} text={t(`${words}noMatchText`)}>
        <Button onClick={() => show(list.noFilters as Partial<View>)}>
          {t('dashboard:list.clearFilters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="none" title={t(`${words}noneTitle`)} text={t(`${words}noneText`)}>
      {begin}
    </EmptyState>
  );
}
