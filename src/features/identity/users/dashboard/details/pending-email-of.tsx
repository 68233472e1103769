import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PendingEmail } from '../../../email-change/dashboard/pending-email.tsx';
import type { User } from '../../schema.ts';
import { cancelEmailChange, reloadUser, sendEmailLinkAgain } from '../user-calls.ts';

/** The pending e-mail address of a user; empty if there is none. */
export function PendingEmailOf({ user }: { user: User }) {
  const client = useQueryClient();
  const { id } = user;
  const calls = useMemo(
    () => ({ sendAgain: () => sendEmailLinkAgain(id), cancel: () => cancelEmailChange(id) }),
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
