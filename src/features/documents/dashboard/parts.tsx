import { Text } from '@mantine/core';
import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { formatBytes, formatDate } from '../../../platform/i18n/format.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type DocumentDetails, type Draft, documentRoutes } from '../contract.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../schema.ts';

export const LIST = '/dashboard/admin/documents';

interface VersionFactsProps {
  version: { adoptedOn: string; pages: number | null; bytes: number | null };
}

/** The day, the pages and the size of a version; what a draft does not have yet is left out. */
export function VersionFacts({ version: { adoptedOn, pages, bytes } }: VersionFactsProps) {
  const { t, locale } = useText();
  const facts = [
    adoptedOn && formatDay(locale, adoptedOn),
    pages !== null && t('documentsDesk:pages', { count: pages }),
    bytes !== null && t('documentsDesk:pdfOf', { size: formatBytes(locale, bytes) }),
  ];
  return (
    <Text c="dimmed" size="sm">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}

/** `2026-03-15` as "15 Mart 2026". */
const formatDay = (locale: Locale, day: string): string =>
  formatDate(locale, new Date(`${day}T12:00:00+03:00`));

interface LoadedDocumentProps {
  /** Waits for the stored document, because an old one in a form would cause a conflict. */
  fresh?: boolean;
  children: (document: DocumentDetails) => ReactNode;
}

/** Loads the document of the address. */
export function LoadedDocument({ fresh = false, children }: LoadedDocumentProps) {
  const { t } = useText();
  const { kind = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    // An unknown kind is asked for too: the server answers 404.
    ...read(documentRoutes.get, { params: { kind: kind as DocumentKind } }),
    enabled: can.site,
    refetchOnMount: fresh ? 'always' : true,
  });
  const { data } = query;
  const isKnown = DOCUMENT_KINDS.some((one) => one === kind);
  const title = t(isKnown ? `documentsDesk:names.${kind}` : 'documentsDesk:title');
  if (!can.site)
    return <NoPermissionPage title={t('documentsDesk:title')} texts="documentsDesk:" />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data && (!fresh || query.isFetchedAfterMount) ? (
        children(data)
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={{
            goneTitle: t('documentsDesk:goneTitle'),
            goneText: t('documentsDesk:goneText'),
            failedTitle: t('documentsDesk:failedTitle'),
            toList: t('documentsDesk:toList'),
          }}
          listPath={LIST}
        />
      )}
    </>
  );
}

interface DeleteDraftProps {
  kind: DocumentKind;
  draft: Draft;
  opened: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDraft({ kind, draft, opened, onClose, onDeleted }: DeleteDraftProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={opened ? kind : null}
      action={t('documentsDesk:discard')}
      question={t('documentsDesk:discardQuestion')}
      hint={t('documentsDesk:discardHint')}
      remove={async () => {
        const query = { version: draft.version };
        return (await call(documentRoutes.deleteDraft, { params: { kind }, query })).message;
      }}
      onRemoved={() => {
        onDeleted?.();
        reloadDocument(client, kind);
      }}
      // What is stored now is shown behind the dialog.
      onRefused={() => reloadDocument(client, kind)}
      onClose={onClose}
    >
      {t(`documentsDesk:names.${kind}`)}, {t('documentsDesk:draftOf', { number: draft.number })}
    </DeleteDialog>
  );
}

export const pageOf = (kind: DocumentKind) => `${LIST}/${kind}`;
export const draftOf = (kind: DocumentKind) => `${LIST}/${kind}/draft`;

/** Names a draft in the browser, for what its Word file had and its text has not. */
export const lostIdOf = ({ kind, draft }: DocumentDetails): string =>
  `${kind}-${draft?.number ?? 0}`;

/** A text as its page shows it; an empty one is not asked for. */
export const previewOf = (body: string) => ({
  ...read(documentRoutes.preview, { body: { body } }),
  enabled: body.trim() !== '',
  placeholderData: keepPreviousData,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  // A text that is too complex stays so.
  retry: false,
});

/** Loads a document and the list of all again. */
export function reloadDocument(client: QueryClient, kind: DocumentKind): void {
  void reload(client, documentRoutes, kind);
  void client.invalidateQueries({ queryKey: read(documentRoutes.list).queryKey });
}
