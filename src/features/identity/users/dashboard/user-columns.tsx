import { Box, Group, Switch, Text, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { timeAgo } from '../../../../dashboard/kit/language/moment.ts';
import { Initials } from '../../../../dashboard/kit/parts/initials.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/data-table.tsx';
import { type User, type UserChange, type UserSummary, userRoutes } from '../contract.ts';
import css from './list.module.css';
import { OwnMark, reloadUser, rememberUser, StatusMark } from './parts.tsx';

/** `onFailure` gets the error of an action in a row, or null after a success. */
export function useUserColumns(onFailure: (message: string | null) => void): Column<UserSummary>[] {
  const { t } = useText();
  return [
    {
      id: 'name',
      header: t('users:fields.person'),
      sort: { by: 'name', first: 'ascending' },
      wide: true,
      className: css.person,
      cell: (user) => <UserName user={user} />,
    },
    {
      id: 'role',
      header: t('users:fields.role'),
      className: css.role,
      cell: (user) => t(`auth:role.${user.role}`),
    },
    {
      id: 'status',
      header: t('users:fields.status'),
      cell: (user) => <StatusMark status={user.status} />,
    },
    {
      id: 'twoStep',
      header: t('users:fields.twoStep'),
      from: 'md',
      cell: (user) => (
        <span className={user.twoStep ? undefined : 'soft'}>
          {t(user.twoStep ? 'users:twoStep.on' : 'users:twoStep.off')}
        </span>
      ),
    },
    {
      id: 'panelAccess',
      header: t('users:fields.panelAccess'),
      className: css.panelAccess,
      cell: (user) => <PanelSwitch user={user} onFailure={onFailure} />,
    },
    {
      id: 'lastSignInAt',
      header: t('users:fields.lastSignInAt'),
      sort: { by: 'lastSignInAt', first: 'descending' },
      soft: true,
      namedInCards: true,
      className: css.last,
      cell: (user) => <LastSignIn at={user.lastSignInAt} />,
    },
  ];
}

/** Initials, name and e-mail address; the account of the signed-in user is marked. */
function UserName({ user }: { user: UserSummary }) {
  const isOwn = useSessionUser().id === user.id;
  return (
    <Group className={css.name} gap={12} wrap="nowrap" miw={0}>
      <Initials name={user.fullName} />
      <Box flex={1} miw={0}>
        <Group gap="xs" align="baseline" wrap="nowrap">
          <RowLink to={`/dashboard/users/${user.id}`}>{user.fullName}</RowLink>
          {isOwn ? <OwnMark /> : null}
        </Group>
        <Text size="xs" lh={1.35} c="dimmed" truncate title={user.email}>
          {user.email}
        </Text>
      </Box>
    </Group>
  );
}

/** How long ago a user signed in; `at` is an ISO text, or null for never. */
function LastSignIn({ at }: { at: string | null }) {
  const { t } = useText();
  return at ? <Moment at={at} format={timeAgo} /> : t('users:never');
}

interface PanelSwitchProps {
  user: UserSummary;
  onFailure: (message: string | null) => void;
}

/** Access to the dashboard. A click saves at once; the switch moves when the server has replied. */
function PanelSwitch({ user, onFailure }: PanelSwitchProps) {
  const { t } = useText();
  const client = useQueryClient();
  const isOwn = useSessionUser().id === user.id;
  const hint = useId();
  const change = useMutation({
    mutationFn: () =>
      call(userRoutes.change, {
        params: { id: user.id },
        body: { ...changeOf(user), panelAccess: !user.panelAccess },
      }),
    onSuccess: ({ data, message }) => {
      onFailure(null);
      toast.success(message);
      rememberUser(client, data);
    },
    onError: ({ message }) => {
      onFailure(t('users:list.panelFailed', { name: user.fullName, message }));
      reloadUser(client, user.id);
    },
  });
  const reason = isOwn ? 'ownPanel' : user.status === 'inactive' ? 'inactivePanel' : null;
  const control = (
    <Switch
      size="sm"
      withThumbIndicator={false}
      // In a table, the column header contains the label.
      label={
        <Box component="span" hiddenFrom="sm">
          {t('users:fields.panelAccess')}
        </Box>
      }
      aria-label={t('users:list.panelFor', { name: user.fullName })}
      checked={user.panelAccess && user.status === 'active'}
      // The switch can still get the keyboard focus, so that the reason can be read.
      aria-disabled={reason !== null || change.isPending}
      aria-describedby={reason ? hint : undefined}
      aria-busy={change.isPending}
      onChange={() => {
        if (!reason && !change.isPending) change.mutate();
      }}
    />
  );
  if (!reason) return control;
  return (
    <>
      <Tooltip
        label={t(`users:why.${reason}`)}
        events={{ hover: true, focus: true, touch: true }}
        multiline
        w={240}
        refProp="rootRef"
      >
        {control}
      </Tooltip>
      <span className="sr-only" id={hint}>
        {t(`users:why.${reason}`)}
      </span>
    </>
  );
}

/** The data that a save sends, with the version of the user that was loaded last. */
const changeOf = (
  user: Pick<User, Exclude<keyof UserChange, 'version'> | 'version'>,
): UserChange => ({
  username: user.username,
  email: user.email,
  name: user.name,
  surname: user.surname,
  role: user.role,
  status: user.status,
  phone: user.phone,
  address: user.address,
  panelAccess: user.panelAccess,
  version: user.version,
});
