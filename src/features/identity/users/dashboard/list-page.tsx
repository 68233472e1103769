import { Button, Menu } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { call, read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { DataList } from '../../../../dashboard/kit/table/data-list.tsx';
import { useListView } from '../../../../dashboard/kit/table/define-list.ts';
import { FilterBar, FilterSelect } from '../../../../dashboard/kit/table/filter-bar.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { ROLES } from '../../../../platform/roles.ts';
import { IconPlus } from '../../../../ui/tabler-icons/index.ts';
import { USER_STATUSES, type UserPage, type UserSummary, userRoutes } from '../contract.ts';
import css from './list.module.css';
import { DeleteUserDialog, reloadUser } from './parts.tsx';
import { useUserColumns } from './user-columns.tsx';
import { type UsersState, usersList, whyNot } from './users-list.ts';

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
  const query = useQuery({
    ...read(userRoutes.list, { query: usersList.filterOf(state.view) }),
    placeholderData: keepPreviousData,
  });
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
        <Button component={Link} to="/dashboard/users/csv">
          {t('staffFile:open')}
        </Button>
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

function ListFilters({ state }: { state: UsersState }) {
  const { t } = useText();
  return (
    <FilterBar
      state={state}
      search={{
        name: 'q',
        label: t('users:list.search'),
        hint: t('users:list.searchHint'),
        maxLength: 100,
      }}
    >
      <FilterSelect
        state={state}
        name="role"
        label={t('users:fields.role')}
        all={t('users:list.allRoles')}
        options={ROLES.map((role) => ({ value: role, label: t(`auth:role.${role}`) }))}
      />
      <FilterSelect
        state={state}
        name="status"
        label={t('users:fields.status')}
        all={t('users:list.allStatuses')}
        options={USER_STATUSES.map((status) => ({
          value: status,
          label: t(`users:status.${status}`),
        }))}
      />
    </FilterBar>
  );
}

interface UserMenuProps {
  user: UserSummary;
  onDelete: (user: UserSummary) => void;
  onFailure: (message: string | null) => void;
}

function UserMenu(props: UserMenuProps) {
  return (
    <RowMenu name={props.user.fullName}>
      <MenuItems {...props} />
    </RowMenu>
  );
}

/**
 * Rendered when the menu opens. Only then are the allowed actions loaded: the list has no such
 * data.
 */
function MenuItems({ user, onDelete, onFailure }: UserMenuProps) {
  const { t } = useText();
  const client = useQueryClient();
  const ownId = useSessionUser().id;
  const { data } = useQuery({
    ...read(userRoutes.get, { params: { id: user.id } }),
    refetchOnMount: 'always',
  });
  const invitation = useMutation({
    mutationFn: () => call(userRoutes.invite, { params: { id: user.id } }),
    onSuccess: ({ message }) => {
      onFailure(null);
      toast.success(message);
    },
    onError: ({ message }) => {
      onFailure(t('users:list.inviteFailed', { name: user.fullName, message }));
      reloadUser(client, user.id);
    },
  });
  const reason = data ? whyNot(data, ownId, 'delete') : null;
  return (
    <>
      <Menu.Item component={Link} to={`/dashboard/users/${user.id}`}>
        {t('users:list.details')}
      </Menu.Item>
      <Menu.Item component={Link} to={`/dashboard/users/${user.id}/edit`}>
        {t('users:list.edit')}
      </Menu.Item>
      {user.hasPassword ? null : (
        <Menu.Item disabled={!data?.can.invite} onClick={() => invitation.mutate()}>
          {t('users:list.invite')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item color="danger" disabled={!data?.can.delete} onClick={() => onDelete(user)}>
        {t('users:list.delete')}
      </Menu.Item>
      {reason ? <Menu.Label maw={240}>{t(reason)}</Menu.Label> : null}
    </>
  );
}
