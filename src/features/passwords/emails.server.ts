import type { EmailTemplate } from '../../platform/mail/mailer.server.ts';
import { getParty } from '../party/operations.server.ts';
import { findUser } from '../users/operations.server.ts';
import { decryptAsked } from './forgotten.server.ts';
import { makeLinkToken } from './link-token.server.ts';
import { findOpenLink } from './links.server.ts';
import { openReset } from './reset.server.ts';

/** The e-mails about passwords. Links are signed here, at the moment an e-mail is sent. */
export function passwordEmails(publicUrl: string, key: Buffer): Record<string, EmailTemplate> {
  const texts = 'passwordEmails';
  // In the fragment, which no server is sent and no log holds.
  const hrefOf = (linkId: string) => `${publicUrl}/auth/set-password#${makeLinkToken(key, linkId)}`;

  return {
    invitation: async (op, { linkId = '' }) => {
      const link = await findOpenLink(op.db, op.now, linkId);
      if (!link) return null;
      const { user } = link;
      const { name } = await getParty(op.db);
      const values = { party: name, username: user.email };
      return { user, texts, values, href: hrefOf(linkId) };
    },
    reset: async (op, { linkId = '', asked = '' }) => {
      const user = await openReset(op, linkId, decryptAsked(op.keys, linkId, asked));
      return user && { user, texts, href: hrefOf(linkId) };
    },
    passwordChanged: async (op, { userId = '' }) => {
      const user = await findUser(op.db, userId);
      const href = `${publicUrl}/auth/forgot-password`;
      return user && { user, texts, href };
    },
  };
}
