import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DeleteDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import {
  RecordMissing,
  type RecordMissingProps,
} from '../../../../dashboard/kit/parts/record-missing.tsx';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import { call, forget, read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { type User, type UserPage, type UserStatus, userRoutes } from '../contract.ts';
import { usersList } from './users-list.ts';

/** Puts a saved user into the cache and reloads every list. */
export function rememberUser(client: QueryClient, user: User): void {
  client.setQueryData(read(userRoutes.get, { params: { id: user.id } }).queryKey, user);
  client.setQueriesData<UserPage>(
    { queryKey: read(userRoutes.list).queryKey.slice(0, -1) },
    (page) => page && { ...page, data: page.data.map((row) => (row.id === user.id ? user : row)) },
  );
  void reload(client, userRoutes, 'list');
}

/** Reloads a user and every list. */
export function reloadUser(client: QueryClient, id: string): void {
  void reload(client, userRoutes, id);
  void reload(client, userRoutes, 'list');
}

export function UserMissing({ query, title }: Pick<RecordMissingProps, 'query' | 'title'>) {
  const { t } = useText();
  const words = {
    goneTitle: t('users:details.goneTitle'),
    goneText: t('users:details.goneText'),
    failedTitle: t('users:details.failedTitle'),
    toList: t('users:toList'),
  };
  return (
    <RecordMissing query={query} title={title} words={words} listPath={usersList.lastAddress()} />
  );
}

interface DeleteUserDialogProps {
  /** The user to delete; null keeps the dialog closed. */
  user: { id: string; fullName: string; email: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  return (
    <DeleteDialog
      id={user?.id ?? null}
      action={t('users:delete.action')}
      question={t('users:delete.question')}
      hint={t('users:delete.hint')}
      remove={async (id) => (await call(userRoutes.delete, { params: { id } })).message}
      onRemoved={(id) => {
        onDeleted?.();
        forget(client, userRoutes, id);
      }}
      onClose={onClose}
    >
      {user?.fullName}
      <br />
      <span className="soft">{user?.email}</span>
    </DeleteDialog>
  );
}

/** A full or hollow symbol with the status as a word. */
export function StatusMark({
  status,
  size = 'small',
}: {
  status: UserStatus;
  size?: 'small' | 'large';
}) {
  const { t } = useText();
  const active = status === 'active';
  return (
    <Status tone={active ? 'success' : 'muted'} shape={active ? 'full' : 'hollow'} size={size}>
      {t(`users:status.${status}`)}
    </Status>
  );
}

/** Shown beside the name of the signed-in user's account. */
export function OwnMark() {
  const { t } = useText();
  return <small className="soft">{t('users:you')}</small>;
}
