import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/language/language.ts';
import { AfterAWhile } from '../../../dashboard/parts/after-a-while.tsx';
import { EmptyState } from '../../../dashboard/parts/empty-state.tsx';
import { PageHead } from '../../../dashboard/parts/page-head.tsx';
import { isGone } from '../../../dashboard/session/api-error.ts';
import { listPath } from './list/list-address.ts';

interface ContentMissingProps {
  error: Error | null;
  title: string;
  /** The button that tries again. */
  children: ReactNode;
}

/** Stands where one piece is being fetched, does not exist, or could not be fetched. */
export function ContentMissing({ error, title, children }: ContentMissingProps) {
  const { t } = useText();
  if (!error) {
    return (
      <AfterAWhile>
        <div className="page page-skeleton">
          <p className="sr-only" role="status">
            {t('dashboard:loading')}
          </p>
          <span className="wide" aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
          <span aria-hidden="true" />
        </div>
      </AfterAWhile>
    );
  }
  return (
    <div className="page">
      <PageHead title={title} />
      {isGone(error) ? (
        <EmptyState
          kind="none"
          title={t('content:editor.goneTitle')}
          text={t('content:editor.goneText')}
        >
          <Link to={listPath()}>{t('content:editor.toList')}</Link>
        </EmptyState>
      ) : (
        <EmptyState kind="failed" title={t('content:editor.failedTitle')} text={error.message}>
          {children}
        </EmptyState>
      )}
    </div>
  );
}
