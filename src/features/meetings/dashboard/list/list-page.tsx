import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { FilterBar } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { useListView } from '../../../../dashboard/kit/table/use-list-view.ts';
import { ViewTabs } from '../../../../dashboard/kit/table/view-tabs.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { MEETING_LIMITS } from '../../edit/schema.ts';
import { meetingPage } from '../meeting-calls.ts';
import { ADD } from '../paths.ts';
import { useMeetingColumns } from './meeting-columns.tsx';
import { meetingsList } from './meetings-list.ts';

/** Each in the order in which they are looked for: the next one first, or the last one. */
const TABS = [
  { when: 'coming', sort: 'startsAt' },
  { when: 'past', sort: '-startsAt' },
  { when: '', sort: '-startsAt' },
] as const;

export function ListPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('meetingsDesk:title')} texts="meetingsDesk:">
      <MeetingsList />
    </AdminsOnly>
  );
}

function MeetingsList() {
  const { t, locale } = useText();
  const state = useListView(meetingsList);
  const query = useQuery(meetingPage(meetingsList.filterOf(state.view)));
  const columns = useMeetingColumns();
  const total = query.data?.total;
  return (
    <div className="page">
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
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
        {null}
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
