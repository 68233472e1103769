import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../language/language.ts';
import { isGone } from '../session/api-error.ts';
import { EmptyState } from './empty-state.tsx';
import { PageHead } from './page-head.tsx';
import { AfterAWhile } from './skeletons.tsx';

export interface RecordMissingProps {
  /** The query of the record. */
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown };
  title: string;
  words: { goneTitle: string; goneText: string; failedTitle: string; toList: string };
  /** The address of the list. */
  listPath: string;
  /** More ways on if it does not exist. */
  more?: ReactNode;
}

/** Shown while a record is loaded, and if it does not exist or could not be loaded. */
export function RecordMissing(props: RecordMissingProps) {
  const { query, title, words, listPath, more } = props;
  const { error } = query;
  const { t } = useText();
  if (!error) {
    return (
      <AfterAWhile>
        <div className="page">
          <p className="sr-only" role="status">
            {t('dashboard:loading')}
          </p>
          <Skeleton h={34} maw="44ch" />
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} h={20} maw="66ch" />
          ))}
        </div>
      </AfterAWhile>
    );
  }
  return (
    <div className="page">
      <PageHead title={title} />
      {isGone(error) ? (
        <EmptyState kind="noMatch" title={words.goneTitle} text={words.goneText}>
          <Link to={listPath}>{words.toList}</Link>
          {more}
        </EmptyState>
      ) : (
        <EmptyState kind="failed" title={words.failedTitle} error={error}>
          <Button onClick={() => query.refetch()} loading={query.isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
