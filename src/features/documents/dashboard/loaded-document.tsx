import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import type { DocumentDetails } from '../desk/schema.ts';
import { DOCUMENT_KINDS } from '../schema.ts';
import { oneDocument } from './document-calls.ts';
import { LIST } from './paths.ts';

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
    ...oneDocument(kind),
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
