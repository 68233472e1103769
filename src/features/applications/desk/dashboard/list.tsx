import { Button, TextInput } from '@mantine/core';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { BranchFilter } from '../../../../dashboard/kit/table/branch-filter.tsx';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { DayRange } from '../../../../dashboard/kit/table/day-range.tsx';
import { useListView } from '../../../../dashboard/kit/table/define-list.ts';
import { FilterBar, FilterSelect } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { useSavedViews } from '../../../../dashboard/kit/table/saved-views.ts';
import { useTypedSearch } from '../../../../dashboard/kit/table/search-field.tsx';
import { ViewTabs } from '../../../../dashboard/kit/table/view-tabs.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import { PROVINCES } from '../../../../platform/places/provinces.ts';
import { IconBookmark, IconChartBar } from '../../../../ui/tabler-icons/index.ts';
import { STATUSES } from '../../statuses.ts';
import { deskRoutes } from '../contract.ts';
import { type ApplicationPage, DECISION_LIMITS, DESK_LIMITS } from '../schema.ts';
import { VIEWS } from '../views.ts';
import {
  type ApplicationsState,
  type ApplicationsView,
  applicationsList,
} from './applications-list.ts';
import { ExportButton } from './export.tsx';
import css from './list.module.css';
import { ApplicationMenu, BulkActions, useApplicationColumns } from './rows.tsx';

const DECIDED = ['reddedildi', 'uyelikIslemleriTamamlandi'];

const { path, noFilters, read: viewOf, write, filterOf } = applicationsList;

const NAMES = ['waiting', 'week', 'missing', 'duplicates'] as const;

const plain = viewOf(new URLSearchParams());

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.applications)
    return <NoPermissionPage title={t('applications:title')} texts="applications:" />;
  return (
    <div className="page">
      <PageTitle>{t('applications:title')}</PageTitle>
      <ApplicationsList />
    </div>
  );
}

function ApplicationsList() {
  const { t, locale } = useText();
  const state = useListView(applicationsList);
  const { view } = state;
  const search = applicationsList.write(view);
  const filter = applicationsList.filterOf(view);
  const query = useQuery(read(deskRoutes.list, { query: filter }));
  /** What an action could not do. It is shown until an action succeeds. */
  const [failure, setFailure] = useState<string | null>(null);
  const columns = useApplicationColumns(search, query.data?.data);
  const { sort, page, pageSize, ...matching } = filter;
  const isWaitingView = view.status === 'open';
  const total = query.data?.total ?? 0;
  return (
    <>
      <PageHead title={t('applications:title')}>
        <Button
          component={Link}
          to="/dashboard/applications/statistics"
          leftSection={<IconChartBar size={17} stroke={1.6} aria-hidden="true" />}
        >
          {t('applicationStatistics:open')}
        </Button>
        <ExportButton filter={matching} total={total} />
      </PageHead>
      <ViewLinks view={view} />
      <ListFilters state={state} />
      {failure ? <FailureNote>{failure}</FailureNote> : null}
      <DataList
        state={state}
        query={query}
        words={isWaitingView ? 'applications:emptyWaiting.' : 'applications:empty.'}
        label={t('applications:list.label')}
        columns={columns}
        rowKey={({ id }) => id}
        className={css.applications}
        keys
        menu={(application) => (
          <ApplicationMenu application={application} search={search} onFailure={setFailure} />
        )}
        bulk={{
          nameOf: ({ name, surname }) => `${name} ${surname}`,
          takesAll: true,
          actions: (selection) => (
            <BulkActions
              selection={selection}
              filter={matching}
              total={total}
              onFailure={setFailure}
            />
          ),
        }}
        summary={({ total: count }) =>
          t(`applications:summary.${view.sort}`, { count, number: formatNumber(locale, count) })
        }
        begin={isWaitingView ? <Link to="?status=">{t('applications:list.showAll')}</Link> : null}
      />
    </>
  );
}

