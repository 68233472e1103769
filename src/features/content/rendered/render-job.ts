import * as z from 'zod/mini';
import type { JobType } from '../../../platform/jobs/job-kind.server.ts';

/** Renders all contents again whose HTML is from an earlier version of the renderer. */
export const renderJob: JobType<Record<string, never>> = {
  name: 'content-render',
  schema: z.strictObject({}) as never,
};
