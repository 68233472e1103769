import * as z from 'zod/mini';
import type { JobType } from '../../platform/jobs/job-kind.server.ts';

/** Sends all messages whose time has come. */
export const sendJob: JobType<Record<string, never>> = {
  name: 'webhooks',
  schema: z.strictObject({}) as never,
};
