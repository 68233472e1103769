import { displayName } from '../../../platform/display-name.ts';
import type { EmailKind } from '../../../platform/mail/email.server.ts';
import { findUser } from '../users/find.server.ts';
import { decryptAsked } from './forgotten.server.ts';
import { makeLinkToken } from './link-token.server.ts';
import { findOpenLink } from './links.server.ts';
import { openReset } from './reset.server.ts';

type User = Parameters<typeof displayName>[0] & { email: string };
const recipient = (user: User) => ({ email: user.email, name: displayName(user) });

/** The e-mails about passwords. A link is signed at the moment when its e-mail is sent. */
export function passwordEmails(publicUrl: string, key: Buffer): Record<string, EmailKind> {
  const texts = 'passwordEmails';
  // The token is in the fragment, which is neither sent to a server nor logged.
  const hrefOf = (linkId: string) => `${publicUrl}/auth/set-password#${makeLinkToken(key, linkId)}`;

  return {
    invitation: {
      texts,
      placeholders: { username: 'ayse@ornek.example' },
      isDated: false,
      hasAction: true,
      async read(op, { linkId = '' }) {
        const link = await findOpenLink(op.db, op.now, linkId);
        if (!link) return null;
        const to = recipient(link.user);
        return { to, values: { username: to.email }, href: hrefOf(linkId) };
      },
    },
    reset: {
      texts,
      placeholders: {},
      isDated: false,
      hasAction: true,
      async read(op, { linkId = '', asked = '' }) {
        const user = await openReset(op, linkId, decryptAsked(op.keys, linkId, asked));
        return user && { to: recipient(user), href: hrefOf(linkId) };
      },
    },
    passwordChanged: {
      texts,
      placeholders: {},
      isDated: true,
      hasAction: true,
      async read(op, { userId = '' }) {
        const user = await findUser(op.db, userId);
        return user && { to: recipient(user), href: `${publicUrl}/auth/forgot-password` };
      },
    },
  };
}
