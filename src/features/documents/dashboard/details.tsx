import { Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { type DocumentDetails, type Draft, documentRoutes } from '../contract.ts';
import type { DocumentKind } from '../schema.ts';
import css from './documents.module.css';
import {
  DeleteDraft,
  draftOf,
  LIST,
  LoadedDocument,
  reloadDocument,
  VersionFacts,
} from './parts.tsx';

export function DocumentPage() {
  return <LoadedDocument>{(document) => <Details document={document} />}</LoadedDocument>;
}

/** A document: its draft, and all its versions. */
function Details({ document }: { document: DocumentDetails }) {
  const { t } = useText();
  const { kind, path, draft, versions, inForce } = document;
  return (
    <div className="page">
      <BackLink to={LIST}>{t('documentsDesk:title')}</BackLink>
      <DetailsHead
        actions={
          <>
            <Button component="a" href={path} target="_blank" rel="noopener">
              {t('documentsDesk:onSite')}
            </Button>
            {draft || versions.length === 0 ? null : <BeginButton kind={kind} />}
          </>
        }
      >
        <h1>{t(`documentsDesk:names.${kind}`)}</h1>
        <Text c="dimmed">
          {inForce
            ? t('documentsDesk:inForce', { number: inForce.number })
            : t('documentsDesk:notPublished')}
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
          <BeginButton kind={kind} />
        </EmptyState>
      ) : null}
    </div>
  );
}

/** Begins the next version, and opens its form. */
function BeginButton({ kind }: { kind: DocumentKind }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const beginning = useMutation({
    mutationFn: () => call(documentRoutes.beginDraft, { params: { kind } }),
    onSuccess: () => {
      reloadDocument(client, kind);
      void navigate(draftOf(kind));
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
function DraftCard({ document: { kind }, draft }: DraftCardProps) {
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
        <Button component={Link} variant="filled" to={draftOf(kind)}>
          {t('documentsDesk:edit')}
        </Button>
      </Group>
      <DeleteDraft kind={kind} draft={draft} opened={isAsking} onClose={() => setAsking(false)} />
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
