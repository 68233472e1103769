import { Button } from '@mantine/core';
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { initialsOf } from '../../../../../platform/initials.ts';
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
      <Link className="back" to={usersList.lastAddress()}>
        <IconArrowLeft size={17} stroke={1.7} className="flip" aria-hidden="true" />
        <span>{t('users:title')}</span>
      </Link>
      <div className="page-head details-head">
        <div className="page-head-text user-head">
          <span className="initials" data-initials={initialsOf(user.fullName)} aria-hidden="true" />
          <h1>{user.fullName}</h1>
          {user.id === ownId ? <OwnMark /> : null}
          <StatusMark status={user.status} size="large" />
        </div>
        <div className="page-actions">
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
        </div>
      </div>
      <div className="details-grid">
        <UserFacts user={user} />
        <SecurityPanel user={user} isOwn={user.id === ownId} whyKept={reason && t(reason)} />
      </div>
      <DeleteUserDialog
        user={deleting ? user : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(usersList.lastAddress(), { replace: true })}
      />
    </div>
  );
}
