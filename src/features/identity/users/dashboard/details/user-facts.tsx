import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { Facts } from '../../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../../dashboard/kit/parts/moment.tsx';
import { formatPhone } from '../../../../../platform/phone.ts';
import type { User } from '../../schema.ts';
import { PendingEmailOf } from './pending-email-of.tsx';

/** All data of the user except the data about the sign-in. */
export function UserFacts({ user }: { user: User }) {
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
