import '../../../../dashboard/styles/lists.css';
import '../../../../dashboard/styles/users.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { PageTitle } from '../../../../dashboard/frame/page-title.tsx';
import { useText } from '../../../../dashboard/language/language.ts';
import { ListBody } from '../../../../dashboard/parts/list-body.tsx';
import { PageHead } from '../../../../dashboard/parts/page-head.tsx';
import { Pager } from '../../../../dashboard/parts/pager.tsx';
import { useListView } from '../../../../dashboard/parts/use-list-view.ts';
import { useSessionUser } from '../../../../dashboard/session/session-user.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { UserSummary } from '../../schema.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { DeleteUserDialog } from '../delete-dialog.tsx';
import { userPage } from '../user-calls.ts';
import {
  filterOf,
  isFiltered,
  NO_FILTERS,
  PAGE_SIZE,
  readListView,
  rememberListView,
  writeListView,
} from './list-address.ts';
import { ListFilters } from './list-filters.tsx';
import { UsersTable } from './users-table.tsx';

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('users:title')}</PageTitle>
      {can.users ? <UsersList /> : <AdminsOnly title={t('users:title')} />}
    </div>
  );
}

function UsersList() {
  const { t, locale } = useText();
  const [view, show] = useListView(readListView, writeListView);
  const [leaving, setLeaving] = useState<UserSummary | null>(null);
  const query = useQuery(userPage(filterOf(view)));
  useEffect(() => rememberListView(view));

  const number = (value: number) => formatNumber(locale, value);
  const { data } = query;
  return (
    <>
      <PageHead title={t('users:title')} count={data && number(data.total)}>
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to="/dashboard/users/add"
        >
          {t('users:add')}
        </Button>
      </PageHead>
      <ListFilters view={view} onChange={show} />
      <ListBody
        query={query}
        words="users:list."
        isFiltered={isFiltered(view)}
        tall
        onFirstPage={() => show({ page: 1 })}
        onClearFilters={() => show(NO_FILTERS)}
        table={(page, stale) => (
          <UsersTable
            rows={page.data}
            view={view}
            stale={stale}
            onChange={show}
            onDelete={setLeaving}
          />
        )}
        begin={<Link to="/dashboard/users/add">{t('users:add')}</Link>}
      />
      {data ? (
        <Pager
          page={view.page}
          pageSize={PAGE_SIZE}
          total={data.total}
          searchOf={(page) => writeListView({ ...view, page })}
          summary={t('users:list.summary', {
            count: data.total,
            total: number(data.total),
            active: number(data.active),
          })}
        />
      ) : null}
      <DeleteUserDialog user={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
