import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { messagePage } from '../message-calls.ts';
import { NotAllowed } from '../not-allowed.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { ListFilters } from './list-filters.tsx';
import { useMessageColumns } from './message-columns.tsx';
import css from './messages-list.module.css';
import { messagesList } from './messages-list.ts';
import { StateTabs } from './state-tabs.tsx';

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('messages:title')}</PageTitle>
      {can.applications ? <MessagesList /> : <NotAllowed title={t('messages:title')} />}
    </div>
  );
}

function MessagesList() {
  const { t } = useText();
  const state = useListView(messagesList);
  const query = useQuery(messagePage(messagesList.filterOf(state.view)));
  const columns = useMessageColumns(state.view);
  const { counts, topics, assignees } = query.data ?? {};
  return (
    <>
      <PageHead title={t('messages:title')} lead={t('messages:list.notSearchable')} />
      <StateTabs view={state.view} counts={counts} />
      <ListFilters state={state} {...(topics && { topics })} {...(assignees && { assignees })} />
      <DataList
        state={state}
        query={query}
        words="messages:list."
        label={t('messages:list.label')}
        columns={columns}
        rowKey={({ id }) => id}
        rowProps={(message) => ({ 'data-new': message.state === 'new' || undefined })}
        rowHeight={52}
        className={css.messages}
        bulk={{
          nameOf: ({ name }) => name,
          actions: (selection) => <BulkActions selection={selection} assignees={assignees ?? []} />,
        }}
      />
    </>
  );
}
