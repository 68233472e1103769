import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import { AfterAWhile } from '../../../../dashboard/parts/after-a-while.tsx';
import { EmptyState } from '../../../../dashboard/parts/empty-state.tsx';
import { TableSkeleton } from '../../../../dashboard/parts/table-skeleton.tsx';
import type { ContentSummary } from '../../schema.ts';
import type { ContentPage } from '../content-calls.ts';
import { ContentTable } from './content-table.tsx';
import { isFiltered, type ListView } from './list-address.ts';

interface ListBodyProps {
  view: ListView;
  query: UseQueryResult<ContentPage, Error>;
  onChange: (patch: Partial<ListView>) => void;
  onDelete: (content: ContentSummary) => void;
}

/** The rows, or which of the empty states stands in their place. */
export function ListBody({ view, query, onChange, onDelete }: ListBodyProps) {
  const { t } = useText();
  const { data, error, isPending, isPlaceholderData } = query;
  if (isPending) {
    return (
      <AfterAWhile>
        <TableSkeleton />
      </AfterAWhile>
    );
  }
  if (error && (!data || isPlaceholderData)) {
    return (
      <EmptyState kind="failed" title={t('content:editor.failedTitle')} text={error.message}>
        <Button onClick={() => query.refetch()} loading={query.isFetching}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (data && data.data.length > 0) {
    return (
      <ContentTable
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
        title={t('content:editor.pastEndTitle')}
        text={t('content:editor.pastEndText')}
      >
        <Button onClick={() => onChange({ page: 1 })}>{t('dashboard:list.firstPage')}</Button>
      </EmptyState>
    );
  }
  if (isFiltered(view)) {
    return (
      <EmptyState
        kind="noMatch"
        title={t('content:editor.noMatchTitle')}
        text={t('content:editor.noMatchText')}
      >
        <Button onClick={() => onChange({ q: '', category: null, state: null })}>
          {t('dashboard:list.clearFilters')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      kind="none"
      title={t('content:editor.noneTitle')}
      text={t('content:editor.noneText')}
    >
      {data?.can.create ? (
        <Link to="/dashboard/blog/add">{t('content:editor.writeFirst')}</Link>
      ) : null}
    </EmptyState>
  );
}
