import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import { eraseOrigins } from './erase.server.ts';

/** Erases every night what the audit log no longer may hold. */
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
