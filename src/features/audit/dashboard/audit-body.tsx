import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '../../../dashboard/language/language.ts';
import { AfterAWhile } from '../../../dashboard/parts/after-a-while.tsx';
import { EmptyState } from '../../../dashboard/parts/empty-state.tsx';
import { TableSkeleton } from '../../../dashboard/parts/table-skeleton.tsx';
import type { AuditPage } from '../schema.ts';
import { type AuditView, isFiltered, PLAIN } from './audit-address.ts';
import { AuditTable } from './audit-table.tsx';

interface AuditBodyProps {
  view: AuditView;
  query: UseQueryResult<AuditPage, Error>;
  onChange: (patch: Partial<AuditView>) => void;
}

/** The rows, or which of the empty states stands in their place. */
export function AuditBody({ view, query, onChange }: AuditBodyProps) {
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
      <EmptyState kind="failed" title={t('audit:failedTitle')} text={error.message}>
        <Button onClick={() => query.refetch()} loading={query.isFetching}>
          {t('dashboard:failure.retry')}
        </Button>
      </EmptyState>
    );
  }
  if (data && data.data.length > 0) {
    return <AuditTable rows={data.data} stale={isPlaceholderData} />;
  }
  if (data && data.total > 0) {
    return (
      <EmptyState kind="noMatch" title={t('audit:pastEndTitle')} text={t('audit:pastEndText')}>
        <Button onClick={() => onChange({ page: 1 })}>{t('dashboard:list.firstPage')}</Button>
      </EmptyState>
    );
  }
  if (isFiltered(view)) {
    return (
      <EmptyState kind="noMatch" title={t('audit:noMatchTitle')} text={t('audit:noMatchText')}>
        <Button onClick={() => onChange(PLAIN)}>{t('dashboard:list.clearFilters')}</Button>
      </EmptyState>
    );
  }
  return <EmptyState kind="none" title={t('audit:noneTitle')} text={t('audit:noneText')} />;
}
