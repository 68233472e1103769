import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { RecordMissing } from '../../../../dashboard/kit/parts/record-missing.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { messagesList } from '../list/messages-list.ts';
import { oneMessage } from '../message-calls.ts';
import { NotAllowed } from '../not-allowed.tsx';
import { MessageDetails } from './message-details.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { messageId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({ ...oneMessage(messageId), enabled: can.applications === true });
  const title = (can.applications && query.data?.name) || t('messages:one');
  if (!can.applications) {
    return (
      <div className="page">
        <PageTitle>{title}</PageTitle>
        <NotAllowed title={title} />
      </div>
    );
  }
  const words = {
    goneTitle: t('messages:details.goneTitle'),
    goneText: t('messages:details.goneText'),
    failedTitle: t('messages:details.failedTitle'),
    toList: t('messages:toList'),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        // Nothing that was typed about one message may be sent to another one.
        <MessageDetails key={query.data.id} message={query.data} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={words}
          listPath={messagesList.lastAddress()}
        />
      )}
    </>
  );
}
