import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan } from './tracer.server.ts';

/** What is being done: a request, or a job. */
export interface Work {
  /** The id of the request, of a job that of the request that queued it. */
  requestId?: string | undefined;
  /** The span that further spans belong to; null: none. */
  span: OpenSpan | null;
}

const works = new AsyncLocalStorage<Work>();

/** What the running code belongs to; undefined outside of requests and jobs. */
export const currentWork = (): Work | undefined => works.getStore();

/** Runs `run` as a part of `work`, with everything that it starts. */
export const runAs = <T>(work: Work, run: () => T): T => works.run(work, run);

/**
 * The function as a part of the work that is current now, wherever it is called later.
 *
 * Not `AsyncLocalStorage.bind`: it defines accessors on every function, so V8 makes a hidden class for each,
 * which keeps everything that the function refers to in memory until the old generation is collected.
 */
export function asCurrentWork<A extends unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const work = works.getStore();
  return work ? (...args) => works.run(work, run, ...args) : run;
}
