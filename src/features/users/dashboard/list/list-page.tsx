import '../../../../dashboard/styles/lists.css';
import '../../../../dashboard/styles/users.css';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { PageTitle } from '../../../../dashboard/frame/page-title.tsx';
import { useText } from '../../../../dashboard/language/language.ts';
import { PageHead } from '../../../../dashboard/parts/page-head.tsx';
import { Pager } from '../../../../dashboard/parts/pager.tsx';
import { useSessionUser } from '../../../../dashboard/session/session-user.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { UserSummary } from '../../schema.ts';
import { AdminsOnly } from '../admins-only.tsx';
import { DeleteDialog } from '../delete-dialog.tsx';
import { userPage } from '../user-calls.ts';
import {
  filterOf,
  type ListView,
  PAGE_SIZE,
  readListView,
  rememberListView,
  writeListView,
} from './list-address.ts';
import { ListBody } from './list-body.tsx';
import { ListFilters } from './list-filters.tsx';

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
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const view = readListView(search);
  const [leaving, setLeaving] = useState<UserSummary | null>(null);
  const query = useQuery(userPage(filterOf(view)));
  useEffect(() => rememberListView(view));

  /** Every change of what is shown starts on its first page, unless it is the page itself. */
  function show(patch: Partial<ListView>, replace = false) {
    // The address is ahead of what is drawn: two changes in quick succession must both stay.
    const current = readListView(new URLSearchParams(window.location.search));
    navigate(
      { search: writeListView({ ...current, page: 1, ...patch }) },
      { replace, preventScrollReset: replace },
    );
  }

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
      <ListBody view={view} query={query} onChange={show} onDelete={setLeaving} />
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
      <DeleteDialog user={leaving} onClose={() => setLeaving(null)} />
    </>
  );
}
