import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss, type ScheduleOptions } from 'pg-boss';
import type { Queryable } from '../database/client.server.ts';
import type { Listening } from '../database/listen.server.ts';
import { lockFor } from '../database/locks.server.ts';
import { namedStatements } from '../inside/drizzle.server.ts';
import { giveUp, watchClock } from '../inside/pg-boss.server.ts';
import { ISTANBUL } from '../istanbul.ts';
import type { Operation } from '../operation.server.ts';
import { type BossDatabase, bossDatabase } from './boss-database.server.ts';
import type { AnyJobKind, JobLog, JobOptions, JobQueue, JobType } from './job-kind.server.ts';
import { withOrigin } from './job-origin.server.ts';
import { runJob } from './run-job.server.ts';

/**
 * Without a heartbeat for so long, a process is treated as ended; its jobs are retried after the
 * next poll.
 */
const HEARTBEAT_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3600;

/** How long jobs that are done or no longer retried stay in the database, for inspection. */
const STORED_SECONDS = 7 * 24 * 3600;

/** pg-boss deletes jobs that wait for longer: also if the clock is set forward by a year. */
const WAITING_SECONDS = 10 * 365 * 24 * 3600;

/** Notices announce new jobs at once; polling finds jobs whose notice was missed or whose pause is over. */
const POLL_SECONDS = 10;
const POLL_WITHOUT_NOTICES_SECONDS = 2;
/** How often one of the processes checks which recurring jobs are due. */
const CRON_SECONDS = 30;
const STOP_MS = 5000;
const LOG_ERROR_EVERY_MS = 60_000;
/** How often the clock of the database is checked. */
const CLOCK_MS = 5000;

/**
 * Work that runs after the request that added it, or that recurs. It is stored in the database, in the
 * schema `pgboss`, and run at least once by one of the processes that share the database.
 */
export class Jobs implements JobQueue {
  readonly #kinds = new Map<string, AnyJobKind>();
  readonly #boss: PgBoss;
  readonly #database: BossDatabase;
  readonly #operation: () => Operation;
  readonly #mayRun: () => Promise<void>;
  readonly #pollSeconds: number;
  readonly #ended = new AbortController();
  #log: JobLog | null = null;
  #loggedErrorAt = Number.NEGATIVE_INFINITY;
  #clock: { stop: () => void } | null = null;
  readonly #workers: string[] = [];
  #queues: Promise<void> | null = null;

