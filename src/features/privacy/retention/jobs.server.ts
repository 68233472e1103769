import * as z from 'zod/mini';
import type { JobKind } from '../../../platform/jobs/job-kind.server.ts';
import type { Services } from '../../../platform/services.server.ts';
import { runRetention } from './run.server.ts';

/** Deletes every night the records whose time of storage is over. */
export const retentionJob = (
  services: Pick<Services, 'personalData' | 'store'>,
): JobKind<Record<string, never>> => ({
  name: 'retention',
  schema: z.strictObject({}) as never,
  cron: '20 3 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  erases: true,
  run: (op, { signal }) => runRetention(op, services, signal),
});
