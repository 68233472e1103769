import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { MenuField, RemovalDialog } from '../../own-pages/dashboard/shared.ts';
import { type DocumentDetails, type Draft, documentRoutes } from '../contract.ts';
import { type DocumentId, KEPT_DAYS } from '../schema.ts';
import css from './documents.module.css';
import {
  DeleteDraft,
  draftOf,
  LIST,
  LoadedDocument,
  reloadDocument,
  settingsOf,
  useDocumentName,
  VersionFacts,
} from './parts.tsx';

export function DocumentPage() {
  return <LoadedDocument>{(document) => <Details document={document} />}</LoadedDocument>;
}

/** A document: its draft, and all its versions. */
function Details({ document }: { document: DocumentDetails }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const nameOf = useDocumentName();
  const [isRemoving, setRemoving] = useState(false);
  const { id, isFixed, kind, path, draft, versions, inForce } = document;
  // In the trash: the list has what can be done with it.
  if (document.erasedAt) return <Navigate to={LIST} replace />;
  return (
    <div className="page">
      <BackLink to={LIST}>{t('documentsDesk:title')}</BackLink>
      <DetailsHead
        actions={
          <>
            {isFixed || inForce ? (
              <Button component="a" href={path} target="_blank" rel="noopener">
                {t('documentsDesk:onSite')}
              </Button>
            ) : null}
            {document.version > 0 ? (
              <Button component={Link} to={settingsOf(id)}>
                {t('documentsDesk:settings')}
              </Button>
            ) : null}
            {isFixed ? null : (
              <Button color="danger" onClick={() => setRemoving(true)}>
                {t('documentsDesk:remove')}
              </Button>
            )}
            {draft || versions.length === 0 ? null : <BeginButton id={id} />}
          </>
        }
      >
        <h1 lang={isFixed ? undefined : 'tr'}>{nameOf(document)}</h1>
        <Text c="dimmed">
          {[
            t(`documentsDesk:kinds.${kind}`),
            path,
            inForce
              ? t('documentsDesk:inForce', { number: inForce.number })
              : t('documentsDesk:notPublished'),
          ].join(' · ')}
        </Text>
      </DetailsHead>
      {draft ? <DraftCard document={document} draft={draft} /> : null}
      {versions.length > 0 ? (
        <section aria-labelledby="versions">
          <h2 id="versions">{t('documentsDesk:versions')}</h2>
          <Text c="dimmed" mb="sm">
            {t('documentsDesk:versionsNote')}
          </Text>
          <VersionList document={document} />
        </section>
      ) : null}
      {versions.length === 0 && !draft ? (
        <EmptyState
          kind="none"
          title={t('documentsDesk:emptyTitle')}
          text={t('documentsDesk:emptyText')}
        >
          <BeginButton id={id} />
        </EmptyState>
      ) : null}
      {isFixed ? (
        <p className="hint">{t('documentsDesk:fixedText')}</p>
      ) : (
        <FormSection
          title={t('documentsDesk:menu')}
          text={t(inForce ? 'documentsDesk:menuText' : 'documentsDesk:menuLater')}
        >
          <MenuField
            id="document-menu"
            menu={document.menu}
            disabled={!inForce}
            place={(place) => call(documentRoutes.place, { params: { id }, body: { place } })}
            onChanged={() => void reload(client, documentRoutes, id)}
          />
        </FormSection>
      )}
      <RemovalDialog
        record={isRemoving ? document : null}
        id="document"
        name={document.title}
        question={t('documentsDesk:removeQuestion')}
        action={t('documentsDesk:remove')}
        hint={t('documentsDesk:removeHint', { days: KEPT_DAYS })}
        targetHint={t('documentsDesk:targetHint')}
        remove={({ version }, target) =>
          call(documentRoutes.remove, { params: { id }, body: { version, target } })
        }
        onRemoved={() => {
          void navigate(LIST, { replace: true, state: { saved: true } });
          reloadDocument(client, id);
        }}
        onClose={() => setRemoving(false)}
      />
    </div>
  );
}

/** Begins the next version, and opens its form. */
function BeginButton({ id }: { id: DocumentId }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const beginning = useMutation({
    mutationFn: () => call(documentRoutes.beginDraft, { params: { id } }),
    onSuccess: () => {
      reloadDocument(client, id);
      void navigate(draftOf(id));
    },
    onError: showFailure,
  });
  return (
    <Button
      variant="filled"
      leftSection={<IconPlus size={16} stroke={1.7} aria-hidden="true" />}
      loading={beginning.isPending}
      onClick={() => beginning.mutate()}
    >
      {t('documentsDesk:begin')}
    </Button>
  );
}

interface DraftCardProps {
  document: DocumentDetails;
  draft: Draft;
}

/** The version that is prepared. */
function DraftCard({ document, draft }: DraftCardProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const { number, adoptedOn, file, updatedAt, updatedBy } = draft;
  return (
    <section className={css.draft} aria-labelledby="draft">
      <div>
        <h2 id="draft">
          <Status tone="warning" shape="half" size="medium">
            {t('documentsDesk:draftOf', { number })}
          </Status>
        </h2>
        <Text c="dimmed" size="sm">
          <Moment at={updatedAt} />
          {updatedBy ? ` · ${updatedBy}` : null}
        </Text>
        {file ? (
          <VersionFacts version={{ adoptedOn, pages: file.pages, bytes: file.bytes }} />
        ) : (
          <Text size="sm">{t('documentsDesk:noFile')}</Text>
        )}
      </div>
      <Group gap="xs">
        <Button color="danger" onClick={() => setAsking(true)}>
          {t('documentsDesk:discard')}
        </Button>
        <Button component={Link} variant="filled" to={draftOf(document.id)}>
          {t('documentsDesk:edit')}
        </Button>
      </Group>
      <DeleteDraft
        document={document}
        draft={draft}
        opened={isAsking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

/** All published versions, the newest first, each with its PDF and its public page. */
function VersionList({ document: { path, versions } }: { document: DocumentDetails }) {
  const { t } = useText();
  return (
    <ol role="list" className={css.rows}>
      {versions.map((version, place) => {
        const { number, note, checksum, pdf, hasText, textOf, publishedAt, publishedBy } = version;
        return (
          <li key={number} className={css.version}>
            <div>
              <Text fw={550}>{t('documentsDesk:versionOf', { number })}</Text>
              {place === 0 ? (
                <Status tone="success" shape="full" size="small">
                  {t('documentsDesk:present')}
                </Status>
              ) : null}
            </div>
            <div>
              <VersionFacts version={version} />
              {note ? <Text size="sm">{note}</Text> : null}
              {textOf ? <Text size="sm">{t('documentsDesk:textOf', { of: textOf })}</Text> : null}
              {hasText ? null : <Text size="sm">{t('documentsDesk:pdfOnly')}</Text>}
              <Text c="dimmed" className={css.hash}>
                {t('documentsDesk:checksum')}: <code>{checksum}</code>
              </Text>
              <p className={css.links}>
                <a href={`${path}?surum=${number}`} target="_blank" rel="noopener">
                  {t('documentsDesk:read', { number })}
                </a>
                <a href={pdf} download>
                  {t('documentsDesk:download', { number })}
                </a>
              </p>
            </div>
            <Text c="dimmed" size="sm">
              {t('documentsDesk:publishedAt')} <Moment at={publishedAt} />
              {publishedBy ? (
                <>
                  <br />
                  {publishedBy}
                </>
              ) : null}
            </Text>
          </li>
        );
      })}
    </ol>
  );
}
