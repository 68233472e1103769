import { displayName } from '../../../platform/display-name.ts';
import type { EmailKind } from '../../../platform/mail/email.server.ts';
import { findUser } from '../users/operations.server.ts';

/** The e-mails that tell the owner of an account that something about signing in has changed. */
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
    // Goes to the address of before: whoever reads it may have lost the account, and no link helps.
    emailChanged: toOwner(),
  };
}
