import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { shortMoment } from '../../../dashboard/kit/language/moment.ts';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { RowMenu } from '../../../dashboard/kit/parts/row-menu.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { Column } from '../../../dashboard/kit/table/column.ts';
import { DataTable, RowLink } from '../../../dashboard/kit/table/data-table.tsx';
import { useSelection } from '../../../dashboard/kit/table/selection.ts';
import { MEMBERS, type Member } from '../../samples/members.ts';

const columns: Column<Member>[] = [
  {
    id: 'name',
    header: 'Ad',
    wide: true,
    sort: { by: 'name', first: 'ascending' },
    cell: ({ id, name }) => <RowLink to={`/dashboard/users/${id}`}>{name}</RowLink>,
  },
  { id: 'role', header: 'Rol', cell: ({ role }) => role },
  { id: 'province', header: 'İl', soft: true, from: 'lg', cell: ({ province }) => province },
  {
    id: 'state',
    header: 'Durum',
    cell: ({ isActive }) => (
      <Status
        tone={isActive ? 'success' : 'muted'}
        shape={isActive ? 'full' : 'hollow'}
        size="small"
      >
        {isActive ? 'etkin' : 'kapalı'}
      </Status>
    ),
  },
  {
    id: 'since',
    header: 'Kayıt',
    atEnd: true,
    sort: { by: 'since', first: 'descending' },
    cell: ({ since }) => <Moment at={since} format={shortMoment} />,
  },
];

const compare = new Intl.Collator('tr').compare;
function sorted(sort: string): Member[] {
  const field = sort.replace('-', '') as 'name' | 'since';
  const rows = MEMBERS.toSorted((a, b) => compare(a[field], b[field]));
  return sort.startsWith('-') ? rows.reverse() : rows;
}

export default function Table() {
  const [sort, setSort] = useState('name');
  const selection = useSelection('');
  return (
    <div lang="tr">
      <DataTable
        label="Kullanıcılar"
        columns={columns}
        rows={sorted(sort)}
        total={MEMBERS.length}
        rowKey={({ id }) => id}
        stale={false}
        sort={sort}
        onSort={setSort}
        selection={selection}
        bulk={{ nameOf: ({ name }) => name, actions: () => <Button>Oturumlarını kapat</Button> }}
        details={{
          label: ({ name }) => `Ayrıntılar: ${name}`,
          render: ({ province }) => <Facts facts={[['İl', province]]} />,
        }}
        menu={({ name }) => (
          <RowMenu name={name}>
            <Menu.Item>Düzenle</Menu.Item>
          </RowMenu>
        )}
      />
    </div>
  );
}
