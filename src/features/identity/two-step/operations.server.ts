import { and, eq, gt, isNotNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Role } from '../../../platform/roles.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { endSessionsOf } from '../sessions/operations.server.ts';
import { spendRecoveryCode } from './recovery-codes.server.ts';
import { authenticators, recoveryCodes, TOTP_SECRET, twoStepRoles } from './tables.server.ts';
import { findStep, STEPS_AHEAD } from './totp.server.ts';

const confirmed = (userId: string) =>
  and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));

/** Whether the sign-in of this user requires a second step. */
export async function hasTwoStep(tx: Queryable, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(confirmed(userId));
  return rows.length > 0;
}

/** Whether a role requires two-step sign-in. */
export async function isRequired(tx: Queryable, role: Role): Promise<boolean> {
  const rows = await tx
    .select({ role: twoStepRoles.role })
    .from(twoStepRoles)
    .where(eq(twoStepRoles.role, role));
  return rows.length > 0;
}

/**
 * Accepts a code of the authenticator, each code only once, or a recovery code, which is then used.
 * False for any other input, and for a user without two-step sign-in.
 */
export async function verifySecondStep(
  tx: Queryable,
  op: Operation,
  userId: string,
  code: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ secret: authenticators.secret, recordKey: authenticators.recordKey })
    .from(authenticators)
    .where(confirmed(userId));
  if (!row) return false;
  const secret = op.keys.recordKey(row.recordKey).decrypt(TOTP_SECRET, userId, row.secret);
  const step = findStep(secret, code, op.now);
  return step === null
    ? spendRecoveryCode(tx, op.keys, userId, code)
    : takeStep(tx, userId, row.secret, step);
}

/** Of several parallel calls, one succeeds; for the others, the step is already used. */
async function takeStep(
  tx: Queryable,
  userId: string,
  secret: typeof authenticators.$inferSelect.secret,
  step: number,
): Promise<boolean> {
  const { lastStep } = authenticators;
  const taken = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(
      and(
        confirmed(userId),
        eq(authenticators.secret, secret),
        or(lt(lastStep, step), gt(lastStep, step + STEPS_AHEAD)),
      ),
    )
    .returning({ userId: authenticators.userId });
  return taken.length > 0;
}

/**
 * Turns two-step sign-in off for a user, ends the user's sessions except the session of the
 * request, and informs the user by e-mail. False if it was not on. Lock the user's row first;
 * otherwise, the session of a sign-in in progress would not be ended. Records the event, so call it
 * last in a transaction.
 */
export async function removeTwoStep(
  tx: Transaction,
  op: Operation,
  user: { id: string; name: string },
  locale: Locale = DEFAULT_LOCALE,
): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
  const [removed] = await tx
    .delete(authenticators)
    .where(eq(authenticators.userId, user.id))
    .returning({ confirmedAt: authenticators.confirmedAt });
  if (!removed?.confirmedAt) return false;
  await endSessionsOf(tx, user.id, op.actor.kind === 'staff' ? op.actor.sessionId : null);
  await tellOwner(tx, op, 'twoStepOff', user.id, locale);
  const subject = { kind: 'user' as const, ...user };
  await recordEvent(tx, op, { action: 'twoStep.off', subject });
  return true;
}

export const tellOwner = (
  tx: Transaction,
  op: Operation,
  kind: 'twoStepOn' | 'twoStepOff',
  userId: string,
  locale: Locale,
): Promise<void> => queueEmail(tx, { kind, values: { userId, locale, at: op.now.toISOString() } });
