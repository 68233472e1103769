import type { Transaction } from '../../../platform/transaction.server.ts';
import type { State } from '../schema.ts';
import { dueJob } from './due-job.ts';

interface Scheduled {
  state: State;
  publishedAt: Date | null;
  unpublishAt: Date | null;
}

/**
 * Replaces the jobs that publish or archive a content at its time, if a time has changed. `before` is
 * null for a new content, `after` for a deleted one.
 */
export async function setSchedule(
  tx: Transaction,
  id: string,
  before: Scheduled | null,
  after: Scheduled | null,
): Promise<void> {
  const [was, is] = [timesOf(before), timesOf(after)];
  for (const name of ['publish', 'archive'] as const) {
    if (was[name]?.getTime() === is[name]?.getTime()) continue;
    const key = `${name} ${id}`;
    const startAt = is[name];
    if (startAt) await tx.addJob(dueJob, {}, { startAt, key });
    else await tx.cancelJob(dueJob, key);
  }
}

function timesOf(content: Scheduled | null) {
  if (!content) return { publish: null, archive: null };
  const { state, publishedAt, unpublishAt } = content;
  return {
    publish: state === 'scheduled' ? publishedAt : null,
    archive: state === 'scheduled' || state === 'published' ? unpublishAt : null,
  };
}
