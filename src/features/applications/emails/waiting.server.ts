import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { applicationEmails as emails } from './tables.server.ts';

const isWaiting = eq(emails.state, 'waiting');

/** The e-mails of an application that have not left and can be stopped, the earliest first. */
export const listWaiting = (tx: Queryable, applicationId: string) =>
  tx
    .select({ id: emails.id, email: emails.kind, leavesAt: emails.leavesAt })
    .from(emails)
    .where(and(eq(emails.applicationId, applicationId), isWaiting))
    .orderBy(asc(emails.leavesAt), asc(emails.id));

/** The e-mails that still wait are about a former status, and are not sent. */
export const outdateWaiting = (tx: Queryable, applicationId: string): Promise<unknown> =>
  tx
    .update(emails)
    .set({ state: 'outdated' })
    .where(and(eq(emails.applicationId, applicationId), isWaiting));

/** Stops an e-mail. Returns its kind; null if it has left, or was stopped before. */
export async function stopWaiting(tx: Queryable, applicationId: string, id: string) {
  const [stopped] = await tx
    .update(emails)
    .set({ state: 'stopped' })
    .where(and(eq(emails.id, id), eq(emails.applicationId, applicationId), isWaiting))
    .returning({ kind: emails.kind });
  return stopped?.kind ?? null;
}

/**
 * Whether an e-mail leaves now: false if it was stopped or is outdated. From now on it cannot be
 * stopped; a later try of its job takes it again.
 */
export async function letLeave(db: Queryable, id: string): Promise<boolean> {
  const left = await db
    .update(emails)
    .set({ state: 'leaving' })
    .where(and(eq(emails.id, id), inArray(emails.state, ['waiting', 'leaving'])))
    .returning({ id: emails.id });
  return left.length > 0;
}
