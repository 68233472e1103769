import { NativeSelect, type NativeSelectProps, Text } from '@mantine/core';
import {
  keepPreviousData,
  type QueryClient,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useParams } from 'react-router';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { formatBytes, formatDate } from '../../../platform/i18n/format.ts';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { AddressField } from '../../own-pages/dashboard/shared.ts';
import {
  type DocumentDetails,
  type DocumentSummary,
  type Draft,
  documentRoutes,
} from '../contract.ts';
import { DOCUMENT_KINDS, DOCUMENTS_PATH, type DocumentId, slugFault } from '../schema.ts';

export const LIST = '/dashboard/admin/documents';
export const ADD = `${LIST}/add`;
export const pageOf = (id: DocumentId) => `${LIST}/${id}`;
export const draftOf = (id: DocumentId) => `${LIST}/${id}/draft`;
export const settingsOf = (id: DocumentId) => `${LIST}/${id}/settings`;

/** What the staff call a document: the fixed ones have short names in every language. */
export function useDocumentName() {
  const { t } = useText();
  return ({ id, isFixed, title }: Pick<DocumentSummary, 'id' | 'isFixed' | 'title'>): string =>
    isFixed ? t(`documentsDesk:names.${id}`) : title;
}

/** Which languages are missing. */
export function useLanguagesNote() {
  const { t } = useText();
  return (written: readonly Locale[]): string => {
    const missing = LOCALES.filter((locale) => !written.includes(locale));
    if (missing.length === 0) return t('documentsDesk:complete');
    const languages = missing.map((locale) => LANGUAGE_NAMES[locale]).join(', ');
    return t('documentsDesk:missingIn', { languages });
  };
}

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
  const { documentId = '' } = useParams();
  const nameOf = useDocumentName();
  const { can } = useSessionUser();
  const query = useQuery({
    // An unknown one is asked for too: the server answers 404.
    ...read(documentRoutes.get, { params: { id: documentId } }),
    enabled: can.site,
    refetchOnMount: fresh ? 'always' : true,
  });
  const { data } = query;
  const title = data ? nameOf(data) : t('documentsDesk:title');
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

interface KindFieldProps extends NativeSelectProps {
  id: string;
}

/** What a document is. */
export function KindField(props: KindFieldProps) {
  const { t } = useText();
  return (
    <NativeSelect
      {...props}
      label={t('documentsDesk:fields.kind')}
      maw={420}
      data={DOCUMENT_KINDS.map((value) => ({ value, label: t(`documentsDesk:kinds.${value}`) }))}
    />
  );
}

type DocumentAddressProps = Pick<
  ComponentProps<typeof AddressField>,
  'id' | 'value' | 'onChange' | 'error' | 'except'
>;

/** The address of a document that is not fixed. */
export const DocumentAddress = (props: DocumentAddressProps) => (
  <AddressField
    {...props}
    before={`${DOCUMENTS_PATH}/`}
    isFormed={(slug) => slugFault(slug) === null}
    ask={(query) => read(documentRoutes.checkAddress, { query })}
  />
);

interface DeleteDraftProps {
  document: DocumentDetails;
  draft: Draft;
  opened: boolean;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDraft({ document, draft, opened, onClose, onDeleted }: DeleteDraftProps) {
  const { t } = useText();
  const nameOf = useDocumentName();
  const { id } = document;
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={opened ? id : null}
      action={t('documentsDesk:discard')}
      question={t('documentsDesk:discardQuestion')}
      hint={t('documentsDesk:discardHint')}
      remove={async () => {
        const query = { version: draft.version };
        return (await call(documentRoutes.deleteDraft, { params: { id }, query })).message;
      }}
      onRemoved={() => {
        onDeleted?.();
        reloadDocument(client, id);
      }}
      // What is stored now is shown behind the dialog.
      onRefused={() => reloadDocument(client, id)}
      onClose={onClose}
    >
      {nameOf(document)}, {t('documentsDesk:draftOf', { number: draft.number })}
    </DeleteDialog>
  );
}

/** Names a draft in the browser, for what its Word file had and its text has not. */
export const lostIdOf = ({ id, draft }: DocumentDetails): string => `${id}-${draft?.number ?? 0}`;

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
export function reloadDocument(client: QueryClient, id: DocumentId): void {
  void reload(client, documentRoutes, id);
  void client.invalidateQueries({ queryKey: read(documentRoutes.list).queryKey });
}
