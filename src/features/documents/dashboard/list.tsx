import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeletons.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { call, forget, read } from '../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { type DocumentSummary, documentRoutes } from '../contract.ts';
import { DOCUMENT_KINDS } from '../schema.ts';
import css from './documents.module.css';
import {
  ADD,
  draftOf,
  pageOf,
  reloadDocument,
  settingsOf,
  useDocumentName,
  useLanguagesNote,
  VersionFacts,
} from './parts.tsx';

export function DocumentsPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('documentsDesk:title')} texts="documentsDesk:">
      <Documents />
    </AdminsOnly>
  );
}

function Documents() {
  const { t, locale } = useText();
  const { data, error, isFetching, refetch } = useQuery(read(documentRoutes.list));
  const present = data?.filter(({ erasedAt }) => erasedAt === null);
  return (
    <div className="page">
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead
        title={t('documentsDesk:title')}
        count={present ? formatNumber(locale, present.length) : undefined}
        lead={t('documentsDesk:lead')}
      >
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to={ADD}
        >
          {t('documentsDesk:add')}
        </Button>
      </PageHead>
      {data && present ? (
        <>
          {DOCUMENT_KINDS.map((kind) => (
            <Rows
              key={kind}
              id={kind}
              title={t(`documentsDesk:groups.${kind}`)}
              documents={present.filter((document) => document.kind === kind)}
            />
          ))}
          <Trash documents={data.filter(({ erasedAt }) => erasedAt !== null)} />
        </>
      ) : error ? (
        <EmptyState kind="failed" title={t('documentsDesk:failedTitle')} error={error}>
          <Button loading={isFetching} onClick={() => refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : (
        <SkeletonRows rows={5} />
      )}
    </div>
  );
}

interface RowsProps {
  id: string;
  title: string;
  documents: DocumentSummary[];
}

/** The documents of one kind. */
function Rows({ id, title, documents }: RowsProps) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={`kind-${id}`}>
      <h2 id={`kind-${id}`} className={css.kind}>
        {title}
      </h2>
      <ul role="list" className={css.rows}>
        {documents.map((document) => (
          <DocumentRow key={document.id} document={document} />
        ))}
      </ul>
    </section>
  );
}

function DocumentRow({ document }: { document: DocumentSummary }) {
  const { t } = useText();
  const nameOf = useDocumentName();
  const languagesNote = useLanguagesNote();
  const { id, isFixed, path, inForce, draft, languages } = document;
  return (
    <li className={css.row}>
      <div>
        <Link className={css.name} to={pageOf(id)} lang={isFixed ? undefined : 'tr'}>
          {nameOf(document)}
        </Link>
        <Text c="dimmed" size="sm">
          {path}
        </Text>
      </div>
      <div>
        {inForce ? (
          <>
            <Status tone="success" shape="full" size="small">
              {t('documentsDesk:inForce', { number: inForce.number })}
            </Status>
            <VersionFacts version={inForce} />
            <Text size="sm">
              <Link to={settingsOf(id)}>{languagesNote(languages)}</Link>
            </Text>
          </>
        ) : (
          <Status tone="muted" shape="hollow" size="small">
            {t('documentsDesk:notPublished')}
          </Status>
        )}
      </div>
      <div>
        {draft ? (
          <>
            <Status tone="warning" shape="half" size="small">
              <Link to={draftOf(id)}>{t('documentsDesk:draftOf', { number: draft.number })}</Link>
            </Status>
            <Text c="dimmed" size="sm">
              <Moment at={draft.updatedAt} format={shortMoment} />
              {draft.updatedBy ? ` · ${draft.updatedBy}` : null}
            </Text>
          </>
        ) : null}
      </div>
    </li>
  );
}

/** The removed documents, until they are deleted for ever. */
function Trash({ documents }: { documents: DocumentSummary[] }) {
  const { t } = useText();
  const client = useQueryClient();
  const [erasing, setErasing] = useState<DocumentSummary | null>(null);
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="trash">
      <h2 id="trash" className={css.kind}>
        {t('documentsDesk:trash')}
      </h2>
      <ul role="list" className={css.rows}>
        {documents.map((document) => (
          <TrashRow key={document.id} document={document} onErase={() => setErasing(document)} />
        ))}
      </ul>
      <DeleteDialog
        id={erasing?.id ?? null}
        action={t('documentsDesk:erase')}
        question={t('documentsDesk:eraseQuestion')}
        hint={t('documentsDesk:eraseHint')}
        remove={async (id) => (await call(documentRoutes.erase, { params: { id } })).message}
        onRemoved={(id) => forget(client, documentRoutes, id)}
        onClose={() => setErasing(null)}
      >
        {erasing?.title}
      </DeleteDialog>
    </section>
  );
}

interface TrashRowProps {
  document: DocumentSummary;
  onErase: () => void;
}

function TrashRow({ document: { id, title, path, erasedAt, version }, onErase }: TrashRowProps) {
  const { t } = useText();
  const client = useQueryClient();
  const recovering = useMutation({
    mutationFn: () => call(documentRoutes.recover, { params: { id }, body: { version } }),
    onSuccess({ message }) {
      toast.success(message);
      reloadDocument(client, id);
    },
    onError: showFailure,
  });
  return (
    <li className={css.row}>
      <div>
        <Text fw={550} lang="tr">
          {title}
        </Text>
        <Text c="dimmed" size="sm">
          {path}
        </Text>
      </div>
      <Text c="dimmed" size="sm">
        {t('documentsDesk:erasedAt')} {erasedAt ? <Moment at={erasedAt} /> : null}
      </Text>
      <Group gap="xs" className={css.trashActions}>
        <Button
          size="compact-sm"
          loading={recovering.isPending}
          aria-label={t('documentsDesk:recoverOf', { title })}
          onClick={() => recovering.mutate()}
        >
          {t('documentsDesk:recover')}
        </Button>
        <Button
          size="compact-sm"
          color="danger"
          aria-label={t('documentsDesk:eraseOf', { title })}
          onClick={onErase}
        >
          {t('documentsDesk:erase')}
        </Button>
      </Group>
    </li>
  );
}
