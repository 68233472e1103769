import * as z from 'zod/mini';
import { listReply } from '../../platform/http/replies.ts';

/** A job whose last try failed. */
export const FailedJob = z.object({
  id: z.uuid(),
  /** The name of its type. */
  name: z.string(),
  /** Which of its type, where a type has several: the kind of an e-mail. Empty otherwise. */
  kind: z.string(),
  tries: z.int(),
  /** What the last try failed with, in the words of the program that refused it. */
  error: z.string(),
  /** ISO 8601 in UTC. */
  failedAt: z.string(),
  /** When it is tried again by itself; null: it was given up. */
  nextTryAt: z.nullable(z.string()),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const FailedJobs = listReply(FailedJob);
export type FailedJobs = z.infer<typeof FailedJobs>;

export const FailedJobsFilter = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type FailedJobsFilter = z.infer<typeof FailedJobsFilter>;
