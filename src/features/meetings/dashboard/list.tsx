import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { dateAndTime } from '../../../dashboard/kit/language/moment.ts';
import { AdministrationLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { BranchFilter } from '../../../dashboard/kit/table/branch-filter.tsx';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import { defineList, useListView } from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar } from '../../../dashboard/kit/table/filter-bar.tsx';
import { ViewTabs } from '../../../dashboard/kit/table/view-tabs.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import { MEETING_LIMITS, MeetingFilter, meetingRoutes, type StaffMeeting } from '../contract.ts';
import { ADD, LIST, pageOf } from './paths.ts';

const LOOKS = {
  planned: { tone: 'success', shape: 'full' },
  held: { tone: 'muted', shape: 'ring' },
  cancelled: { tone: 'muted', shape: 'cross' },
} as const;

const meetingsList = defineList({
  path: LIST,
  query: MeetingFilter,
  filters: ['q', 'when', 'branch'],
  // The next one first.
  defaults: { when: 'coming' },
  sort: 'startsAt',
  pageSize: 20,
});

/** Each in the order in which they are looked for: the next one first, or the last one. */
const TABS = [
  { when: 'coming', sort: 'startsAt' },
  { when: 'past', sort: '-startsAt' },
  { when: '', sort: '-startsAt' },
] as const;

export function ListPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('meetingsDesk:title')} texts="meetingsDesk:" right="meetings">
      <MeetingsList />
    </AdminsOnly>
  );
}

function MeetingsList() {
  const { t, locale } = useText();
  const state = useListView(meetingsList);
  const query = useQuery(read(meetingRoutes.list, { query: meetingsList.filterOf(state.view) }));
  const columns = useMeetingColumns();
  const total = query.data?.total;
  return (
    <div className="page">
      <AdministrationLink />
      <PageHead
        title={t('meetingsDesk:title')}
        count={total === undefined ? undefined : formatNumber(locale, total)}
        lead={t('meetingsDesk:lead')}
      >
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to={ADD}
        >
          {t('meetingsDesk:add')}
        </Button>
      </PageHead>
      <ViewTabs
        label={t('meetingsDesk:whenLabel')}
        tabs={TABS.map(({ when, sort }) => ({
          key: when || 'all',
          label: t(`meetingsDesk:when.${when || 'all'}`),
          to: {
            pathname: meetingsList.path,
            search: meetingsList.write({ ...state.view, when, sort, page: 1 }),
          },
          isCurrent: state.view.when === when,
        }))}
      />
      <FilterBar
        state={state}
        search={{
          name: 'q',
          label: t('meetingsDesk:search'),
          hint: t('meetingsDesk:searchHint'),
          maxLength: MEETING_LIMITS.search,
        }}
      >
        <BranchFilter state={state} />
      </FilterBar>
      <DataList
        state={state}
        query={query}
        words="meetingsDesk:"
        label={t('meetingsDesk:listLabel')}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function useMeetingColumns(): Column<StaffMeeting>[] {
  const { t, locale } = useText();
  return [
    {
      id: 'title',
      header: t('meetingFields:meeting-title'),
      sort: { by: 'title', first: 'ascending' },
      wide: true,
      cell: ({ id, title }) => <RowLink to={pageOf(id)}>{title}</RowLink>,
    },
    {
      id: 'state',
      header: t('meetingFields:meeting-state'),
      cell: (meeting) => <StateMark {...meeting} />,
    },
    {
      id: 'place',
      header: t('meetingFields:meeting-place'),
      from: 'lg',
      soft: true,
      cell: ({ place, province }) => [place, province].filter(Boolean).join(', ') || '–',
    },
    {
      id: 'branch',
      header: t('dashboard:branch.label'),
      from: 'xl',
      soft: true,
      cell: ({ branch }) => branch?.name ?? '–',
    },
    {
      id: 'startsAt',
      header: t('meetingsDesk:start'),
      sort: { by: 'startsAt', first: 'descending' },
      atEnd: true,
      soft: true,
      cell: ({ startsAt }) => dateAndTime(locale, new Date(startsAt)),
    },
  ];
}

/** A planned meeting whose end is over was held. */
function StateMark({ state, endsAt }: Pick<StaffMeeting, 'state' | 'endsAt'>) {
  const { t } = useText();
  const shown = state === 'planned' && new Date(endsAt) < new Date() ? 'held' : state;
  return (
    <Status {...LOOKS[shown]} size="medium">
      {t(`meetingsDesk:state.${shown}`)}
    </Status>
  );
}
