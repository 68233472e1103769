import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Queryable } from '../database/client.server.ts';
import { withoutValues } from '../database/without-values.server.ts';
import { type BossDatabase, bossDatabase } from './boss-database.server.ts';
import {
  type JobKind,
  type JobLog,
  type JobValues,
  UnrecoverableError,
} from './job-kind.server.ts';

/** Notices say at once that there is work; this is how soon a missed one or a pause is noticed. */
const LOOK_SECONDS = 10;
const LOOK_WITHOUT_NOTICES_SECONDS = 2;
/** A process that is silent for as long is taken for dead, and its jobs are given back at the next look. */
const ALIVE_SECONDS = 10;
const LONGEST_PAUSE_SECONDS = 3600;
/** What is done or given up is kept as long, to be looked at. */
const KEPT_SECONDS = 24 * 3600;
const STOP_MS = 5000;
const COMPLAINT_MS = 60_000;

/**
 * Work that outlives the request which asked for it. It is kept in the database, in the schema
 * `pgboss`, and done at least once by one of the processes that share it.
 */
export class Jobs {
  readonly #kinds = new Map<string, JobKind>();
  readonly #boss: PgBoss;
  readonly #database: BossDatabase;
  readonly #lookSeconds: number;
  #log: JobLog | null = null;
  #complainedAt = Number.NEGATIVE_INFINITY;
  #queues: Promise<void> | null = null;

  /** @param pool that nobody else keeps busy. */
  constructor(pool: pg.Pool, lookSeconds = LOOK_SECONDS) {
    this.#lookSeconds = lookSeconds;
    this.#database = bossDatabase(pool);
    const roundSeconds = Math.ceil(lookSeconds);
    this.#boss = new PgBoss({
      db: this.#database,
      schedule: false,
      useListenNotify: true,
      superviseIntervalSeconds: roundSeconds,
      monitorIntervalSeconds: roundSeconds,
      // Jobs that wait for other jobs; we have none.
      flowIntervalSeconds: LONGEST_PAUSE_SECONDS,
    });
    this.#boss.on('error', (error) => this.#complain(error));
    this.#boss.on('warning', ({ message }) => this.#log?.warn({ reason: message }, 'jobs'));
  }

  /** Call it before {@link start}. */
  define(kind: JobKind): void {
    this.#kinds.set(kind.name, kind);
  }

  /** Takes a job within a transaction: it is begun after the commit, or not at all. */
  async add(tx: Queryable, name: string, values: JobValues): Promise<void> {
    const kind = this.#kinds.get(name);
    if (!kind) throw new Error(`Nobody does the job ${name}.`);
    await this.#prepare();
    await this.#boss.send(name, values, {
      db: fromDrizzle(tx, sql),
      retryLimit: kind.tries - 1,
      retryDelay: kind.firstPauseSeconds,
      retryBackoff: true,
      retryDelayMax: LONGEST_PAUSE_SECONDS,
      expireInSeconds: kind.mayTakeSeconds,
      heartbeatSeconds: ALIVE_SECONDS,
      deleteAfterSeconds: KEPT_SECONDS,
    });
  }

  async start(log: JobLog): Promise<void> {
    this.#log = log;
    await this.#boss.start();
    await this.#prepare();
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: Math.min(this.#lookSeconds, LOOK_WITHOUT_NOTICES_SECONDS),
      notifyPollingIntervalSeconds: this.#lookSeconds,
    } as const;
    const work = async (queue: string, kind: JobKind) => {
      const worker = await this.#boss.work<JobValues, void, typeof options>(
        queue,
        options,
        async (jobs) => {
          // Where one waited there may be more, and of those no notice is sent any more.
          this.#boss.notifyWorker(worker);
          for (const job of jobs) await this.#run(kind, job, log);
        },
      );
    };
    for (const kind of this.#kinds.values()) {
      for (let n = 0; n < kind.atOnce; n++) await work(kind.name, kind);
      const { formerName } = kind;
      if (formerName && (await this.#boss.getQueue(formerName))) await work(formerName, kind);
    }
  }

  /** Lets what is under way come to its end; what does not in time is begun anew by another process. */
  async stop(): Promise<void> {
    await this.#boss.stop({ timeout: STOP_MS });
  }

  /** Whether new jobs would be seen now. */
  isWell(): boolean {
    return this.#database.isWell();
  }

  async #run(kind: JobKind, job: JobWithMetadata<JobValues>, log: JobLog): Promise<void> {
    try {
      await kind.run({ id: job.id, askedAt: job.createdOn, values: job.data });
    } catch (thrown) {
      // It is kept with the job.
      const error = withoutValues(thrown);
      const line = { err: error, job: job.id, kind: kind.name, attempt: job.retryCount + 1 };
      if (error instanceof UnrecoverableError) return log.error(line, 'job given up');
      if (job.retryCount >= job.retryLimit) log.error(line, 'job given up');
      else log.warn(line, 'job failed, it will be tried again');
      throw error;
    }
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
