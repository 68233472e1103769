import type { Actor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors.ts';
import {
  type FailedJob as Failed,
  lockFailedJob,
  selectFailedJobs,
} from '../../platform/inside/pg-boss.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { may, siteRight } from '../../platform/rights.ts';
import { transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import type { FailedJob, FailedJobsFilter } from './contract.ts';

const LONGEST_ERROR = 500;

/** One page of the jobs whose last try failed, the latest failure first. Throws 401 or 403. */
export async function listFailedJobs(op: Operation, { page, pageSize }: FailedJobsFilter) {
  requireThat(op.actor, canManageJobs);
  const { jobs, total } = await selectFailedJobs(op.db, pageSize, (page - 1) * pageSize);
  return { data: jobs.map(toReply), total, page, pageSize, can: { create: false } };
}

/** Tries a failed job again at once. Throws 401, 403, or 404 if it has not failed. */
export async function retryJob(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canManageJobs);
  await transact(op, async (tx) => {
    const job = await lockFailedJob(tx, id);
    if (!job) throw notFound();
    await tx.retryJob(job, id);
    const { name, kind } = toReply(job);
    await recordEvent(tx, op, {
      action: 'job.retry',
      subject: { kind: 'job', id, name: kind ? `${name}: ${kind}` : name },
    });
  });
}

const toReply = ({ id, name, values, tries, error, failedAt, nextTryAt }: Failed): FailedJob => ({
  id,
  name,
  tries,
  kind: typeof values.kind === 'string' ? values.kind : '',
  error: error.slice(0, LONGEST_ERROR),
  failedAt: failedAt.toISOString(),
  nextTryAt: nextTryAt?.toISOString() ?? null,
});

const canManageJobs = (actor: Actor) => may(actor, siteRight);
