import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { type EditedLegalText, LEGAL_KINDS } from '../../schema.ts';
import { oneLegalText } from '../legal-calls.ts';
import { LegalForm } from './legal-form.tsx';

/** One text in its languages, and its versions. */
export function LegalFormPage() {
  const { t } = useText();
  const { kind = '' } = useParams();
  const { can } = useSessionUser();
  if (!can.site) return <NoPermissionPage title={t('legalDesk:title')} texts="legalDesk:" />;
  return <LoadedForm key={kind} kind={kind} />;
}

function LoadedForm({ kind }: { kind: string }) {
  const { t } = useText();
  // A cached version may be old, and publishing over it would cause a conflict.
  const query = useQuery({ ...oneLegalText(kind), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<EditedLegalText | null>(null);
  const { data, error } = query;
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  const isKnown = LEGAL_KINDS.some((one) => one === kind);
  const title = t(isKnown ? `legalTexts:names.${kind}` : 'legalDesk:title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {opened ? (
        <LegalForm title={title} text={opened} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={{
            goneTitle: t('legalDesk:goneTitle'),
            goneText: t('legalDesk:goneText'),
            failedTitle: t('legalDesk:failedTitle'),
            toList: t('legalDesk:toList'),
          }}
          listPath="/dashboard/admin/legal-texts"
        />
      )}
    </>
  );
}
