import * as z from 'zod/mini';
import type { JobOptions, JobType } from '../jobs/job-kind.server.ts';
import type { Transaction } from '../transaction.server.ts';
import type { QueuedEmail } from './email.server.ts';

export const EMAIL_JOB: JobType<QueuedEmail> = {
  name: 'emails',
  schema: z.object({ kind: z.string(), values: z.record(z.string(), z.string()) }),
};

/** The e-mail is sent after the commit; without a commit it is not sent. */
export const queueEmail = (
  tx: Transaction,
  email: QueuedEmail,
  options?: Pick<JobOptions, 'startAt'>,
): Promise<void> => tx.addJob(EMAIL_JOB, email, options);
