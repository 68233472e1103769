import * as z from 'zod/mini';
import type { JobType } from '../../platform/jobs/job-kind.server.ts';

/** Checks or runs an import, as its state says. */
export const importJob: JobType<{ id: string }> = {
  name: 'import',
  schema: z.strictObject({ id: z.uuid() }),
};
