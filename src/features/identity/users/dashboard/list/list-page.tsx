import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FailureNote } from '../../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../../../dashboard/kit/table/use-list-view.ts';
import { formatNumber } from '../../../../../platform/i18n/format.ts';
import { IconPlus } from '../../../../../ui/tabler-icons/index.ts';
import type { UserPage, UserSummary } from '../../schema.ts';
import { DeleteUserDialog } from '../delete-dialog.tsx';
import { userPage } from '../user-calls.ts';
import { ListFilters } from './list-filters.tsx';
import { useUserColumns } from './user-columns.tsx';
import { UserMenu } from './user-menu.tsx';
import css from './users-list.module.css';
import { usersList } from './users-list.ts';

export function ListPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  if (!can.users) return <NoPermissionPage title={t('users:title')} texts="users:list." />;
  return (
    <div className="page">
      <PageTitle>{t('users:title')}</PageTitle>
      <UsersList />
    </div>
  );
}

function UsersList() {
  const { t, locale } = useText();
  const state = useListView(usersList);
  const query = useQuery(userPage(usersList.filterOf(state.view)));
  const [deleting, setDeleting] = useState<UserSummary | null>(null);
  /** The error of an action in a row. It is shown until an action succeeds. */
  const [failure, setFailure] = useState<string | null>(null);
  const columns = useUserColumns(setFailure);

  const number = (value: number) => formatNumber(locale, value);
  const summary = ({ total, active }: UserPage) =>
    t('users:list.summary', { count: total, total: number(total), active: number(active) });
  return (
    <>
      <PageHead title={t('users:title')} count={query.data && number(query.data.total)}>
        <Button
          variant="filled"
          leftSection={<IconPlus size={17} aria-hidden="true" />}
          component={Link}
          to="/dashboard/users/add"
        >
          {t('users:add')}
        </Button>
      </PageHead>
      <ListFilters state={state} />
      {failure ? <FailureNote>{failure}</FailureNote> : null}
      <DataList
        state={state}
        query={query}
        words="users:list."
        label={t('users:list.label')}
        columns={columns}
        rowKey={(user) => user.id}
        rowProps={(user) => ({ 'data-off': user.status === 'inactive' || undefined })}
        rowHeight={52}
        menu={(user) => <UserMenu user={user} onDelete={setDeleting} onFailure={setFailure} />}
        className={css.users}
        summary={summary}
        begin={<Link to="/dashboard/users/add">{t('users:add')}</Link>}
      />
      <DeleteUserDialog user={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
