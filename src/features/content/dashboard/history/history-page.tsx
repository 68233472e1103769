import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { editedContent } from '../content-calls.ts';
import { ContentMissing } from '../content-missing.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import { History } from './history.tsx';

export function HistoryPage() {
  const { t } = useText();
  const { contentId = '' } = useParams();
  const { can } = useSessionUser();
  // Restoring needs the present version.
  const query = useQuery({
    ...editedContent(contentId),
    enabled: can.content,
    refetchOnMount: 'always',
  });
  const title = query.data
    ? t('content:desk.historyOf', { title: query.data.title })
    : t('content:desk.history');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {can.content && query.data ? <History key={contentId} content={query.data} /> : null}
      {can.content && !query.data ? <ContentMissing query={query} title={title} /> : null}
      {can.content ? null : (
        <div className="page">
          <EditorsOnly title={title} />
        </div>
      )}
    </>
  );
}
