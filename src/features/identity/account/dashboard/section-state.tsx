import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { AfterAWhile } from '../../../../dashboard/kit/parts/after-a-while.tsx';

/** Stands in a section whose content is being fetched or could not be. */
export function SectionState({ query, rows }: { query: UseQueryResult; rows: number }) {
  const { t } = useText();
  if (!query.error) {
    return (
      <AfterAWhile>
        <p className="sr-only" role="status">
          {t('dashboard:loading')}
        </p>
        <ul className="account-skeleton" aria-hidden="true">
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without content of their own
            <li key={row} />
          ))}
        </ul>
      </AfterAWhile>
    );
  }
  return (
    <div className="account-failed" role="alert">
      <p>{query.error.message}</p>
      <Button loading={query.isFetching} onClick={() => query.refetch()}>
        {t('dashboard:failure.retry')}
      </Button>
    </div>
  );
}