  /**
   * @param pool used by nothing else.
   * @param operation an operation of the system with the current time.
   * @param mayRun each job waits for it before it runs.
   */
  constructor(
    pool: pg.Pool,
    operation: () => Operation,
    pollSeconds = POLL_SECONDS,
    mayRun: () => Promise<void> = async () => {},
  ) {
    this.#pollSeconds = pollSeconds;
    this.#operation = operation;
    this.#mayRun = mayRun;
    this.#database = bossDatabase(pool);
    const roundSeconds = Math.ceil(pollSeconds);
    this.#boss = new PgBoss({
      db: this.#database,
      useListenNotify: true,
      superviseIntervalSeconds: roundSeconds,
      monitorIntervalSeconds: roundSeconds,
      cronMonitorIntervalSeconds: Math.min(CRON_SECONDS, roundSeconds * 3),
      cronWorkerIntervalSeconds: Math.min(CRON_SECONDS, roundSeconds),
      // For jobs that wait for other jobs; the product has none.
      flowIntervalSeconds: LONGEST_PAUSE_SECONDS,
    });
    this.#boss.on('error', (error) => this.#logError(error));
    this.#boss.on('warning', ({ message }) => this.#log?.warn({ reason: message }, 'jobs'));
  }

  /** Call it before {@link start}. */
  define(kind: AnyJobKind): void {
    this.#kinds.set(kind.name, kind);
  }

  /** The job starts after the commit; without a commit it does not exist. */
  async add<V>(
    tx: Queryable,
    type: JobType<V>,
    values: V,
    { startAt, key }: JobOptions = {},
  ): Promise<void> {
    const kind = this.#kinds.get(type.name);
    if (!kind) throw new Error(`There is no job ${type.name}.`);
    await this.#prepare();
    if (key !== undefined) await this.cancel(tx, type, key);
    await this.#boss.send(kind.name, withOrigin(kind.schema.parse(values) as object), {
      ...sendOptions(kind),
      db: namedStatements(tx),
      ...(startAt && { startAfter: startAt }),
      ...(key !== undefined && { singletonKey: key }),
    });
  }

  async cancel(
    tx: Queryable,
    { name }: Pick<JobType<unknown>, 'name'>,
    key: string,
  ): Promise<void> {
    await this.#prepare();
    const db = fromDrizzle(tx, sql);
    // Transactions that replace the same job wait for each other.
    await lockFor(tx, 'job', `${name} ${key}`);
    const waiting = await this.#boss.findJobs(name, { key, queued: true, db });
    if (waiting.length > 0)
      await this.#boss.deleteJob(
        name,
        waiting.map(({ id }) => id),
        { db },
      );
  }

  async retry(tx: Queryable, { name }: Pick<JobType<unknown>, 'name'>, id: string): Promise<void> {
    await this.#prepare();
    const db = fromDrizzle(tx, sql);
    await this.#boss.retry(name, id, { db });
    await this.#boss.update(name, undefined, { id, startAfter: 0, db });
  }

  /** Notices of new jobs arrive on the connection `listening`, or on one of its own. */
  async start(log: JobLog, listening?: Listening): Promise<void> {
    this.#log = log;
    if (listening) this.#database.shareConnection(listening);
    await this.#boss.start();
    await this.#prepare();
    const everyMs = Math.min(this.#pollSeconds * 1000, CLOCK_MS);
    this.#clock = await watchClock(this.#database, everyMs, log, () => {
      for (const worker of this.#workers) this.#boss.notifyWorker(worker);
    });
    for (const kind of this.#kinds.values()) {
      for (let n = 0; n < kind.atOnce; n++) await this.#work(kind.name, kind, log);
      const { formerName } = kind;
      if (formerName && (await this.#boss.getQueue(formerName)))
        await this.#work(formerName, kind, log);
    }
    await updateSchedules(this.#boss, [...this.#kinds.values()], sendOptions);
  }

  /** Running jobs may finish; a job that takes too long is started again by another process. */
  async stop(): Promise<void> {
    this.#ended.abort();
    this.#clock?.stop();
    await this.#boss.stop({ timeout: STOP_MS });
  }

  /** Whether new jobs would be found now. */
  isWell(): boolean {
    return this.#database.isWell();
  }

  async #work(queue: string, kind: AnyJobKind, log: JobLog): Promise<void> {
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: Math.min(this.#pollSeconds, POLL_WITHOUT_NOTICES_SECONDS),
      notifyPollingIntervalSeconds: Math.min(
        this.#pollSeconds,
        kind.startsWithinSeconds ?? POLL_SECONDS,
      ),
    } as const;
    const run = {
      operation: this.#operation,
      signal: this.#ended.signal,
      log,
      giveUp: async (id: string) => void (await giveUp(this.#database, id)),
    };
    const worker = await this.#boss.work<unknown, void, typeof options>(
      queue,
      options,
      async (jobs) => {
        // More jobs may be waiting, and no further notice is sent for them.
        this.#boss.notifyWorker(worker);
        for (const job of jobs) {
          await this.#mayRun();
          await runJob(kind, job, run);
        }
      },
    );
    this.#workers.push(worker);
  }

  /** If the database cannot be reached, every poll fails: this is logged once a minute. */
  #logError(error: Error): void {
    if (performance.now() - this.#loggedErrorAt < LOG_ERROR_EVERY_MS) return;
    this.#loggedErrorAt = performance.now();
    this.#log?.error({ err: error }, 'looking for jobs failed');
  }

  /** Creates the queues; a queue that exists stays as it is. */
  #prepare(): Promise<void> {
    this.#queues ??= this.#createQueues().catch((error) => {
      this.#queues = null;
      throw error;
    });
    return this.#queues;
  }

  async #createQueues(): Promise<void> {
    for (const name of this.#kinds.keys()) await this.#boss.createQueue(name, { notify: true });
  }
}

/** Stores the schedules of the recurring jobs, and removes those that this version no longer has. */
async function updateSchedules(
  boss: PgBoss,
  kinds: AnyJobKind[],
  optionsOf: (kind: AnyJobKind) => ScheduleOptions,
): Promise<void> {
  const recurring = kinds.filter((kind) => kind.cron);
  for (const kind of recurring)
    await boss.schedule(kind.name, kind.cron as string, kind.schema.parse({}) as object, {
      ...optionsOf(kind),
      tz: ISTANBUL,
      missed: 'once',
    });
  const names = new Set(recurring.map(({ name }) => name));
  for (const { name } of await boss.getSchedules())
    if (!names.has(name)) await boss.unschedule(name);
}

/** The options of pg-boss for every job of a kind. */
const sendOptions = (kind: AnyJobKind) => ({
  retryLimit: kind.tries - 1,
  retryDelay: kind.firstPauseSeconds,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  expireInSeconds: kind.mayTakeSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retentionSeconds: WAITING_SECONDS,
  deleteAfterSeconds: STORED_SECONDS,
});
