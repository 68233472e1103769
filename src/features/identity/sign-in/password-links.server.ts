import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { sweep } from '../../../platform/database/sweep.server.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { findUser, userSubject } from '../users/find.server.ts';
import { isLetIn } from '../users/policy.ts';
import { users } from '../users/tables.server.ts';
import { passwordLinks } from './tables.server.ts';

const HOUR_MS = 3_600_000;
/** How long a link of each kind is valid. */
const LINK_LIFETIME_MS = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS };
/** How long invalid links are stored, to be able to find out later what happened to a link. */
const KEPT_MS = 30 * 24 * HOUR_MS;

type Reason = keyof typeof LINK_LIFETIME_MS;

/** Creates a link, and deletes links that are too old to be of use. */
export async function openLink(
  tx: Queryable,
  now: Date,
  link: { id: string; userId: string; reason: Reason },
): Promise<void> {
  const since = new Date(now.getTime() - KEPT_MS);
  await sweep(tx, passwordLinks.id, lt(passwordLinks.expiresAt, since));
  const expiresAt = endOf(now, link.reason);
  await tx.insert(passwordLinks).values({ ...link, createdAt: now, expiresAt });
}

/**
 * Extends the link of an e-mail that is generated again, because the first e-mail was not sent. A
 * used link stays used. Returns the same as {@link findOpenLink}.
 */
export async function renewReset(db: Queryable, now: Date, id: string) {
  await db
    .update(passwordLinks)
    .set({ expiresAt: endOf(now, 'reset') })
    .where(and(eq(passwordLinks.id, id), isNull(passwordLinks.usedAt)));
  return findOpenLink(db, now, id);
}

const endOf = (now: Date, reason: Reason) => new Date(now.getTime() + LINK_LIFETIME_MS[reason]);

const stillOpen = (id: string, now: Date) =>
  and(eq(passwordLinks.id, id), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now));

/** A valid link with its user; null if it was used, has expired, or its user may not sign in. */
export async function findOpenLink(tx: Queryable, now: Date, id: string) {
  const [row] = await tx
    .select({ reason: passwordLinks.reason, user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(stillOpen(id, now));
  return row && isLetIn(row.user) ? row : null;
}

/** Marks a link as used. Of several parallel calls, one gets its row and the others get null. */
export async function takeLink(tx: Queryable, now: Date, id: string) {
  const [row] = await tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(stillOpen(id, now))
    .returning({ userId: passwordLinks.userId, reason: passwordLinks.reason });
  return row ?? null;
}

/** After a new password is set, the links in earlier e-mails are invalid. */
export async function endLinksOf(tx: Queryable, now: Date, userId: string): Promise<void> {
  await tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)));
}

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

/**
 * Ends all links that were sent to the old address of a user, and sends a notice to that address.
 */
export async function leaveAddress(
  tx: Transaction,
  op: Operation,
  { id, to, locale }: { id: string; to: string; locale: Locale },
): Promise<void> {
  await endLinksOf(tx, op.now, id);
  const values = { userId: id, to, locale, at: op.now.toISOString() };
  await queueEmail(tx, { kind: 'emailChanged', values });
}

const PURPOSE = 'password-link';

/** The token in the link of an e-mail: it identifies the link's row. */
export const makeLinkToken = (key: Buffer, id: string): string =>
  signToken(key, PURPOSE, bytesOfId(id));

/** The id of the link's row; null if this installation did not sign the token. */
export function readLinkToken(key: Buffer, token: string): string | null {
  const name = readToken(key, PURPOSE, 16, token);
  return name && idOfBytes(name);
}
