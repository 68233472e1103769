import { Button, Menu } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { BranchFilter } from '../../../dashboard/kit/table/branch-filter.tsx';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import { DayRange } from '../../../dashboard/kit/table/day-range.tsx';
import { useListView } from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar, FilterSelect } from '../../../dashboard/kit/table/filter-bar.tsx';
import type { Selection } from '../../../dashboard/kit/table/selection.ts';
import { ViewTabs } from '../../../dashboard/kit/table/view-tabs.tsx';
import {
  type ManyChange,
  type MessagePage,
  type MessageSummary,
  messageRoutes,
  type Person,
} from '../contract.ts';
import { STATES } from '../states.ts';
import css from './list.module.css';
import {
  type MessagesState,
  type MessagesView,
  messagePath,
  messagesList,
  reloadMessages,
} from './messages-list.ts';
import { NotAllowed, StateMark, useWords } from './parts.tsx';

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
  const query = useQuery({
    ...read(messageRoutes.list, { query: messagesList.filterOf(state.view) }),
    placeholderData: keepPreviousData,
  });
  const { counts, topics, assignees, data: shown = [] } = query.data ?? {};
  const columns = useMessageColumns(
    state.view,
    shown.some(({ branch }) => branch !== null),
  );
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

interface StateTabsProps {
  view: MessagesView;
  counts: MessagePage['counts'] | undefined;
}

/** Links to the states, each with its number of messages; the other filters are removed. */
function StateTabs({ view, counts }: StateTabsProps) {
  const { t } = useText();
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tab = (state: (typeof STATES)[number] | '') => ({
    key: state,
    label: t(state ? `messages:state.${state}` : 'messages:all'),
    to: {
      pathname: messagesList.path,
      search: messagesList.write({ ...messagesList.read(new URLSearchParams()), state }),
    },
    count: state ? counts?.[state] : total,
    isCurrent: view.state === state,
  });
  return <ViewTabs label={t('messages:byState')} tabs={['' as const, ...STATES].map(tab)} />;
}

interface ListFiltersProps extends Partial<Pick<MessagePage, 'topics' | 'assignees'>> {
  state: MessagesState;
}

function ListFilters({ state, topics = [], assignees = [] }: ListFiltersProps) {
  const { t } = useText();
  const words = useWords();
  const ownId = useSessionUser().id;
  return (
    <FilterBar state={state}>
      <FilterSelect
        state={state}
        name="topic"
        label={t('messages:fields.topic')}
        all={t('messages:list.allTopics')}
        options={topics.map((topic) => ({ value: topic, label: words.topic(topic) }))}
      />
      <BranchFilter state={state} />
      <FilterSelect
        state={state}
        name="assignee"
        label={t('messages:fields.assignedTo')}
        all={t('messages:list.allAssignees')}
        options={[
          { value: ownId, label: t('messages:list.mine') },
          { value: 'none', label: t('messages:list.unassigned') },
          ...assignees
            .filter(({ id }) => id !== ownId)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DayRange state={state} names={['from', 'to']} legend={t('messages:fields.createdAt')} />
    </FilterBar>
  );
}

interface BulkActionsProps {
  selection: Selection;
  assignees: Person[];
}

/** Assigns the selected messages, or marks them as spam. */
function BulkActions({ selection, assignees }: BulkActionsProps) {
  const { t } = useText();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (part: Omit<ManyChange, 'ids'>) =>
      call(messageRoutes.changeMany, { body: { ids: [...selection.ids], ...part } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      selection.clear();
    },
    onError: showFailure,
    onSettled: () => reloadMessages(client),
  });
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button disabled={change.isPending}>{t('messages:list.assign')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {assignees.map(({ id, name }) => (
            <Menu.Item key={id} onClick={() => change.mutate({ assignedTo: id })}>
              {name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => change.mutate({ assignedTo: null })}>
            {t('messages:nobody')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button loading={change.isPending} onClick={() => change.mutate({ state: 'spam' })}>
        {t('messages:list.markSpam')}
      </Button>
    </>
  );
}

function useMessageColumns(view: MessagesView, hasBranches: boolean): Column<MessageSummary>[] {
  const { t } = useText();
  const words = useWords();
  return [
    {
      id: 'sender',
      header: t('messages:fields.sender'),
      wide: true,
      className: css.sender,
      cell: ({ id, name, excerpt }) => (
        <>
          <RowLink to={messagePath(id, view)}>{name}</RowLink>
          <span className={css.excerpt} title={excerpt}>
            {excerpt}
          </span>
        </>
      ),
    },
    {
      id: 'state',
      header: t('messages:fields.state'),
      cell: ({ state }) => <StateMark state={state} />,
    },
    {
      id: 'topic',
      header: t('messages:fields.topic'),
      soft: true,
      cell: ({ topic }) => words.topic(topic),
    },
    ...(hasBranches
      ? [
          {
            id: 'branch',
            header: t('dashboard:branch.label'),
            from: 'lg' as const,
            soft: true,
            cell: ({ branch }: MessageSummary) => branch?.name ?? t('dashboard:branch.national'),
          },
        ]
      : []),
    {
      id: 'assignedTo',
      header: t('messages:fields.assignedTo'),
      from: 'lg',
      soft: true,
      cell: ({ assignedTo }) => (assignedTo ? words.assignee(assignedTo) : '–'),
    },
    {
      id: 'createdAt',
      header: t('messages:fields.createdAt'),
      sort: { by: 'createdAt', first: 'descending' },
      atEnd: true,
      soft: true,
      cell: ({ createdAt }) => <Moment at={createdAt} format={shortMoment} />,
    },
  ];
}
