import type { Queryable } from './database/client.server.ts';
import { announceChange } from './database/notices.server.ts';
import type { JobOptions, JobType } from './jobs/job-kind.server.ts';
import type { Operation } from './operation.server.ts';

/**
 * An open transaction of {@link transact}. It runs queries like the database, and collects actions
 * that happen only if it is committed.
 */
export interface Transaction extends Queryable {
  /** Every process invalidates its caches with these tags. */
  invalidate(...tags: string[]): void;
  /** Runs `work` after the commit. It must not throw. */
  afterCommit(work: () => void): void;
  /** Adds a job; with a `key` it replaces the waiting job with that key. */
  addJob<V>(type: JobType<V>, values: V, options?: JobOptions): Promise<void>;
  /** Removes the waiting job with this key, if there is one. */
  cancelJob(type: Pick<JobType<unknown>, 'name'>, key: string): Promise<void>;
  /** Tries a failed job again at once. */
  retryJob(type: Pick<JobType<unknown>, 'name'>, id: string): Promise<void>;
}

type Used = Pick<Operation, 'db' | 'jobs' | 'invalidate'>;

/**
 * Runs `work` in one transaction. If `op.db` is already such a transaction, `work` is a part of it
 * (a savepoint), and its actions happen after the outer commit.
 */
export async function transact<T>(op: Used, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const tags: string[] = [];
  const hooks: (() => void)[] = [];
  const result = await op.db.transaction(async (queries) => {
    const tx: Transaction = Object.assign(queries, {
      invalidate: (...more: string[]) => void tags.push(...more),
      afterCommit: (hook: () => void) => void hooks.push(hook),
      addJob: <V>(type: JobType<V>, values: V, options?: JobOptions) =>
        op.jobs.add(queries, type, values, options),
      cancelJob: (type: Pick<JobType<unknown>, 'name'>, key: string) =>
        op.jobs.cancel(queries, type, key),
      retryJob: (type: Pick<JobType<unknown>, 'name'>, id: string) =>
        op.jobs.retry(queries, type, id),
    });
    const done = await work(tx);
    await announceChange(tx, tags);
    return done;
  });
  if (tags.length > 0) hooks.push(() => op.invalidate(tags));
  const outer = isTransaction(op.db) ? op.db : null;
  for (const hook of hooks) outer ? outer.afterCommit(hook) : hook();
  return result;
}

const isTransaction = (db: Queryable): db is Transaction => 'afterCommit' in db;
