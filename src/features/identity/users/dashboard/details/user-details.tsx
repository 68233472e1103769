import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../../dashboard/kit/parts/columns.tsx';
import { DetailsHead } from '../../../../../dashboard/kit/parts/details-head.tsx';
import { Initials } from '../../../../../dashboard/kit/parts/initials.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { IconPencil, IconTrash } from '../../../../../ui/tabler-icons/index.ts';
import type { User } from '../../schema.ts';
import { DeleteUserDialog } from '../delete-dialog.tsx';
import { usersList } from '../list/users-list.ts';
import { OwnMark } from '../own-mark.tsx';
import { StatusMark } from '../status-mark.tsx';
import { whyNot } from '../why-not.ts';
import { SecurityPanel } from './security-panel.tsx';
import { UserFacts } from './user-facts.tsx';

export function UserDetails({ user }: { user: User }) {
  const { t } = useText();
  const navigate = useNavigate();
  const ownId = useSessionUser().id;
  const [deleting, setDeleting] = useState(false);
  const reason = whyNot(user, ownId, 'delete');
  return (
    <div className="page">
      <BackLink to={usersList.lastAddress()}>{t('users:title')}</BackLink>
      <DetailsHead
        actions={
          <>
            {reason ? null : (
              <Button
                variant="subtle"
                color="danger"
                leftSection={<IconTrash size={17} stroke={1.6} aria-hidden="true" />}
                onClick={() => setDeleting(true)}
              >
                {t('users:details.delete')}
              </Button>
            )}
            {user.can.edit ? (
              <Button
                variant="filled"
                component={Link}
                to={`/dashboard/users/${user.id}/edit`}
                leftSection={<IconPencil size={17} stroke={1.6} aria-hidden="true" />}
              >
                {t('users:details.edit')}
              </Button>
            ) : null}
          </>
        }
      >
        <Group gap="md" wrap="nowrap">
          <Initials name={user.fullName} large />
          <Group gap="6px 16px" align="baseline">
            <h1>{user.fullName}</h1>
            {user.id === ownId ? <OwnMark /> : null}
            <StatusMark status={user.status} size="large" />
          </Group>
        </Group>
      </DetailsHead>
      <Columns>
        <UserFacts user={user} />
        <SecurityPanel user={user} isOwn={user.id === ownId} whyKept={reason && t(reason)} />
      </Columns>
      <DeleteUserDialog
        user={deleting ? user : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(usersList.lastAddress(), { replace: true })}
      />
    </div>
  );
}
