import { randomUUID } from 'node:crypto';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { isOpen, type Status } from '../statuses.ts';
import type { applications } from '../tables.server.ts';
import { applicationEmails } from './tables.server.ts';
import { outdateWaiting } from './waiting.server.ts';

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
    .insert(applicationEmails)
    .values({ id: waiting, applicationId: id, eventId: event, kind, leavesAt });
  await queueEmail(tx, { kind, values: { ...values, waiting } }, { startAt: leavesAt });
}
