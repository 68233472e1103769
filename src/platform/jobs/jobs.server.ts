import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Queryable } from '../database/client.server.ts';
import { withoutValues } from '../database/without-values.server.ts';
import type { Operation } from '../operation.server.ts';
import { type BossDatabase, bossDatabase } from './boss-database.server.ts';
import {
  type AnyJobKind,
  type JobLog,
  type JobOptions,
  type JobQueue,
  type JobType,
  UnrecoverableError,
} from './job-kind.server.ts';
import { keepSchedules } from './schedules.server.ts';

/** Notices say at once that there is work; this is how soon a missed one or a pause is noticed. */
const LOOK_SECONDS = 10;
const LOOK_WITHOUT_NOTICES_SECONDS = 2;
/** How often one of the processes looks which recurring jobs are due. */
const CRON_SECONDS = 30;
/** A process that is silent for as long is taken for dead, and its jobs are given back at the next look. */
const ALIVE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3600;
/** A job that is done or was given up can be looked at for a week. */
const KEPT_SECONDS = 7 * 24 * 3600;
const STOP_MS = 5000;
const COMPLAINT_MS = 60_000;

/** What is handed to pg-boss for every job of a kind. */
const sendOptions = (kind: AnyJobKind) => ({
  retryLimit: kind.tries - 1,
  retryDelay: kind.firstPauseSeconds,
  retryBackoff: true,
  retryDelayMax: LONGEST_PAUSE_SECONDS,
  expireInSeconds: kind.mayTakeSeconds,
  heartbeatSeconds: ALIVE_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
});

/**
 * Work that outlives the request which asked for it, or recurs. It is kept in the database, in the
 * schema `pgboss`, and done at least once by one of the processes that share it.
 */
export class Jobs implements JobQueue {
  readonly #kinds = new Map<string, AnyJobKind>();
  readonly #boss: PgBoss;
  readonly #database: BossDatabase;
  readonly #operation: () => Operation;
  readonly #lookSeconds: number;
  readonly #ended = new AbortController();
  #log: JobLog | null = null;
  #complainedAt = Number.NEGATIVE_INFINITY;
  #queues: Promise<void> | null = null;

  /**
   * @param pool that nobody else keeps busy.
   * @param operation of the system, at this moment.
   */
  constructor(pool: pg.Pool, operation: () => Operation, lookSeconds = LOOK_SECONDS) {
    this.#lookSeconds = lookSeconds;
    this.#operation = operation;
    this.#database = bossDatabase(pool);
    const roundSeconds = Math.ceil(lookSeconds);
    this.#boss = new PgBoss({
      db: this.#database,
      useListenNotify: true,
      superviseIntervalSeconds: roundSeconds,
      monitorIntervalSeconds: roundSeconds,
      cronMonitorIntervalSeconds: Math.min(CRON_SECONDS, roundSeconds * 3),
      cronWorkerIntervalSeconds: Math.min(CRON_SECONDS, roundSeconds),
      // Jobs that wait for other jobs; we have none.
      flowIntervalSeconds: LONGEST_PAUSE_SECONDS,
    });
    this.#boss.on('error', (error) => this.#complain(error));
    this.#boss.on('warning', ({ message }) => this.#log?.warn({ reason: message }, 'jobs'));
  }

  /** Call it before {@link start}. */
  define(kind: AnyJobKind): void {
    this.#kinds.set(kind.name, kind);
  }

  /** It is begun after the commit, or not at all. */
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
    await this.#boss.send(kind.name, kind.schema.parse(values) as object, {
      ...sendOptions(kind),
      db: fromDrizzle(tx, sql),
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
    // Two that replace the same one come one after the other.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`job ${name} ${key}`}, 0))`,
    );
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

  async start(log: JobLog): Promise<void> {
    this.#log = log;
    await this.#boss.start();
    await this.#prepare();
    for (const kind of this.#kinds.values()) {
      for (let n = 0; n < kind.atOnce; n++) await this.#work(kind.name, kind, log);
      const { formerName } = kind;
      if (formerName && (await this.#boss.getQueue(formerName)))
        await this.#work(formerName, kind, log);
    }
    await keepSchedules(this.#boss, [...this.#kinds.values()], sendOptions);
  }

  /** Lets what is under way come to its end; what does not in time is begun anew by another process. */
  async stop(): Promise<void> {
    this.#ended.abort();
    await this.#boss.stop({ timeout: STOP_MS });
  }

  /** Whether new jobs would be seen now. */
  isWell(): boolean {
    return this.#database.isWell();
  }

  async #work(queue: string, kind: AnyJobKind, log: JobLog): Promise<void> {
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: Math.min(this.#lookSeconds, LOOK_WITHOUT_NOTICES_SECONDS),
      notifyPollingIntervalSeconds: this.#lookSeconds,
    } as const;
    const worker = await this.#boss.work<unknown, void, typeof options>(
      queue,
      options,
      async (jobs) => {
        // Where one waited there may be more, and of those no notice is sent any more.
        this.#boss.notifyWorker(worker);
        for (const job of jobs) await this.#run(kind, job, log);
      },
    );
  }

  async #run(kind: AnyJobKind, job: JobWithMetadata<unknown>, log: JobLog): Promise<void> {
    try {
      const read = kind.schema.safeParse(job.data);
      // Without the values: they are in the database, and the log is read by others.
      if (!read.success) throw new UnrecoverableError(`The values of ${kind.name} are not valid.`);
      const { id, createdOn: queuedAt } = job;
      await kind.run(this.#operation(), {
        id,
        queuedAt,
        values: read.data,
        signal: this.#ended.signal,
      });
    } catch (thrown) {
      // It is kept with the job.
      const error = withoutValues(thrown);
      const line = { err: error, job: job.id, kind: kind.name, attempt: job.retryCount + 1 };
      if (error instanceof UnrecoverableError) await this.#giveUp(job.id);
      if (error instanceof UnrecoverableError || job.retryCount >= job.retryLimit)
        log.error(line, 'job given up');
      else log.warn(line, 'job failed, it will be tried again');
      throw error;
    }
  }

  /** A failure of this attempt is then the last one. */
  async #giveUp(id: string): Promise<void> {
    await this.#database.executeSql(
      'update pgboss.job set retry_limit = retry_count where id = $1',
      [id],
    );
  }

  /** With the database away, every look fails: the log is told of it once a minute. */
  #complain(error: Error): void {
    if (performance.now() - this.#complainedAt < COMPLAINT_MS) return;
    this.#complainedAt = performance.now();
    this.#log?.error({ err: error }, 'looking for jobs failed');
  }

  /** A queue is a row; making one that is there does nothing. */
  #prepare(): Promise<void> {
    this.#queues ??= this.#makeQueues().catch((error) => {
      this.#queues = null;
      throw error;
    });
    return this.#queues;
  }

  async #makeQueues(): Promise<void> {
    for (const name of this.#kinds.keys()) await this.#boss.createQueue(name, { notify: true });
  }
}
