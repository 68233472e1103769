import * as z from 'zod/mini';
import type { JobType } from '../../../platform/jobs/job-kind.server.ts';

/** Publishes and archives all contents whose time has come. */
export const dueJob: JobType<Record<string, never>> = {
  name: 'content-due',
  schema: z.strictObject({}) as never,
};
