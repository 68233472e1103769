import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { LOCALES } from '../../../../platform/i18n/locales.ts';
import type { EmailTemplate } from '../../schema.ts';
import { emailList, oneEmail, type Which } from '../email-calls.ts';
import { EmailForm } from './email-form.tsx';

/** The texts of one e-mail in one language. */
export function EmailFormPage() {
  const { t } = useText();
  const { kind = '', locale: segment } = useParams();
  const { can } = useSessionUser();
  const locale = LOCALES.find((one) => one === segment);
  if (!can.site)
    return <NoPermissionPage title={t('emailTemplates:title')} texts="emailTemplates:" />;
  // An unknown language is asked for like an unknown kind: the server answers 404 or 422.
  const which = { kind, locale: locale ?? ('' as Which['locale']) };
  return <LoadedForm key={`${kind} ${segment}`} which={which} />;
}

function LoadedForm({ which }: { which: Which }) {
  const { t, locale } = useText();
  const list = useQuery(emailList(locale));
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...oneEmail(which), refetchOnMount: 'always' });
  const [opened, setOpened] = useState<EmailTemplate | null>(null);
  const { data, error } = query;
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  const title = list.data?.find(({ kind }) => kind === which.kind)?.name ?? which.kind;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {opened ? (
        <EmailForm title={title} which={which} template={opened} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={{
            goneTitle: t('emailTemplates:goneTitle'),
            goneText: t('emailTemplates:goneText'),
            failedTitle: t('emailTemplates:failedTitle'),
            toList: t('emailTemplates:toList'),
          }}
          listPath="/dashboard/admin/emails"
        />
      )}
    </>
  );
}
