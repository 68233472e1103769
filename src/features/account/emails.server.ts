import type { EmailTemplate } from '../../platform/mail/mailer.server.ts';
import { findUser } from '../users/operations.server.ts';

/** The e-mails that tell the owner of an account that something about signing in has changed. */
export function accountEmails(publicUrl: string): Record<string, EmailTemplate> {
  const toOwner =
    (href?: string): EmailTemplate =>
    async (op, { userId = '', to }) => {
      const user = await findUser(op.db, userId);
      return user && { user, to, texts: 'accountEmails', href };
    };
  const account = `${publicUrl}/dashboard/account`;

  return {
    twoStepOn: toOwner(account),
    twoStepOff: toOwner(account),
    // Goes to the address of before: whoever reads it may have lost the account, and no link helps.
    emailChanged: toOwner(),
  };
}
