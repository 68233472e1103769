import { Button, Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataList } from '../../../dashboard/kit/table/data-list.tsx';
import { RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import {
  defineList,
  type ListState,
  useListView,
} from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar } from '../../../dashboard/kit/table/filter-bar.tsx';
import { BRANCH_STATES } from '../../../platform/branches/states.ts';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { IconPlus } from '../../../ui/tabler-icons/index.ts';
import {
  BRANCH_LIMITS,
  BranchFilter,
  type BranchSummary,
  branchRoutes,
  MISSING,
} from '../contract.ts';
import { ManyDialog } from './many-dialog.tsx';
import { ADD, IMPORT, LIST, pageOf, useBranchName } from './parts.ts';

export const LOOKS = {
  open: { tone: 'success', shape: 'full' },
  closed: { tone: 'muted', shape: 'cross' },
  merged: { tone: 'muted', shape: 'ring' },
} as const;

const branchesList = defineList({
  path: LIST,
  query: BranchFilter,
  filters: ['q', 'province', 'state', 'missing'],
  sort: 'place',
  pageSize: 50,
});

export function ListPage() {
  const { t } = useText();
  return (
    <AdminsOnly title={t('branchesDesk:title')} texts="branchesDesk:" right="branches">
      <BranchesList />
    </AdminsOnly>
  );
}

function BranchesList() {
  const { t, locale } = useText();
  const { can } = useSessionUser();
  const state = useListView(branchesList);
  const query = useQuery(read(branchRoutes.list, { query: branchesList.filterOf(state.view) }));
  const columns = useBranchColumns();
  const [isAddingMany, setAddingMany] = useState(false);
  const total = query.data?.total;
  return (
    <div className="page">
      <PageHead
        title={t('branchesDesk:title')}
        count={total === undefined ? undefined : formatNumber(locale, total)}
        lead={t('branchesDesk:lead')}
      >
        {can.site ? (
          <>
            <Button component={Link} to={IMPORT}>
              {t('branchesDesk:csv')}
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setAddingMany(true)}>
              {t('branchesDesk:addMany')}
            </Button>
            <Button
              variant="filled"
              leftSection={<IconPlus size={17} aria-hidden="true" />}
              component={Link}
              to={ADD}
            >
              {t('branchesDesk:add')}
            </Button>
          </>
        ) : null}
      </PageHead>
      <MissingCounts state={state} />
      <FilterBar
        state={state}
        search={{
          name: 'q',
          label: t('branchesDesk:search'),
          hint: t('branchesDesk:searchHint'),
          maxLength: BRANCH_LIMITS.search,
        }}
      >
        <NativeSelect
          aria-label={t('branchesDesk:provinceLabel')}
          value={String(state.view.province)}
          onChange={({ currentTarget }) =>
            state.show({ province: currentTarget.value === '' ? '' : Number(currentTarget.value) })
          }
          data={[
            { value: '', label: t('branchesDesk:provinceAll') },
            ...PROVINCES.map(({ plate, name }) => ({ value: String(plate), label: name })),
          ]}
        />
        <NativeSelect
          aria-label={t('branchesDesk:stateLabel')}
          value={state.view.state}
          onChange={({ currentTarget }) =>
            state.show({ state: currentTarget.value as typeof state.view.state })
          }
          data={[
            { value: '', label: t('branchesDesk:stateAll') },
            ...BRANCH_STATES.map((one) => ({ value: one, label: t(`branchesDesk:state.${one}`) })),
          ]}
        />
        <NativeSelect
          aria-label={t('branchesDesk:missingLabel')}
          value={state.view.missing}
          onChange={({ currentTarget }) =>
            state.show({ missing: currentTarget.value as typeof state.view.missing })
          }
          data={[
            { value: '', label: t('branchesDesk:missingNone') },
            ...MISSING.map((one) => ({ value: one, label: t(`branchesDesk:missing.${one}`) })),
          ]}
        />
      </FilterBar>
      <DataList
        state={state}
        query={query}
        words="branchesDesk:"
        label={t('branchesDesk:listLabel')}
        columns={columns}
        rowKey={({ id }) => id}
      />
      <ManyDialog opened={isAddingMany} onClose={() => setAddingMany(false)} />
    </div>
  );
}

/** How many branches lack what, as buttons that show them. Nothing while none lacks anything. */
function MissingCounts({ state }: { state: ListState<ReturnType<typeof branchesList.read>> }) {
  const { t } = useText();
  const { data } = useQuery(read(branchRoutes.missing));
  const { missing } = state.view;
  const shown = MISSING.filter((one) => data && (data[one] > 0 || missing === one));
  if (!data || shown.length === 0) return null;
  return (
    <Group gap="xs" role="group" aria-label={t('branchesDesk:missingLabel')}>
      {shown.map((one) => (
        <Button
          key={one}
          size="compact-md"
          aria-pressed={missing === one}
          variant={missing === one ? 'filled' : 'default'}
          onClick={() => state.show({ missing: missing === one ? '' : one })}
        >
          {t(`branchesDesk:missingCount.${one}`, { count: data[one] })}
        </Button>
      ))}
    </Group>
  );
}

function useBranchColumns(): Column<BranchSummary>[] {
  const { t, locale } = useText();
  const nameOf = useBranchName();
  return [
    {
      id: 'place',
      header: t('branchesDesk:branch'),
      sort: { by: 'place', first: 'ascending' },
      wide: true,
      cell: (branch) => <RowLink to={pageOf(branch.id)}>{nameOf(branch)}</RowLink>,
    },
    {
      id: 'state',
      header: t('branchesDesk:stateLabel'),
      cell: ({ state, mergedInto }) => (
        <span
          title={
            mergedInto ? t('branchesDesk:mergedWith', { name: nameOf(mergedInto) }) : undefined
          }
        >
          <Status {...LOOKS[state]} size="medium">
            {t(`branchesDesk:state.${state}`)}
          </Status>
        </span>
      ),
    },
    {
      id: 'chair',
      header: t('branchesDesk:chairColumn'),
      from: 'lg',
      soft: true,
      cell: ({ chair }) => chair ?? '–',
    },
    {
      id: 'size',
      header: t('branchesDesk:sizeColumn'),
      sort: { by: 'size', first: 'descending' },
      atEnd: true,
      soft: true,
      namedInCards: true,
      cell: ({ size }) => formatNumber(locale, size),
    },
  ];
}
