import { randomUUID } from 'node:crypto';
import { and, lt, sql } from 'drizzle-orm';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, spendTry } from '../attempts/operations.server.ts';
import { userSubject } from '../users/audit-subject.server.ts';
import { takeChange } from './find.server.ts';
import { emailChanges } from './tables.server.ts';

/** How long an address can be confirmed after the link was sent. */
const CONFIRM_WITHIN_MS = 24 * 3_600_000;

/**
 * Limits e-mails for one account, also for administrators: the address may belong to a stranger.
 */
const SENT: Allowance = { name: 'email-change', tries: 5, withinMs: 3_600_000 };

/** Counts an e-mail to a pending address. @throws Refusal 429 */
export const spendEmail = (tx: Transaction, op: Operation, userId: string): Promise<void> =>
  spendTry({ ...op, db: tx }, SENT, userId);

interface Owner {
  id: string;
  email: string;
  username: string;
  name: string;
  surname: string;
}

/**
 * Stores a new address as pending until it is confirmed: the link is sent to the new address, and a
 * notice with a link to cancel is sent to the current one. An earlier pending address is replaced.
 * Call it last in a transaction that has locked the user, after checking that the address is free.
 * @throws Refusal 429 after too many e-mails
 */
export async function requestEmailChange(
  tx: Transaction,
  op: Operation,
  user: Owner,
  { email, locale }: { email: string; locale: Locale },
): Promise<void> {
  await spendEmail(tx, op, user.id);
  await takeChange(tx, user.id);
  // An address that was not confirmed in time is free for another account.
  await tx
    .delete(emailChanges)
    .where(
      and(sql`lower(${emailChanges.email}) = lower(${email})`, lt(emailChanges.expiresAt, op.now)),
    );
  const change = { id: randomUUID(), confirmId: randomUUID(), userId: user.id, email };
  await tx.insert(emailChanges).values({ ...change, createdAt: op.now, expiresAt: endOf(op.now) });
  const at = op.now.toISOString();
  const { id, confirmId } = change;
  await queueEmail(tx, { kind: 'emailConfirm', values: { confirmId, locale } });
  await queueEmail(tx, { kind: 'emailRequested', values: { id, locale, at } });
  await recordEvent(tx, op, {
    action: 'email.requested',
    subject: userSubject(user),
    after: { email },
  });
}

export const endOf = (now: Date) => new Date(now.getTime() + CONFIRM_WITHIN_MS);

/** Cancels the pending address, if there is one. Call it last in a transaction. */
export async function dropEmailChange(tx: Transaction, op: Operation, user: Owner): Promise<void> {
  const change = await takeChange(tx, user.id);
  if (!change) return;
  await recordEvent(tx, op, {
    action: 'email.cancelled',
    subject: userSubject(user),
    before: { email: change.email },
    // A user who opens the link of an e-mail has no session.
    ...(op.actor.kind === 'visitor' && { by: { id: user.id, name: userSubject(user).name } }),
  });
}
