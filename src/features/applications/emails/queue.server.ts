import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { queueEmail } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { isOpen, type Status } from '../statuses.ts';
import { type applications, applicationEmails as emails } from '../tables.server.ts';

type Row = typeof applications.$inferSelect;

/** The e-mails to an applicant about an application, by their names. */
export type ApplicationEmail =
  | 'applicationReceived'
  | 'applicationInReview'
  | 'applicationMissing'
  | 'applicationRejected'
  | 'applicationCompleted'
  | 'applicationReopened'
  | 'applicationWithdrawn'
  | 'applicationClosed';

const EMAIL_OF: Record<Status, ApplicationEmail> = {
  application: 'applicationReceived',
  inReview: 'applicationInReview',
  missingInformation: 'applicationMissing',
  reddedildi: 'applicationRejected',
  uyelikIslemleriTamamlandi: 'applicationCompleted',
  withdrawn: 'applicationWithdrawn',
};

/** The time in which staff can stop an e-mail about a move of theirs. */
export const EMAIL_WAITS_MS = 60_000;

/** The e-mail about a move. A person who has denied an application is only told that it is closed. */
export function statusEmail(
  { status, frozenAt }: Pick<Row, 'status' | 'frozenAt'>,
  to: Status,
): ApplicationEmail {
  if (frozenAt && !isOpen(to)) return 'applicationClosed';
  return status === 'uyelikIslemleriTamamlandi' ? 'applicationReopened' : EMAIL_OF[to];
}

/**
 * Queues an e-mail about a change of an application, in the language of the application, with the
 * message of the event if there is one. Call it in the transaction of the change. What a user does is
 * told a minute later; what the applicant does, at once. An e-mail that still waits is not sent: it is
 * about a status that has changed again.
 */
export async function queueStatusEmail(
  tx: Transaction,
  { actor, now }: Pick<Operation, 'actor' | 'now'>,
  { id, locale, isDemo }: Pick<Row, 'id' | 'locale' | 'isDemo'>,
  email: { kind: ApplicationEmail; event: string },
): Promise<void> {
  const { kind, event } = email;
  await outdateWaiting(tx, id);
  const values = { id, locale, at: now.toISOString(), event };
  if (actor.kind !== 'staff' || isDemo) return queueEmail(tx, { kind, values });
  const waiting = randomUUID();
  const leavesAt = new Date(now.getTime() + EMAIL_WAITS_MS);
  await tx
    .insert(emails)
    .values({ id: waiting, applicationId: id, eventId: event, kind, leavesAt });
  await queueEmail(tx, { kind, values: { ...values, waiting } }, { startAt: leavesAt });
}

/** Queues the e-mail with the code. Call it in the transaction that stores the application. */
export const queueReceivedEmail = (
  tx: Transaction,
  { now }: Pick<Operation, 'now'>,
  { id, locale }: Pick<Row, 'id' | 'locale'>,
): Promise<void> => {
  const kind: ApplicationEmail = 'applicationReceived';
  return queueEmail(tx, { kind, values: { id, locale, at: now.toISOString() } });
};

const isWaiting = eq(emails.state, 'waiting');

/** The e-mails of an application that have not left and can be stopped, the earliest first. */
export const listWaiting = (tx: Queryable, applicationId: string) =>
  tx
    .select({ id: emails.id, email: emails.kind, leavesAt: emails.leavesAt })
    .from(emails)
    .where(and(eq(emails.applicationId, applicationId), isWaiting))
    .orderBy(asc(emails.leavesAt), asc(emails.id));

/** The e-mails that still wait are about a former status, and are not sent. */
const outdateWaiting = (tx: Queryable, applicationId: string): Promise<unknown> =>
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
