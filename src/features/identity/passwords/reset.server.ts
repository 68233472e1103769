import { and, eq, gt, lte } from 'drizzle-orm';
import { latestStored } from '../../../platform/clock-error.ts';
import { type Operation, VISITOR } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { userSubject } from '../users/audit-subject.server.ts';
import { byEitherName } from '../users/by-name.server.ts';
import { isLetIn } from '../users/policy.ts';
import { users } from '../users/tables.server.ts';
import type { Asked } from './forgotten.server.ts';
import { openLink, renewReset } from './links.server.ts';
import { passwordLinks } from './tables.server.ts';

const HOUR_MS = 3_600_000;
/** How many reset e-mails one account gets, regardless of who requests them. */
const EMAILS_AN_HOUR = 3;

/**
 * Finds the user of a reset request and creates the link. Null if there is no such user, or the
 * user may not sign in or has had too many e-mails. A second call for the same link returns the
 * same result as the first one, however long the e-mail could not be sent, unless the link has been
 * used since then.
 */
export async function openReset(op: Operation, linkId: string, asked: Asked) {
  const again = await renewReset(op.db, op.now, linkId);
  if (again) return again.user;
  return transact(op, async (tx) => {
    const { where, order } = byEitherName(asked.username);
    const [user] = await tx
      .select()
      .from(users)
      .where(where)
      .orderBy(order)
      .limit(1)
      // Requests for the same user are counted one after the other.
      .for('update');
    if (!user || !isLetIn(user)) return null;
    const [known] = await tx
      .select({ id: passwordLinks.id })
      .from(passwordLinks)
      .where(eq(passwordLinks.id, linkId));
    const since = new Date(op.now.getTime() - HOUR_MS);
    const recent = await tx
      .select({ id: passwordLinks.id })
      .from(passwordLinks)
      .where(
        and(
          eq(passwordLinks.userId, user.id),
          eq(passwordLinks.reason, 'reset'),
          gt(passwordLinks.createdAt, since),
          lte(passwordLinks.createdAt, latestStored(op.now)),
        ),
      );
    // A known link that is no longer valid was used in the meantime.
    if (known || recent.length >= EMAILS_AN_HOUR) return null;
    await openLink(tx, op.now, { id: linkId, userId: user.id, reason: 'reset' });
    // The system runs the job, but a visitor has sent the request.
    const asking = { ...op, actor: VISITOR, from: asked.from };
    await recordEvent(tx, asking, { action: 'password.resetAsked', subject: userSubject(user) });
    return user;
  });
}
