import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Columns } from '../../../../../dashboard/kit/parts/columns.tsx';
import { DetailsHead } from '../../../../../dashboard/kit/parts/details-head.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { initialsOf } from '../../../../../platform/initials.ts';
import type { User } from '../../schema.ts';
import { DeleteUserDialog } from '../delete-dialog.tsx';
import { usersList } from '../list/users-list.ts';
import { OwnMark } from '../own-mark.tsx';
import { StatusMark } from '../status-mark.tsx';
import { whyNot } from '../why-not.ts';
import { SecurityPanel } from './security-panel.tsx';
import css from './user-details.module.css';
import { UserFacts } from './user-facts.tsx';

export function UserDetails({ user }: { user: User }) {
  const { t } = useText();
  const navigate = useNavigate();
  const ownId = useSessionUser().id;
  const [deleting, setDeleting] = useState(false);
  const reason = whyNot(user, ownId, 'delete');
  return (
    <div className="page">
      <Link className="back" to={usersList.lastAddress()}>
        <IconArrowLeft size={17} stroke={1.7} className="flip" aria-hidden="true" />
        <span>{t('users:title')}</span>
      </Link>
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
          <span
            className={`initials ${css.initials}`}
            data-initials={initialsOf(user.fullName)}
            aria-hidden="true"
          />
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
