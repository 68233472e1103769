import { displayName } from '../../../platform/display-name.ts';
import type { EmailKind } from '../../../platform/mail/email.server.ts';
import { findChange } from './find.server.ts';
import { makeEmailToken } from './link-token.server.ts';

/**
 * E-mails about a pending address: the link to the new address and the notice to the current one.
 */
export function emailChangeEmails(publicUrl: string, key: Buffer): Record<string, EmailKind> {
  const texts = 'emailChangeEmails';
  // The token is in the fragment, which is neither sent to a server nor logged.
  const hrefOf = (does: 'confirm' | 'cancel', id: string) =>
    `${publicUrl}/auth/email#${makeEmailToken(key, does, id)}`;

  return {
    emailConfirm: {
      texts,
      placeholders: { email: 'yeni@ornek.example', account: 'ayse@ornek.example' },
      isDated: false,
      hasAction: true,
      async read(op, { confirmId = '' }) {
        const found = await findChange(op.db, op.now, { does: 'confirm', id: confirmId });
        if (!found) return null;
        const { change, user } = found;
        return {
          to: { email: change.email, name: displayName(user) },
          values: { email: change.email, account: user.email },
          href: hrefOf('confirm', confirmId),
        };
      },
    },
    emailRequested: {
      texts,
      placeholders: { email: 'yeni@ornek.example' },
      isDated: true,
      hasAction: true,
      async read(op, { id = '' }) {
        const found = await findChange(op.db, op.now, { does: 'cancel', id });
        if (!found) return null;
        const { change, user } = found;
        return {
          to: { email: user.email, name: displayName(user) },
          values: { email: change.email },
          href: hrefOf('cancel', id),
        };
      },
    },
  };
}
