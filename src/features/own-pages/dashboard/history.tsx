import { Button, Group, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useParams } from 'react-router';
import { compareWords } from '../../../dashboard/kit/comparison/compare-texts.ts';
import { ComparedVersions } from '../../../dashboard/kit/comparison/compared-versions.tsx';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../dashboard/kit/language/moment.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { type OwnPage, ownPageRoutes, type PageRevision } from '../contract.ts';
import css from './own-pages.module.css';
import { previewOf } from './page-body.tsx';
import { LIST, PagesOnly, pageOf, rememberPage } from './parts.tsx';

export function HistoryPage() {
  const { t } = useText();
  const { pageId = '' } = useParams();
  return (
    <PagesOnly title={t('ownPages:history')}>
      <OpenRecord
        key={pageId}
        query={read(ownPageRoutes.get, { params: { id: pageId } })}
        title={t('ownPages:history')}
        texts="ownPages:"
        list={LIST}
      >
        {(page) => <History page={page} />}
      </OpenRecord>
    </PagesOnly>
  );
}

/** All saved versions of a page; a chosen one is compared with the present one. */
function History({ page }: { page: OwnPage }) {
  const { t, locale } = useText();
  const query = useInfiniteQuery({
    queryKey: read(ownPageRoutes.revisions, { params: { id: page.id } }).queryKey,
    initialPageParam: undefined as number | undefined,
    queryFn: ({ signal, pageParam: before }) =>
      call(ownPageRoutes.revisions, { params: { id: page.id }, query: { before } }, { signal }),
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.number : undefined),
    refetchOnMount: 'always',
  });
  const revisions = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const [chosen, setChosen] = useState<PageRevision | null>(null);
  const compared = chosen ?? revisions[1] ?? null;
  return (
    <div className="page">
      <BackLink to={pageOf(page.id)}>{page.title}</BackLink>
      <PageHead title={t('ownPages:historyOf', { title: page.title })} />
      <div className={css.history}>
        <section aria-label={t('ownPages:revisions')}>
          {query.data && revisions.length === 0 ? (
            <p className="soft">{t('ownPages:noRevisions')}</p>
          ) : null}
          <ol role="list" className={css.revisions}>
            {revisions.map((revision) => (
              <li key={revision.id}>
                <Group gap="xs">
                  <Button
                    variant={revision.id === compared?.id ? 'light' : 'subtle'}
                    size="compact-sm"
                    aria-pressed={revision.id === compared?.id}
                    onClick={() => setChosen(revision)}
                  >
                    {fullMoment(locale, new Date(revision.savedAt))}
                  </Button>
                  {revision.isPublic ? (
                    <Status tone="success" shape="full" size="small">
                      {t('ownPages:isPublic')}
                    </Status>
                  ) : null}
                </Group>
                <Text size="sm" c="dimmed" ps={9}>
                  {revision.savedBy ?? t('ownPages:system')} · {t(`ownPages:kind.${revision.kind}`)}
                </Text>
              </li>
            ))}
          </ol>
          {query.hasNextPage ? (
            <Button
              variant="subtle"
              mt="sm"
              loading={query.isFetchingNextPage}
              onClick={() => query.fetchNextPage()}
            >
              {t('ownPages:older')}
            </Button>
          ) : null}
        </section>
        {compared ? (
          <Compared key={`${compared.id} ${compared.number}`} page={page} revision={compared} />
        ) : null}
      </div>
    </div>
  );
}

/** The differences between a version and the present one, in each language that differs. */
function Compared({ page, revision }: { page: OwnPage; revision: PageRevision }) {
  const { t, locale } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const params = { id: page.id, revisionId: revision.id };
  const { data } = useQuery(read(ownPageRoutes.revision, { params }));
  const when = fullMoment(locale, new Date(revision.savedAt));
  const heads = [t('ownPages:compareWith', { when }), t('ownPages:present')] as const;
  const differing = data
    ? LOCALES.filter((one) => JSON.stringify(data.texts[one]) !== JSON.stringify(page.texts[one]))
    : [];
  async function restore(): Promise<void> {
    setBusy(true);
    try {
      const body = { version: page.version };
      const restored = await call(ownPageRoutes.restore, { params, body });
      rememberPage(client, restored.data);
      toast.success(restored.message);
      void navigate(pageOf(page.id));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  }
  return (
    <section aria-label={t('ownPages:differences')}>
      <Group justify="space-between">
        <h2>{t('ownPages:differences')}</h2>
        {differing.length > 0 && page.state !== 'deleted' ? (
          <Button onClick={() => setAsking(true)}>{t('ownPages:restore')}</Button>
        ) : null}
      </Group>
      {data && differing.length === 0 ? <p>{t('dashboard:comparison.none')}</p> : null}
      {data
        ? differing.map((one) => (
            <section key={one} aria-label={LANGUAGE_NAMES[one]}>
              <h3 lang={one}>{LANGUAGE_NAMES[one]}</h3>
              <ComparedVersions
                fields={(['title', 'summary'] as const)
                  .filter((name) => data.texts[one][name] !== page.texts[one][name])
                  .map((name) => ({
                    name,
                    label: t(`ownPageFields:ownPage-${name}`),
                    ...compareWords(data.texts[one][name], page.texts[one][name]),
                  }))}
                body={{
                  label: t('ownPageFields:ownPage-body'),
                  theirs: data.texts[one].body,
                  mine: page.texts[one].body,
                  read: previewOf,
                  lang: one,
                }}
                heads={heads}
                whole
              />
            </section>
          ))
        : null}
      <ConfirmDialog
        opened={isAsking}
        title={t('ownPages:restoreTitle')}
        action={t('ownPages:restore')}
        busy={busy}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      >
        <p>{t('ownPages:restoreText')}</p>
      </ConfirmDialog>
    </section>
  );
}
