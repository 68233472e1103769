import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { userSubject } from '../users/audit-subject.server.ts';
import { findUser } from '../users/find.server.ts';
import { openLink } from './links.server.ts';
import { passwordLinks } from './tables.server.ts';

/**
 * Invites a user to choose a password: an e-mail is sent after the commit, and an earlier
 * invitation becomes invalid. Throws 404.
 */
export async function inviteUser(
  tx: Transaction,
  op: Operation,
  userId: string,
  locale: Locale,
): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user) throw notFound();
  await tx
    .update(passwordLinks)
    .set({ usedAt: op.now })
    .where(
      and(
        eq(passwordLinks.userId, userId),
        eq(passwordLinks.reason, 'invitation'),
        isNull(passwordLinks.usedAt),
      ),
    );
  const linkId = randomUUID();
  await openLink(tx, op.now, { id: linkId, userId, reason: 'invitation' });
  await queueEmail(tx, { kind: 'invitation', values: { linkId, locale } });
  await recordEvent(tx, op, { action: 'password.invitation', subject: userSubject(user) });
}
