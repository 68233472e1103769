import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { isOpen, type Status } from '../statuses.ts';
import type { applications } from '../tables.server.ts';

type Row = typeof applications.$inferSelect;

/** The e-mails to an applicant about an application, by their names. */
export type ApplicationEmail =
  | 'applicationReceived'
  | 'applicationInReview'
  | 'applicationMissing'
  | 'applicationRejected'
  | 'applicationCompleted'
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

/**
 * The e-mail about the new status, in the language of the application. Call it in the transaction of
 * the change. A person who has denied an application is only told that it is closed.
 */
export async function queueStatusEmail(
  tx: Transaction,
  { now }: Pick<Operation, 'now'>,
  { id, locale, frozenAt = null }: Pick<Row, 'id' | 'locale'> & { frozenAt?: Date | null },
  to: Status,
): Promise<void> {
  const kind = frozenAt && !isOpen(to) ? 'applicationClosed' : EMAIL_OF[to];
  await queueEmail(tx, { kind, values: { id, locale, at: now.toISOString() } });
}
