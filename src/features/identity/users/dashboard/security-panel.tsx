import { Button, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DialogSubject } from '../../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import { type User, userRoutes } from '../contract.ts';
import css from './details.module.css';
import { reloadUser } from './parts.tsx';

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
            run={(params) => call(userRoutes.endSessions, { params })}
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
            run={(params) => call(userRoutes.removeTwoStep, { params })}
          />
        ) : null}
      </Part>
      <Part title={t('users:fields.password')}>
        <Text c="dimmed">{t(`users:details.${password}`)}</Text>
        {user.can.invite ? (
          <>
            <AccountAction
              {...who}
              label={t('users:details.invite')}
              run={(params) => call(userRoutes.invite, { params })}
            />
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

interface AccountActionProps {
  userId: string;
  fullName: string;
  label: string;
  /** The question to confirm first; without it, the button performs the action at once. */
  question?: { title: string; text: string };
  /** Performs the action. */
  run: (params: { id: string }) => Promise<{ message: string }>;
}

/** A button for one action on an account; shows its result and then reloads the user. */
function AccountAction({ userId, fullName, label, question, run }: AccountActionProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const action = useMutation({
    mutationFn: () => run({ id: userId }),
    onSuccess: ({ message }) => {
      toast.success(message);
      setAsking(false);
    },
    onSettled: () => reloadUser(client, userId),
  });
  const fault = action.error ? <FieldFailure error={action.error} /> : null;
  const open = () => {
    action.reset();
    setAsking(true);
  };
  return (
    <>
      <Button
        loading={action.isPending && !asking}
        onClick={question ? open : () => action.mutate()}
      >
        {label}
      </Button>
      {asking ? null : fault}
      {question ? (
        <ConfirmDialog
          opened={asking}
          question={question.title}
          action={label}
          keep={t('dashboard:dialog.cancel')}
          busy={action.isPending}
          onConfirm={() => action.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{question.text}</p>
          <DialogSubject>{fullName}</DialogSubject>
          {fault}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
