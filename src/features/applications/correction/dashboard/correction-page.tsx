import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermission } from '../../../../dashboard/kit/parts/no-permission.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { oneApplication } from '../../desk/dashboard/details/application-calls.ts';
import { applicationsList } from '../../desk/dashboard/list/applications-list.ts';
import type { Application } from '../../desk/schema.ts';
import { CorrectionForm } from './correction-form.tsx';

/** Corrects the data of an applicant who asked for it. */
export function CorrectionPage() {
  const { t } = useText();
  const { applicationId = '' } = useParams();
  const { can } = useSessionUser();
  const title = t('applicationCorrection:title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {can.privacy ? (
        <LoadedForm key={applicationId} id={applicationId} title={title} />
      ) : (
        <div className="page">
          <NoPermission
            title={title}
            reason={t('applicationCorrection:forbidden')}
            text={t('applicationCorrection:forbiddenText')}
          />
        </div>
      )}
    </>
  );
}

function LoadedForm({ id, title }: { id: string; title: string }) {
  const { t } = useText();
  // A cached version may be old, and saving over it would cause a conflict.
  const query = useQuery({ ...oneApplication(id), refetchOnMount: 'always' });
  const { data, error } = query;
  const [opened, setOpened] = useState<Application | null>(null);
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <CorrectionForm application={opened} />;
  return (
    <RecordMissing
      query={query}
      title={title}
      words={{
        goneTitle: t('applicationPage:goneTitle'),
        goneText: t('applicationPage:goneText'),
        failedTitle: t('applicationPage:failedTitle'),
        toList: t('applicationPage:toList'),
      }}
      listPath={applicationsList.lastAddress()}
    />
  );
}
