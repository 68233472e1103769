import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../language/language.ts';
import { AfterAWhile } from './after-a-while.tsx';
import { EmptyState } from './empty-state.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface ListBodyProps<Page> {
  query: UseQueryResult<Page, Error>;
  /**
   * Where the words of the empty states stand, such as `users:list.`: `failedTitle`, `noneTitle`,
   * `noneText`, `noMatchTitle`, `noMatchText`, `pastEndTitle`, `pastEndText`.
   */
  words: string;
  isFiltered: boolean;
  /** Rows have two lines. */
  tall?: boolean;
  onFirstPage: () => void;
  onClearFilters: () => void;
  /** `stale` while the rows of another page or filter still stand there. */
  table: (page: Page, stale: boolean) => ReactNode;
  /** What can be done where there is nothing yet. */
  begin?: ReactNode;
}

/** The rows of a list, or which of the empty states stands in their place. */
export function ListBody<Page extends { data: unknown[]; total: number }>(
  props: ListBodyProps<Page>,
) {
  const { query, words, isFiltered, tall = false, table, begin } = props;
  const { t } = useText();
  const { data, error, isPending, isPlaceholderData } = query;
  if (isPending) {
    return (
      <AfterAWhile>
        <TableSkeleton tall={tall} />
      </AfterAWhile>
    );
  }
  if (error && (!data || isPlaceholderData)) {
    return (
      <EmptyState kind="failed" title={t(`${words}failedTitle`)} text={error.message}>
        <Button onClick={() => query.refetch()} loading={query.isFetching}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (data && data.data.length > 0) return table(data, isPlaceholderData);
  if (data && data.total > 0) {
    return (
      <EmptyState kind="noMatch" title={t(`${words}pastEndTitle`)} text={t(`${words}pastEndText`)}>
        <Button onClick={props.onFirstPage}>{t('dashboard:list.firstPage')}</Button>
      </EmptyState>
    );
  }
  if (isFiltered) {
    return (
      <EmptyState kind="noMatch" title={t(`${words}noMatchTitle`)} text={t(`${words}noMatchText`)}>
        <Button onClick={props.onClearFilters}>{t('dashboard:list.clearFilters')}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="none" title={t(`${words}noneTitle`)} text={t(`${words}noneText`)}>
      {begin}
    </EmptyState>
  );
}
