import { and, eq, gt } from 'drizzle-orm';
import { type Operation, VISITOR } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { userSubject } from '../users/audit-subject.server.ts';
import { byEitherName } from '../users/operations.server.ts';
import { isLetIn } from '../users/policy.ts';
import { users } from '../users/tables.server.ts';
import type { Asked } from './forgotten.server.ts';
import { openLink, renewReset } from './links.server.ts';
import { passwordLinks } from './tables.server.ts';

const HOUR_MS = 3_600_000;
/** E-mails that one account gets, whoever asks for them. */
const EMAILS_AN_HOUR = 3;

/**
 * Finds out who wanted a reset link and opens it. Null where there is nobody, nobody who may sign in,
 * or who has had enough e-mails. A second call for the same link answers what the first one did, however
 * long no e-mail could leave, unless the link has been used since.
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
      // Wishes of the same person are counted one after the other.
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
        ),
      );
    // One that is known but not open any more was used since.
    if (known || recent.length >= EMAILS_AN_HOUR) return null;
    await openLink(tx, op.now, { id: linkId, userId: user.id, reason: 'reset' });
    // The system does the job, but a visitor asked.
    const asking = { ...op, actor: VISITOR, from: asked.from };
    await recordEvent(tx, asking, { action: 'password.resetAsked', subject: userSubject(user) });
    return user;
  });
}
