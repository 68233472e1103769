import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireStaff, requireThat } from '../../../platform/require.ts';
import { may, ownRight } from '../../../platform/rights.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { findUser } from '../users/find.server.ts';
import { lockUsers } from '../users/keep-admins.server.ts';
import { canManageUsers } from '../users/policy.ts';
import { dropEmailChange, endOf, spendEmail } from './operations.server.ts';
import { emailChanges } from './tables.server.ts';

/**
 * The signed-in user if `id` is null, else another user, which requires the right to manage users.
 */
function targetOf(op: Operation, id: string | null): string {
  if (id === null) return requireStaff(op.actor, (actor) => may(actor, ownRight)).id;
  requireThat(op.actor, canManageUsers);
  return id;
}

/**
 * Sends the link to the pending address again; the previous link becomes invalid. Throws 401, 403,
 * 404 if no address is pending, 429.
 */
export async function sendAgain(op: Operation, id: string | null, locale: Locale): Promise<void> {
  const userId = targetOf(op, id);
  await transact(op, async (tx) => {
    if (id !== null) await lockUsers(tx, op);
    await spendEmail(tx, op, userId);
    const confirmId = randomUUID();
    const rows = await tx
      .update(emailChanges)
      .set({ confirmId, expiresAt: endOf(op.now) })
      .where(eq(emailChanges.userId, userId))
      .returning({ id: emailChanges.id });
    if (rows.length === 0) throw notFound();
    await queueEmail(tx, { kind: 'emailConfirm', values: { confirmId, locale } });
  });
}

/** Cancels the pending address. Throws 401, 403, 404 if no address is pending. */
export async function cancelEmailChange(op: Operation, id: string | null): Promise<void> {
  const userId = targetOf(op, id);
  await transact(op, async (tx) => {
    if (id !== null) await lockUsers(tx, op);
    const user = await findUser(tx, userId, 'update');
    const [waiting] = await tx
      .select({ id: emailChanges.id })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId));
    if (!user || !waiting) throw notFound();
    await dropEmailChange(tx, op, user);
  });
}
