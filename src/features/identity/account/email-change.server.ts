import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireStaff, requireThat } from '../../../platform/require.ts';
import { may, ownRight } from '../../../platform/rights.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type Allowance, spendTry } from '../attempts/operations.server.ts';
import type { EmailLinkReply } from '../sign-in/link-contract.ts';
import { findUser, userSubject } from '../users/find.server.ts';
import { lockManaged } from '../users/keep-admins.server.ts';
import { canManageUsers } from '../users/policy.ts';
import { emailChanges, users } from '../users/tables.server.ts';

/** How long an address can be confirmed after the link was sent. */
const CONFIRM_WITHIN_MS = 24 * 3_600_000;

/**
 * Limits e-mails for one account, also for administrators: the address may belong to a stranger.
 */
const SENT: Allowance = { name: 'email-change', tries: 5, withinMs: 3_600_000 };

/** Counts an e-mail to a pending address. @throws Refusal 429 */
const spendEmail = (tx: Transaction, op: Operation, userId: string): Promise<void> =>
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

const endOf = (now: Date) => new Date(now.getTime() + CONFIRM_WITHIN_MS);

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

type EmailChange = typeof emailChanges.$inferSelect;

/**
 * The change that a link identifies, with its user; null if it was used, cancelled, or has expired.
 */
export async function findChange(
  db: Queryable,
  now: Date,
  { does, id }: { does: EmailLinkReply['does']; id: string },
) {
  const column = does === 'confirm' ? emailChanges.confirmId : emailChanges.id;
  const [row] = await db
    .select({ change: emailChanges, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(column, id));
  return row && (does === 'cancel' || row.change.expiresAt > now) ? row : null;
}

/**
 * Deletes and returns the pending change of a user, or null. Of several parallel calls, one gets
 * it.
 */
export async function takeChange(tx: Queryable, userId: string): Promise<EmailChange | null> {
  const [row] = await tx.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning();
  return row ?? null;
}

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
    if (id !== null) await lockManaged(tx, op, id);
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
    if (id !== null) await lockManaged(tx, op, id);
    const user = await findUser(tx, userId, 'update');
    const [waiting] = await tx
      .select({ id: emailChanges.id })
      .from(emailChanges)
      .where(eq(emailChanges.userId, userId));
    if (!user || !waiting) throw notFound();
    await dropEmailChange(tx, op, user);
  });
}
