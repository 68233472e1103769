import { eq } from 'drizzle-orm';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { dropEmailChange } from '../email-change/operations.server.ts';
import { endSessionsOf } from '../sessions/operations.server.ts';
import { findUser } from '../users/find.server.ts';
import { users } from '../users/tables.server.ts';
import { endLinksOf } from './links.server.ts';

/**
 * Stores a new password of a user. Earlier links in e-mails, all sessions except `exceptSessionId`,
 * and a pending e-mail address become invalid. The owner is informed by e-mail.
 */
export async function storePassword(
  tx: Transaction,
  op: Operation,
  change: { userId: string; passwordHash: string; locale: Locale; exceptSessionId?: string | null },
): Promise<void> {
  const { userId, passwordHash, locale, exceptSessionId = null } = change;
  // The user's row is changed first, so that a sign-in in progress waits for it.
  await tx
    .update(users)
    .set({ passwordHash, passwordChangedAt: op.now })
    .where(eq(users.id, userId));
  await endLinksOf(tx, op.now, userId);
  await endSessionsOf(tx, userId, exceptSessionId);
  await queueEmail(tx, {
    kind: 'passwordChanged',
    values: { userId, locale, at: op.now.toISOString() },
  });
  // The change may have been requested by an attacker who knew the old password.
  const user = await findUser(tx, userId);
  if (user) await dropEmailChange(tx, op, user);
}
