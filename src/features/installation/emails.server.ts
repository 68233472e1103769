import { eq } from 'drizzle-orm';
import { displayName } from '../../platform/display-name.ts';
import type { EmailKind } from '../../platform/mail/email.server.ts';
import { users } from '../identity/users/tables.server.ts';

/** Goes to the admin who asked for it. */
export const installationEmails: Record<string, EmailKind> = {
  testEmail: {
    texts: 'installationEmails',
    placeholders: {},
    isDated: true,
    hasAction: false,
    async read({ db }, { user = '' }) {
      const [row] = await db.select().from(users).where(eq(users.id, user));
      return row ? { to: { email: row.email, name: displayName(row) } } : null;
    },
  },
};
