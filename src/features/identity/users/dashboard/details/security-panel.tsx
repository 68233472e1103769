import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../../platform/i18n/format.ts';
import type { User } from '../../schema.ts';
import { endSessions, inviteAgain, removeTwoStep } from '../user-calls.ts';
import { AccountAction } from './account-action.tsx';
import css from './user-details.module.css';

interface SecurityPanelProps {
  user: User;
  isOwn: boolean;
  /** Why the account cannot be deleted; null if it can. */
  whyKept: string | null;
}

/** How the user signs in, and what an administrator can change about it. */
export function SecurityPanel({ user, isOwn, whyKept }: SecurityPanelProps) {
  const { t, locale } = useText();
  const who = { userId: user.id, fullName: user.fullName };
  const question = (name: 'endSessions' | 'removeTwoStep') => ({
    title: t(`users:details.${name}Title`),
    text: t(`users:details.${name}Text`),
  });
  const password = user.hasPassword ? 'hasPassword' : user.can.invite ? 'invited' : 'noPassword';
  return (
    <Paper component="section" withBorder px={20} py="md" aria-labelledby="security">
      <h2 id="security">{t('users:details.security')}</h2>
      <Part title={t('users:details.sessions')}>
        <Text c="dimmed">
          {t('users:details.open', {
            count: user.sessions,
            number: formatNumber(locale, user.sessions),
          })}
        </Text>
        {!isOwn && user.sessions > 0 ? (
          <AccountAction
            {...who}
            label={t('users:details.endSessions')}
            question={question('endSessions')}
            run={endSessions}
          />
        ) : null}
      </Part>
      <Part title={t('users:fields.twoStep')}>
        <Text c="dimmed">
          {t(user.twoStep ? 'users:details.twoStepOn' : 'users:details.twoStepOff')}
        </Text>
        {user.can.removeTwoStep ? (
          <AccountAction
            {...who}
            label={t('users:details.removeTwoStep')}
            question={question('removeTwoStep')}
            run={removeTwoStep}
          />
        ) : null}
      </Part>
      <Part title={t('users:fields.password')}>
        <Text c="dimmed">{t(`users:details.${password}`)}</Text>
        {user.can.invite ? (
          <>
            <AccountAction {...who} label={t('users:details.invite')} run={inviteAgain} />
            <p className="hint">{t('users:details.inviteHint')}</p>
          </>
        ) : null}
      </Part>
      {isOwn ? (
        <Text className={css.note} c="dimmed" py="xs">
          {t('users:details.own')}{' '}
          <Link to="/dashboard/account">{t('users:details.toAccount')}</Link>
        </Text>
      ) : null}
      {whyKept ? (
        <Text className={css.note} c="dimmed" py="xs">
          {whyKept}
        </Text>
      ) : null}
    </Paper>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack className={css.part} gap={6} align="start" py="sm">
      <Text component="h3" fw={550}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}
