import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod/mini';
import type { Queryable } from '../database/client.server.ts';
import type { Operation } from '../operation.server.ts';

/** The name of a job and the schema of its values. Values are stored as plain text: ids, never a secret. */
export interface JobType<V> {
  name: string;
  schema: z.ZodMiniType<V>;
}

export interface Job<V> {
  id: string;
  queuedAt: Date;
  values: V;
  /**
   * An earlier run ended without a result: its process ended or was stopped, or it took too long. Its
   * work may have been done.
   */
  wasInterrupted: boolean;
  /** Aborted when the process stops: a job that needs more than a few seconds should end then. */
  signal: AbortSignal;
}

/** A type of job with its work. A feature names it in its manifest. */
export interface JobKind<V> extends JobType<V> {
  /** Its name in earlier versions: jobs that wait with that name are run too. */
  formerName?: string;
  /** After so many tries it is not retried any more, and a line is logged. */
  tries: number;
  /** Pause after the first failure; each further pause is about twice as long, up to an hour. */
  firstPauseSeconds: number;
  /** If a run takes longer, it counts as failed and is started again. */
  mayTakeSeconds: number;
  /** How many run at the same time in one process. */
  atOnce: number;
  /**
   * A job with `startAt` begins at most so many seconds after that time, if no other job of this kind
   * runs. Left out: 10.
   */
  startsWithinSeconds?: number;
  /**
   * Schedule of a recurring job: minute, hour, day, month and weekday in Istanbul time. Each time only
   * one process runs it. Times at which no process ran are made up for once. Its schema must accept `{}`.
   */
  cron?: string;
  /**
   * Whether it deletes for ever what is old enough. It runs only if some job ended a day ago already: when
   * the clock is set forward by mistake, there is a day to correct it.
   */
  erases?: true;
  /**
   * `op` has the actor `system` and the current time. It may run twice, if a process ends after the
   * work and before the job is marked as done; and it may still run if it is cancelled just after it
   * started. It reads the current data, not that of the time when it was added.
   */
  run(op: Operation, job: Job<V>): Promise<unknown>;
  /**
   * Runs once after the last try has failed with `error`. It does not run if the process ends during
   * the last try.
   */
  givenUp?(op: Operation, job: Job<V>, error: unknown): Promise<void>;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of kinds whose values differ
export type AnyJobKind = JobKind<any>;

export interface JobOptions {
  /** The earliest start, delayed by some seconds at most. Left out: at once. */
  startAt?: Date;
  /** A new job replaces a waiting job of the same type and key. */
  key?: string;
}

/** Adds and removes jobs within a transaction. Operations use it through `transact`. */
export interface JobQueue {
  add<V>(tx: Queryable, type: JobType<V>, values: V, options?: JobOptions): Promise<void>;
  cancel(tx: Queryable, type: Pick<JobType<unknown>, 'name'>, key: string): Promise<void>;
  /**
   * Retries a failed job at once, even if its tries are used up. Does nothing if it has not failed.
   */
  retry(tx: Queryable, type: Pick<JobType<unknown>, 'name'>, id: string): Promise<void>;
}

/** For commands that add no jobs. */
export const NO_JOBS: JobQueue = {
  add: async () => {},
  cancel: async () => {},
  retry: async () => {},
};

/** Thrown by a job that would fail again at every retry. */
export class UnrecoverableError extends Error {}

export type JobLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;
