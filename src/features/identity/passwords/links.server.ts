import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { sweep } from '../../../platform/database/sweep.server.ts';
import { isLetIn } from '../users/policy.ts';
import { users } from '../users/tables.server.ts';
import { passwordLinks } from './tables.server.ts';

const HOUR_MS = 3_600_000;
/** How long a link of each kind is valid. */
export const LINK_LIFETIME_MS = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS };
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
