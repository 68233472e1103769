import { displayName } from '../../../platform/display-name.ts';
import type { EmailKind } from '../../../platform/mail/email.server.ts';
import { findUser } from '../users/find.server.ts';

/** E-mails that inform the owner of an account about a change of its sign-in. */
export function accountEmails(publicUrl: string): Record<string, EmailKind> {
  const toOwner = (href?: string): EmailKind => ({
    texts: 'accountEmails',
    placeholders: {},
    isDated: true,
    hasAction: href !== undefined,
    async read(op, { userId = '', to }) {
      const user = await findUser(op.db, userId);
      return user && { to: { email: to ?? user.email, name: displayName(user) }, href };
    },
  });
  const account = `${publicUrl}/dashboard/account`;

  return {
    twoStepOn: toOwner(account),
    twoStepOff: toOwner(account),
    // Sent to the old address: its reader may have lost the account, so a link would not help.
    emailChanged: toOwner(),
  };
}
