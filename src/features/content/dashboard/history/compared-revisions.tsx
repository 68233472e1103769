import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { LoadingView } from '../../../../dashboard/kit/parts/loading-view.tsx';
import type { RevisionSummary } from '../../revisions/schema.ts';
import type { Content } from '../../schema.ts';
import { PreviewFailed } from '../preview-failed.tsx';
import { Comparison } from './comparison.tsx';
import css from './history.module.css';
import { oneRevision } from './history-calls.ts';
import { RestoreDialog } from './restore-dialog.tsx';

interface ComparedRevisionsProps {
  content: Content;
  from: RevisionSummary;
  to: RevisionSummary;
  newest: RevisionSummary;
}

/** The differences between two versions, the older one first, and restoring the older one. */
export function ComparedRevisions({ content, from, to, newest }: ComparedRevisionsProps) {
  const { t, locale } = useText();
  const [restoring, setRestoring] = useState<RevisionSummary | null>(null);
  const [older, newer] = from.number <= to.number ? [from, to] : [to, from];
  const before = useQuery(oneRevision(content.id, older));
  const after = useQuery(oneRevision(content.id, newer));
  const failed = [before, after].find(({ error }) => error);
  const nameOf = ({ savedAt }: RevisionSummary) => fullMoment(locale, new Date(savedAt));
  // The newest version is there already.
  const canRestore = older.number < newest.number;
  return (
    <section className={css.beside} aria-label={t('content:desk.differences')}>
      <h2>{t('content:desk.differences')}</h2>
      {canRestore ? (
        <Button mt="xs" className={css.restore} onClick={() => setRestoring(older)}>
          {t('content:desk.restore')}: {nameOf(older)}
        </Button>
      ) : null}
      {failed ? (
        <PreviewFailed isFetching={failed.isFetching} onRetry={() => failed.refetch()} />
      ) : null}
      {!failed && !(before.data && after.data) ? <LoadingView /> : null}
      {before.data && after.data ? (
        <Comparison
          before={before.data.fields}
          after={after.data.fields}
          heads={[
            `${t('content:desk.compareFrom')}: ${nameOf(older)}`,
            `${t('content:desk.compareTo')}: ${nameOf(newer)}`,
          ]}
          whole
        />
      ) : null}
      <RestoreDialog content={content} revision={restoring} onClose={() => setRestoring(null)} />
    </section>
  );
}
