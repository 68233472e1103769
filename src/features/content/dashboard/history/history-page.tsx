import '@mantine/core/styles/Radio.layer.css';
import { Button, Group, Radio, Text } from '@mantine/core';
import { queryOptions, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate, useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { LoadingView } from '../../../../dashboard/kit/parts/loading-view.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import { call, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { IconPencil } from '../../../../ui/tabler-icons/index.ts';
import { contentRoutes } from '../../contract.ts';
import { editorRoutes, type RevisionSummary } from '../../editor/contract.ts';
import type { Content } from '../../schema.ts';
import { rememberContent } from '../content-queries.ts';
import { ContentMissing, EditorsOnly, PreviewFailed, StateMark } from '../parts.tsx';
import { Comparison } from './comparison.tsx';
import css from './history.module.css';

export function HistoryPage() {
  const { t } = useText();
  const { contentId = '' } = useParams();
  const { can } = useSessionUser();
  // Restoring needs the present version.
  const query = useQuery({
    ...read(contentRoutes.getEdited, { params: { id: contentId } }),
    enabled: can.content,
    refetchOnMount: 'always',
  });
  const title = query.data
    ? t('content:desk.historyOf', { title: query.data.title })
    : t('content:desk.history');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {can.content && query.data ? <History key={contentId} content={query.data} /> : null}
      {can.content && !query.data ? <ContentMissing query={query} title={title} /> : null}
      {can.content ? null : (
        <div className="page">
          <EditorsOnly title={title} />
        </div>
      )}
    </>
  );
}

/** All saved versions of a content, and the differences between two of them. */
export function History({ content }: { content: Content }) {
  const { t } = useText();
  const query = useInfiniteQuery({
    queryKey: read(editorRoutes.revisions, { params: { id: content.id } }).queryKey,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam: before }) =>
      call(editorRoutes.revisions, { params: { id: content.id }, query: { before } }, { signal }),
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.number : undefined),
    refetchOnMount: 'always',
  });
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

export type Side = 'from' | 'to';

interface RevisionListProps {
  revisions: RevisionSummary[];
  chosen: Record<Side, RevisionSummary | undefined>;
  onChoose: (side: Side, revision: RevisionSummary) => void;
}

/** The saved versions; two of them are chosen for the comparison. */
export function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  const { t, locale } = useText();
  return (
    <ol role="list" className={css.list}>
      {revisions.map((revision) => {
        const name = fullMoment(locale, new Date(revision.savedAt));
        return (
          <li key={revision.id} data-chosen={Object.values(chosen).includes(revision) || undefined}>
            {(['from', 'to'] as const).map((side) => (
              <Radio
                key={side}
                name={`revision-${side}`}
                aria-label={t(`content:desk.${side === 'from' ? 'compareFromOf' : 'compareToOf'}`, {
                  name,
                })}
                checked={chosen[side]?.id === revision.id}
                onChange={() => onChoose(side, revision)}
              />
            ))}
            <div>
              <Group gap="xs" component="p">
                <Text span fw={550}>
                  {name}
                </Text>
                {revision.isPublic ? (
                  <Status tone="success" shape="full" size="small">
                    {t('content:desk.isPublic')}
                  </Status>
                ) : null}
                {revision.isPending ? (
                  <Status tone="warning" shape="dashed" size="small">
                    {t('content:desk.isPending')}
                  </Status>
                ) : null}
              </Group>
              <Text size="sm" c="dimmed">
                {revision.savedBy ?? t('content:desk.system')} ·{' '}
                {t(`content:desk.kind.${revision.kind}`)} ·{' '}
                {t('content:editor.words', {
                  count: revision.words,
                  words: formatNumber(locale, revision.words),
                })}
              </Text>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** With its number in the key: an automatic save keeps its id and gets a new number. */
const revisionOf = (id: string, { id: revisionId, number }: RevisionSummary) => {
  const query = read(editorRoutes.revision, { params: { id, revisionId } });
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, number],
    staleTime: Number.POSITIVE_INFINITY,
  });
};

interface ComparedRevisionsProps {
  content: Content;
  from: RevisionSummary;
  to: RevisionSummary;
  newest: RevisionSummary;
}

/** The differences between two versions, the older one first, and restoring the older one. */
function ComparedRevisions({ content, from, to, newest }: ComparedRevisionsProps) {
  const { t, locale } = useText();
  const [restoring, setRestoring] = useState<RevisionSummary | null>(null);
  const [older, newer] = from.number <= to.number ? [from, to] : [to, from];
  const before = useQuery(revisionOf(content.id, older));
  const after = useQuery(revisionOf(content.id, newer));
  const failed = [before, after].find(({ error }) => error);
  const savedTime = ({ savedAt }: RevisionSummary) => fullMoment(locale, new Date(savedAt));
  // The newest version is there already.
  const canRestore = older.number < newest.number;
  return (
    <section className={css.beside} aria-label={t('content:desk.differences')}>
      <h2>{t('content:desk.differences')}</h2>
      {canRestore ? (
        <Button mt="xs" className={css.restore} onClick={() => setRestoring(older)}>
          {t('content:desk.restore')}: {savedTime(older)}
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
            `${t('content:desk.compareFrom')}: ${savedTime(older)}`,
            `${t('content:desk.compareTo')}: ${savedTime(newer)}`,
          ]}
          whole
        />
      ) : null}
      <RestoreDialog content={content} revision={restoring} onClose={() => setRestoring(null)} />
    </section>
  );
}

interface RestoreDialogProps {
  content: Content;
  /** Null closes the dialog. */
  revision: RevisionSummary | null;
  onClose: () => void;
}

/** Asks before a version becomes the newest text, and then opens it in the editor. */
function RestoreDialog({ content, revision, onClose }: RestoreDialogProps) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const isShown = content.state !== 'draft' && content.state !== 'inReview';

  async function restore(id: string): Promise<void> {
    setBusy(true);
    try {
      const { data } = await call(editorRoutes.restore, {
        params: { id: content.id, revisionId: id },
        body: { version: content.version },
      });
      rememberContent(client, data);
      toast.success(t('content:desk.restored'));
      void navigate(`/dashboard/blog/${content.id}/edit`);
    } catch (error) {
      // For example: another user has saved since; the list then shows that version.
      showFailure(error);
      void reload(client, contentRoutes, content.id);
    } finally {
      setBusy(false);
      onClose();
    }
  }

  return (
    <ConfirmDialog
      opened={revision !== null}
      title={t('content:desk.restoreTitle')}
      action={t('content:desk.restore')}
      busy={busy}
      onConfirm={() => revision && restore(revision.id)}
      onClose={onClose}
    >
      <p>
        {t('content:desk.restoreText', {
          when: revision ? fullMoment(locale, new Date(revision.savedAt)) : '',
        })}
      </p>
      {isShown ? <p>{t('content:desk.restorePublic')}</p> : null}
    </ConfirmDialog>
  );
}
