import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { applicationsList } from '../list/applications-list.ts';
import { oneApplication } from './application-calls.ts';
import { ApplicationDetails } from './application-details.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { applicationId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({ ...oneApplication(applicationId), enabled: can.applications === true });
  const { data } = query;
  const title = data ? `${data.name} ${data.surname}` : t('applicationPage:one');
  if (!can.applications)
    return <NoPermissionPage title={t('applicationPage:one')} texts="applications:" />;
  const words = {
    goneTitle: t('applicationPage:goneTitle'),
    goneText: t('applicationPage:goneText'),
    failedTitle: t('applicationPage:failedTitle'),
    toList: t('applicationPage:toList'),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data ? (
        // Nothing that was typed about one application may be sent to another one.
        <ApplicationDetails key={data.id} application={data} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={words}
          listPath={applicationsList.lastAddress()}
        />
      )}
    </>
  );
}
