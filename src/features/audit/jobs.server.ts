import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import { eraseOrigins } from './erase.server.ts';

/** Erases every night the data that the audit log must not store any longer. */
export const eraseOldOrigins: JobKind<Record<string, never>> = {
  name: 'audit-erase',
  schema: z.strictObject({}) as never,
  cron: '5 0 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 15 * 60,
  atOnce: 1,
  run: (op, { signal }) => eraseOrigins(op, signal),
};
