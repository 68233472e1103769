import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import { IconPencil } from '../../../../ui/tabler-icons/index.ts';
import type { RevisionSummary } from '../../revisions/schema.ts';
import type { Content } from '../../schema.ts';
import { PreviewFailed } from '../preview-failed.tsx';
import { StateMark } from '../state-mark.tsx';
import { ComparedRevisions } from './compared-revisions.tsx';
import css from './history.module.css';
import { revisionPages } from './history-calls.ts';
import { RevisionList, type Side } from './revision-list.tsx';

/** All saved versions of a content, and the differences between two of them. */
export function History({ content }: { content: Content }) {
  const { t } = useText();
  const query = useInfiniteQuery({ ...revisionPages(content.id), refetchOnMount: 'always' });
  const revisions = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const [ids, setIds] = useState<Partial<Record<Side, string>>>({});
  const find = (id: string | undefined) => revisions.find((one) => one.id === id);
  // At first, the newest version is compared with the one before it.
  const chosen: Record<Side, RevisionSummary | undefined> = {
    from: find(ids.from) ?? revisions[1] ?? revisions[0],
    to: find(ids.to) ?? revisions[0],
  };
  return (
    <div className="page">
      <BackLink to={`/dashboard/blog/${content.id}`}>{t('content:editor.details')}</BackLink>
      <DetailsHead
        actions={
          <Button
            component={Link}
            to={`/dashboard/blog/${content.id}/edit`}
            leftSection={<IconPencil size={17} stroke={1.6} aria-hidden="true" />}
          >
            {t('content:editor.edit')}
          </Button>
        }
      >
        <h1>{t('content:desk.historyOf', { title: content.title })}</h1>
        <StateMark state={content.state} size="large" />
      </DetailsHead>
      {query.error ? (
        <PreviewFailed isFetching={query.isFetching} onRetry={() => query.refetch()} />
      ) : null}
      {query.data && revisions.length === 0 ? (
        <p className="soft">{t('content:desk.noRevisions')}</p>
      ) : null}
      <div className={css.columns}>
        <section aria-label={t('content:desk.revisions')}>
          {revisions.length > 0 ? (
            <p className={`${css.heads} hint`} aria-hidden="true">
              <span>{t('content:desk.compareFrom')}</span>
              <span>{t('content:desk.compareTo')}</span>
            </p>
          ) : null}
          <RevisionList
            revisions={revisions}
            chosen={chosen}
            onChoose={(side, { id }) => setIds({ ...ids, [side]: id })}
          />
          {query.hasNextPage ? (
            <Button
              variant="subtle"
              mt="sm"
              loading={query.isFetchingNextPage}
              onClick={() => query.fetchNextPage()}
            >
              {t('content:desk.olderRevisions')}
            </Button>
          ) : null}
        </section>
        {chosen.from && chosen.to && revisions[0] ? (
          <ComparedRevisions
            content={content}
            from={chosen.from}
            to={chosen.to}
            newest={revisions[0]}
          />
        ) : null}
      </div>
    </div>
  );
}
