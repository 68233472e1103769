import * as z from 'zod/mini';
import { contract, done, list } from '../../platform/http/contract.ts';
import { IdParam } from '../../platform/http/replies.ts';
import { siteRight } from '../../platform/rights.ts';

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

export const FailedJobsFilter = z.strictObject({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type FailedJobsFilter = z.infer<typeof FailedJobsFilter>;

/** Background work that failed: what it was, and trying it again. */
export const jobRoutes = contract(
  'jobs',
  { right: siteRight },
  {
    list: {
      at: 'GET /jobs/failed',
      summary: 'One page of the jobs whose last try failed, the latest failure first',
      query: FailedJobsFilter,
      reply: list(FailedJob),
    },
    retry: {
      at: 'POST /jobs/failed/:id/retry',
      summary: 'Try a failed job again at once',
      params: IdParam,
      reply: done('jobs:retried'),
      unconfirmed: 'sends again what was to be sent',
    },
  },
);
