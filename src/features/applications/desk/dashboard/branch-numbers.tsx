import { Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { DataTable } from '../../../../dashboard/kit/table/data-table.tsx';
import { useSelection } from '../../../../dashboard/kit/table/selection.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { provinceName } from '../../../../platform/places/provinces.ts';
import type { Statistics } from '../contract.ts';
import { listAddress } from './applications-list.ts';

type Branch = Statistics['branches'][number];
const COUNTS = ['received', 'waiting', 'completed', 'rejected'] as const;
type Counts = Pick<Branch, (typeof COUNTS)[number]>;

interface Row extends Counts {
  key: string;
  name: string;
  /** The value of the list's filter; null: a province without a branch of its own. */
  branch: string | null;
  isDistrict: boolean;
}

/** A province with all its districts is one number; its districts are below it. */
interface Province {
  whole: Row;
  districts: Row[];
}

/** With more rows than this the districts are first left out. */
const MOST_AT_ONCE = 40;

const FILTERS = {
  received: {},
  waiting: { status: 'open' },
  completed: { status: 'uyelikIslemleriTamamlandi' },
  rejected: { status: 'reddedildi' },
} as const;

/** How many applications each branch received; every number links to its list. */
export function BranchNumbers({ branches, from }: Pick<Statistics, 'branches' | 'from'>) {
  const { t, locale } = useText();
  const [sort, setSort] = useState('-received');
  const [withDistricts, setWithDistricts] = useState(branches.length <= MOST_AT_ONCE);
  const provinces = groupBranches(branches, t('dashboard:branch.national'));
  const order = orderOf(sort, locale);
  const rows = provinces
    .toSorted((a, b) => order(a.whole, b.whole))
    .flatMap(({ whole, districts }) => [
      whole,
      ...(withDistricts ? districts.toSorted(order) : []),
    ]);
  const columns: Column<Row>[] = [
    {
      id: 'name',
      header: t('applicationStatistics:branch'),
      sort: { by: 'name', first: 'ascending' },
      wide: true,
      cell: ({ name, isDistrict }) => (isDistrict ? <Group pl="lg">{name}</Group> : name),
    },
    ...COUNTS.map(
      (count): Column<Row> => ({
        id: count,
        header: t(`applicationStatistics:branchCounts.${count}`),
        sort: { by: count, first: 'descending' },
        atEnd: true,
        namedInCards: true,
        cell: (row) => {
          const number = formatNumber(locale, row[count]);
          if (row.branch === null || row[count] === 0) return number;
          const filter = { ...FILTERS[count], branch: row.branch, ...(from ? { from } : {}) };
          return <Link to={listAddress(filter)}>{number}</Link>;
        },
      }),
    ),
  ];
  const hasDistricts = provinces.some(({ districts }) => districts.length > 0);
  return (
    <Stack gap="xs" px={16} pb={16} align="stretch">
      {hasDistricts ? (
        <Checkbox
          label={t('applicationStatistics:withDistricts')}
          checked={withDistricts}
          onChange={({ currentTarget }) => setWithDistricts(currentTarget.checked)}
        />
      ) : null}
      <DataTable
        label={t('applicationStatistics:branchesTable')}
        columns={columns}
        rows={rows}
        total={rows.length}
        rowKey={({ key }) => key}
        stale={false}
        sort={sort}
        onSort={setSort}
        selection={useSelection('')}
      />
    </Stack>
  );
}

function groupBranches(branches: readonly Branch[], national: string): Province[] {
  return [...Map.groupBy(branches, ({ province }) => province)].map(([plate, own]) => {
    const districts = own.filter(({ id, isProvince }) => id !== null && !isProvince);
    const branch = plate === null ? 'none' : (own.find((one) => one.isProvince)?.id ?? null);
    return {
      whole: {
        key: `province ${plate}`,
        name: plate === null ? national : provinceName(plate),
        branch,
        isDistrict: false,
        ...sumOf(own),
      },
      districts: districts.map((one) => ({
        ...one,
        key: one.id ?? '',
        branch: one.id,
        isDistrict: true,
      })),
    };
  });
}

const sumOf = (rows: readonly Counts[]): Counts => {
  const sum = (name: (typeof COUNTS)[number]) => rows.reduce((total, row) => total + row[name], 0);
  return {
    received: sum('received'),
    waiting: sum('waiting'),
    completed: sum('completed'),
    rejected: sum('rejected'),
  };
};

function orderOf(sort: string, locale: string): (a: Row, b: Row) => number {
  const by = sort.replace(/^-/, '') as 'name' | keyof Counts;
  const sign = sort.startsWith('-') ? -1 : 1;
  const names = new Intl.Collator(locale);
  return (a, b) =>
    by === 'name'
      ? sign * names.compare(a.name, b.name)
      : sign * (a[by] - b[by]) || names.compare(a.name, b.name);
}
