import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import { AfterAWhile } from '../../../../dashboard/parts/after-a-while.tsx';
import { EmptyState } from '../../../../dashboard/parts/empty-state.tsx';
import { TableSkeleton } from '../../../../dashboard/parts/table-skeleton.tsx';
import type { UserPage, UserSummary } from '../../schema.ts';
import { isFiltered, type ListView } from './list-address.ts';
import { UsersTable } from './users-table.tsx';

interface ListBodyProps {
  view: ListView;
  query: UseQueryResult<UserPage, Error>;
  onChange: (patch: Partial<ListView>) => void;
  onDelete: (user: UserSummary) => void;
}

/** The rows, or which of the empty states stands in their place. */
export function ListBody({ view, query, onChange, onDelete }: ListBodyProps) {
  const { t } = useText();
  const { data, error, isPending, isPlaceholderData } = query;
  if (isPending) {
    return (
      <AfterAWhile>
        <TableSkeleton tall />
      </AfterAWhile>
    );
  }
  if (error && (!data || isPlaceholderData)) {
    return (
      <EmptyState kind="failed" title={t('users:list.failedTitle')} text={error.message}>
        <Button onClick={() => query.refetch()} loading={query.isFetching}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (data && data.data.length > 0) {
    return (
      <UsersTable
        rows={data.data}
        view={view}
        stale={isPlaceholderData}
        onChange={onChange}
        onDelete={onDelete}
      />
    );
  }
  if (data && data.total > 0) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('users:list.pastEndTitle')}
        text={t('users:list.pastEndText')}
      >
        <Button onClick={() => onChange({ page: 1 })}>{t('dashboard:list.firstPage')}</Button>
      </EmptyState>
    );
  }
  if (isFiltered(view)) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('users:list.noMatchTitle')}
        text={t('users:list.noMatchText')}
      >
        <Button onClick={() => onChange({ q: '', role: null, status: null })}>
          {t('dashboard:list.clearFilters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState kind="none" title={t('users:list.noneTitle')} text={t('users:list.noneText')}>
      <Link to="/dashboard/users/add">{t('users:add')}</Link>
    </EmptyState>
  );
}
