import { Alert, Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Failure } from '../../../../dashboard/kit/parts/failure.tsx';
import { SkeletonRows } from '../../../../dashboard/kit/parts/skeleton-rows.tsx';

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
