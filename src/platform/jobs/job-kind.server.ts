import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Queryable } from '../database/client.server.ts';
import type { Operation } from '../operation.server.ts';

/** What a job is called and what it holds. That lies in the database in clear: ids, never a secret. */
export interface JobType<V> {
  name: string;
  schema: z.ZodMiniType<V>;
}

export interface Job<V> {
  id: string;
  queuedAt: Date;
  values: V;
  /** Aborted when the process stops: what cannot end within a few seconds ends early then. */
  signal: AbortSignal;
}

/** A type of job with how it is done. A feature declares it in its own `jobs.server.ts`. */
export interface JobKind<V> extends JobType<V> {
  /** What it was called in earlier versions: what waits under that name is done too. */
  formerName?: string;
  /** After this many it is given up, with a line in the log. */
  tries: number;
  /** Pause after the first failure; each one after is about twice as long, up to an hour. */
  firstPauseSeconds: number;
  /** A process that needs longer is taken to be stuck, and another one begins anew. */
  mayTakeSeconds: number;
  /** As many at the same time in one process. */
  atOnce: number;
  /**
   * When it recurs: minute, hour, day, month and weekday in Istanbul. Each time is done by one
   * process. A time at which no process ran is made up for once. Its schema must take `{}`.
   */
  cron?: string;
  /**
   * `op` is that of the system, at this moment. May run twice, when a process dies between doing the
   * work and saying so; and once more after it was cancelled, when it had begun just before. It reads
   * what is true now.
   */
  run(op: Operation, job: Job<V>): Promise<unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds whose values differ
export type AnyJobKind = JobKind<any>;

export interface JobOptions {
  /** Not before this moment; some seconds later at the most. Left out: at once. */
  startAt?: Date;
  /** Of the jobs of a type that have the same key, only the last added one waits. */
  key?: string;
}

/** Adds and removes jobs within a transaction. Operations use it through `transact`. */
export interface JobQueue {
  add<V>(tx: Queryable, type: JobType<V>, values: V, options?: JobOptions): Promise<void>;
  cancel(tx: Queryable, type: Pick<JobType<unknown>, 'name'>, key: string): Promise<void>;
  /** Tries a failed job again at once, given up or not. Does nothing if it has not failed. */
  retry(tx: Queryable, type: Pick<JobType<unknown>, 'name'>, id: string): Promise<void>;
}

/** For commands that run beside the product and leave nothing to be done later. */
export const NO_JOBS: JobQueue = {
  add: async () => {},
  cancel: async () => {},
  retry: async () => {},
};

/** Thrown by a job that would fail the same way every time. */
export class UnrecoverableError extends Error {}

export type JobLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;
