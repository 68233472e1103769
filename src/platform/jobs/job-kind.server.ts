import type { FastifyBaseLogger } from 'fastify';

/** What a job is done from. It lies in the database in clear: never a secret. */
export type JobValues = Record<string, unknown>;

export interface Job {
  id: string;
  askedAt: Date;
  values: JobValues;
}

export interface JobKind {
  name: string;
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
  /** May run twice, when a process dies between doing the work and saying so. */
  run(job: Job): Promise<void>;
}

/** Thrown by a job that would fail the same way every time. */
export class UnrecoverableError extends Error {}

export type JobLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;