function ListFilters({ state }: { state: ApplicationsState }) {
  const { t } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'q',
        label: t('applications:list.search'),
        hint: t('applications:list.searchHint'),
        maxLength: DESK_LIMITS.q,
      }}
    >
      <FilterSelect
        state={state}
        name="status"
        label={t('applications:fields.status')}
        all={t('applications:list.allStatuses')}
        options={[
          { value: 'open', label: t('applications:list.open') },
          ...STATUSES.map((value) => ({ value, label: t(`applications:status.${value}`) })),
        ]}
      />
      <FilterSelect
        state={state}
        name="city"
        label={t('applications:fields.city')}
        all={t('applications:list.allCities')}
        options={PROVINCES.map(({ plate, name }) => ({
          value: String(plate),
          label: name,
        }))}
      />
      <BranchFilter state={state} label={t('applications:fields.branch')} />
      {state.view.reached ? (
        <FilterSelect
          state={state}
          name="reached"
          label={t('applications:list.reached')}
          all={t('applications:list.anyReached')}
          options={STATUSES.map((value) => ({ value, label: t(`applications:status.${value}`) }))}
        />
      ) : null}
      <DayRange state={state} names={['from', 'to']} legend={t('applications:list.days')} />
      <DecisionFilters state={state} />
    </FilterBar>
  );
}

/** The address of a view; without a filter for the status it has all. */
const searchOf = (name: keyof typeof VIEWS): string =>
  write({ ...plain, ...noFilters, status: '', ...VIEWS[name](dayInIstanbul(new Date())) });

/** The views of the list: those that everybody has, and the user's own. */
function ViewLinks({ view }: { view: ApplicationsView }) {
  const { t } = useText();
  const { views } = useSavedViews(path);
  const { data: counts } = useQuery(read(deskRoutes.counts));
  const readView = (search: string) => viewOf(new URLSearchParams(search));
  const ownCounts = useQueries({
    queries: views.map(({ search }) => ({
      ...read(deskRoutes.list, {
        query: { ...filterOf(readView(search)), page: 1, pageSize: 1 },
      }),
      select: ({ total }: ApplicationPage) => total,
    })),
  });
  // The same filters in another order are the same view.
  const here = write({ ...view, sort: plain.sort, page: 1 });
  const shared = (name: keyof typeof VIEWS) => ({
    key: `shared:${name}`,
    label: t(`applications:views.${name}`),
    to: { pathname: path, search: searchOf(name) },
    count: counts?.[name],
    isCurrent: searchOf(name) === here,
  });
  const own = views.map(({ name, search }, index) => ({
    key: `own:${name}`,
    label: name,
    icon: (
      <IconBookmark size={15} stroke={1.8} aria-label={t('applications:views.own')} role="img" />
    ),
    to: { pathname: path, search },
    count: ownCounts[index]?.data,
    isCurrent: write({ ...readView(search), sort: plain.sort, page: 1 }) === here,
  }));
  return (
    <ViewTabs
      label={t('applications:views.label')}
      tabs={[...NAMES.map(shared), ...own, shared('all')]}
    />
  );
}

/** Filters for the board's decision, in a list of what was decided. */
function DecisionFilters({ state }: { state: ApplicationsState }) {
  const { status, decision, decisionNumber, decidedFrom, decidedTo } = state.view;
  const isUsed = [decision, decisionNumber, decidedFrom, decidedTo].some((value) => value !== '');
  return isUsed || DECIDED.includes(status) ? <Filters state={state} /> : null;
}

function Filters({ state }: { state: ApplicationsState }) {
  const { t } = useText();
  const [number, setNumber] = useTypedSearch(state.view.decisionNumber, (decisionNumber) =>
    state.show({ decisionNumber }, true),
  );
  return (
    <>
      <FilterSelect
        state={state}
        name="decision"
        label={t('applicationDecision:filter.decision')}
        all={t('applicationDecision:filter.all')}
        options={(['known', 'none'] as const).map((value) => ({
          value,
          label: t(`applicationDecision:filter.${value}`),
        }))}
      />
      <TextInput
        w={130}
        aria-label={t('applicationDecision:filter.number')}
        placeholder={t('applicationDecision:filter.number')}
        maxLength={DECISION_LIMITS.number}
        value={number}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <DayRange
        state={state}
        names={['decidedFrom', 'decidedTo']}
        legend={t('applicationDecision:filter.days')}
        named
      />
    </>
  );
}
