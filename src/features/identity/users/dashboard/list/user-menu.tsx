import { Menu } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { RowMenu } from '../../../../../dashboard/kit/parts/row-menu.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import type { UserSummary } from '../../schema.ts';
import { inviteAgain, oneUser, reloadUser } from '../user-calls.ts';
import { whyNot } from '../why-not.ts';

interface UserMenuProps {
  user: UserSummary;
  onDelete: (user: UserSummary) => void;
  onFailure: (message: string | null) => void;
}

export function UserMenu(props: UserMenuProps) {
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
  const { data } = useQuery({ ...oneUser(user.id), refetchOnMount: 'always' });
  const invitation = useMutation({
    mutationFn: () => inviteAgain(user.id),
    onSuccess: (message) => {
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
