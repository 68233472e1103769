import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import { renderJob } from './rendered/render-job.ts';
import { renderOldContents } from './rendered/render-old-contents.server.ts';
import { dueJob } from './schedule/due-job.ts';
import { publishDue } from './schedule/publish-due.server.ts';
import { eraseOld } from './trash/list-trash.server.ts';

/**
 * Every scheduled content adds one at its minute. The recurring one finds contents whose job was lost,
 * for example with a restored database.
 */
export const publishDueJob: JobKind<Record<string, never>> = {
  ...dueJob,
  cron: '* * * * *',
  tries: 5,
  firstPauseSeconds: 5,
  mayTakeSeconds: 5 * 60,
  atOnce: 1,
  startsWithinSeconds: 2,
  run: (op) => publishDue(op),
};

/**
 * Renders again, in the background, what an earlier version of the renderer has rendered. After an
 * update it begins within five minutes; then it finds nothing.
 */
export const renderOldJob: JobKind<Record<string, never>> = {
  ...renderJob,
  cron: '*/5 * * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  run: (op, { signal }) => renderOldContents(op, signal),
};

/** Deletes every night what is in the trash for too long. */
export const trashJob: JobKind<Record<string, never>> = {
  name: 'content-trash',
  schema: z.strictObject({}) as never,
  cron: '40 3 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  erases: true,
  run: (op, { signal }) => eraseOld(op, signal),
};
