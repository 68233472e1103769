import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { requestsList } from '../list/requests-list.ts';
import { oneRequest } from '../privacy-calls.ts';
import { RequestDetails } from './request-details.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { requestId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({ ...oneRequest(requestId), enabled: can.privacy === true });
  const title = query.data?.code ?? t('privacy:title');
  if (!can.privacy) return <NoPermissionPage title={title} texts="privacy:" />;
  const words = {
    goneTitle: t('privacy:missingTitle'),
    goneText: t('privacy:missingText'),
    failedTitle: t('privacy:failedTitle'),
    toList: t('privacy:back'),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        <RequestDetails request={query.data} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={words}
          listPath={requestsList.lastAddress()}
        />
      )}
    </>
  );
}
