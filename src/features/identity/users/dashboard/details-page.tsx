import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { Initials } from '../../../../dashboard/kit/parts/initials.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { call, read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { formatPhone } from '../../../../platform/phone.ts';
import { IconPencil, IconTrash } from '../../../../ui/tabler-icons/index.ts';
import { PendingEmail } from '../../account/dashboard/pending-email.tsx';
import { type User, userRoutes } from '../contract.ts';
import { DeleteUserDialog, OwnMark, reloadUser, StatusMark, UserMissing } from './parts.tsx';
import { SecurityPanel } from './security-panel.tsx';
import { usersList, whyNot } from './users-list.ts';

export function DetailsPage() {
  const { t } = useText();
  const { userId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...read(userRoutes.get, { params: { id: userId } }),
    enabled: can.users,
  });
  const title = (can.users && query.data?.fullName) || t('users:one');
  if (!can.users) return <NoPermissionPage title={title} texts="users:list." />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? <UserDetails user={query.data} /> : <UserMissing query={query} title={title} />}
    </>
  );
}

function UserDetails({ user }: { user: User }) {
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

/** All data of the user except the data about the sign-in. */
function UserFacts({ user }: { user: User }) {
  const { t } = useText();
  const facts: [string, ReactNode][] = [
    [
      'email',
      <Stack key="email" gap="xs" align="start">
        <a href={`mailto:${user.email}`} className="num">
          {user.email}
        </a>
        <PendingEmailOf user={user} />
      </Stack>,
    ],
    ['username', <span key="username">{user.username}</span>],
    [
      'phone',
      user.phone ? (
        <a key="phone" href={`tel:${user.phone}`} className="num">
          {formatPhone(user.phone)}
        </a>
      ) : (
        '–'
      ),
    ],
    ['address', user.address || '–'],
    ...(user.branches
      ? ([['branches', user.branches.map(({ name }) => name).join('; ')]] satisfies [
          string,
          ReactNode,
        ][])
      : []),
    [
      'role',
      <div key="role">
        {t(`auth:role.${user.role}`)}
        <Text size="xs" c="dimmed">
          {t(`users:roleHint.${user.role}`)}
        </Text>
      </div>,
    ],
    [
      'panelAccess',
      <div key="panelAccess">
        {t(`users:panel.${user.panelAccess ? 'on' : 'off'}`)}
        {user.panelAccess && user.status === 'inactive' ? (
          <Text size="xs" c="dimmed">
            {t('users:why.inactivePanel')}
          </Text>
        ) : null}
      </div>,
    ],
    [
      'lastSignInAt',
      user.lastSignInAt ? (
        <Moment key="lastSignInAt" at={user.lastSignInAt} />
      ) : (
        t('users:neverLong')
      ),
    ],
    ['createdAt', <Moment key="createdAt" at={user.createdAt} />],
    ['updatedAt', <Moment key="updatedAt" at={user.updatedAt} />],
  ];
  return (
    <Paper component="section" withBorder px={20} py="md" aria-label={t('users:details.facts')}>
      <h2>{t('users:details.facts')}</h2>
      <Facts withDivider facts={facts.map(([name, value]) => [t(`users:fields.${name}`), value])} />
    </Paper>
  );
}

/** The pending e-mail address of a user; empty if there is none. */
function PendingEmailOf({ user }: { user: User }) {
  const client = useQueryClient();
  const { id } = user;
  const calls = useMemo(
    () => ({
      sendAgain: () => call(userRoutes.sendEmailAgain, { params: { id } }),
      cancel: () => call(userRoutes.cancelEmail, { params: { id } }),
    }),
    [id],
  );
  return user.pendingEmail ? (
    <PendingEmail
      {...calls}
      pending={user.pendingEmail}
      current={user.email}
      onSettled={() => reloadUser(client, id)}
    />
  ) : null;
}
