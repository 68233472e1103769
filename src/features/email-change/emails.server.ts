import type { EmailTemplate } from '../../platform/mail/mailer.server.ts';
import { findChange } from './find.server.ts';
import { makeEmailToken } from './link-token.server.ts';

/** The e-mails about an address that waits: the link to the new one, the notice to the present one. */
export function emailChangeEmails(publicUrl: string, key: Buffer): Record<string, EmailTemplate> {
  const texts = 'emailChangeEmails';
  // In the fragment, which no server is sent and no log holds.
  const hrefOf = (does: 'confirm' | 'cancel', id: string) =>
    `${publicUrl}/auth/email#${makeEmailToken(key, does, id)}`;

  return {
    emailConfirm: async (op, { confirmId = '' }) => {
      const found = await findChange(op.db, op.now, { does: 'confirm', id: confirmId });
      if (!found) return null;
      const { change, user } = found;
      const values = { email: change.email, account: user.email };
      return { user, to: change.email, texts, values, href: hrefOf('confirm', confirmId) };
    },
    emailRequested: async (op, { id = '' }) => {
      const found = await findChange(op.db, op.now, { does: 'cancel', id });
      if (!found) return null;
      const { change, user } = found;
      return { user, texts, values: { email: change.email }, href: hrefOf('cancel', id) };
    },
  };
}
