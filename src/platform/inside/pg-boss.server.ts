import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from 'pg-boss';
import type { Queryable } from '../database/client.server.ts';
import type { JobLog } from '../jobs/job-kind.server.ts';
import { splitOrigin } from '../jobs/job-origin.server.ts';

/* What this product reads and writes in the tables of pg-boss, which it does not promise to keep. */

export interface QueueState {
  /** Jobs whose time has come. */
  waiting: number;
  running: number;
  /** Jobs that failed and are not retried any more. */
  failed: number;
  /** How long the oldest of the waiting jobs has waited, in seconds. */
  oldestSeconds: number;
}

/** The jobs of all processes. */
export async function readQueueState(db: Queryable): Promise<QueueState> {
  const { rows } = await db.execute<{ [Key in keyof QueueState]: number }>(sql`
    select
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed' and output is not null)::int as failed,
      coalesce(extract(epoch from now() - min(start_after)
        filter (where state in ('created', 'retry') and start_after <= now())), 0)::float
        as "oldestSeconds"
    from pgboss.job where state in ('created', 'retry', 'active', 'failed')`);
  return rows[0] as QueueState;
}

/** How many jobs of this name wait or run. */
export async function countOpenJobs(db: Queryable, name: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name = ${name} and state in ('created', 'retry', 'active')`);
  return rows[0]?.count ?? 0;
}

export const deleteOpenJobs = (client: pg.ClientBase, names: readonly string[]) =>
  client.query(
    `delete from pgboss.job where name = any($1) and state in ('created', 'retry', 'active')`,
    [names],
  );

/** Removes the jobs that do not run now and whose values name one of these ids. */
export const deleteJobsAbout = (db: Queryable, ids: readonly string[]) =>
  db.execute(sql`
    delete from pgboss.job where state in ('created', 'retry', 'failed', 'completed') and exists (
      select from regexp_matches(data::text, '[0-9a-f-]{36}', 'g') found
      where found[1] = any(${sql.param([...ids])}::text[]))`);

/** A job whose last try failed. */
export interface FailedJob {
  id: string;
  /** The name of its type. */
  name: string;
  /** The values of the job: ids, never a secret. */
  values: Record<string, unknown>;
  /** How often it was tried. */
  tries: number;
  /** The message of the last error, without values of the database. */
  error: string;
  failedAt: Date;
  /** The time of its automatic retry; null: it is not retried any more. */
  nextTryAt: Date | null;
}

type Row = {
  id: string;
  name: string;
  data: Record<string, unknown> | null;
  retry_count: number;
  error: string | null;
  failed_at: string;
  next_try_at: string | null;
};

const FROM_FAILED = sql`from pgboss.job where state in ('failed', 'retry') and output is not null`;

const SELECT_FAILED = sql`
  select id, name, data, retry_count,
    coalesce(output->>'message', output->'value'->>'message') as error,
    coalesce(completed_on, started_on, created_on) as failed_at,
    case when state = 'retry' then start_after end as next_try_at
  ${FROM_FAILED}`;

/** One page of them, the job that failed last first. `total` counts all. */
export async function selectFailedJobs(
  db: Queryable,
  limit: number,
  offset: number,
): Promise<{ jobs: FailedJob[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    ${SELECT_FAILED} order by failed_at desc, id limit ${limit} offset ${offset}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${FROM_FAILED}`,
  );
  return { jobs: rows.map(toJob), total: counted.rows[0]?.total ?? 0 };
}

/** The failed job of this id, locked; null if there is none or it is being tried now. */
export async function lockFailedJob(tx: Queryable, id: string): Promise<FailedJob | null> {
  const { rows } = await tx.execute<Row>(sql`
    ${SELECT_FAILED} and id = ${id} for update`);
  return rows[0] ? toJob(rows[0]) : null;
}

const toJob = (row: Row): FailedJob => ({
  id: row.id,
  name: row.name,
  values: splitOrigin(row.data ?? {}).values as Record<string, unknown>,
  // The first try is not counted in retry_count.
  tries: row.retry_count + 1,
  error: row.error ?? '',
  failedAt: new Date(row.failed_at),
  nextTryAt: row.next_try_at === null ? null : new Date(row.next_try_at),
});

/**
 * Whether the last run ended without a result. Then pg-boss itself wrote the output of the job, and
 * wraps it; the errors of handlers are not wrapped.
 */
export const wasInterrupted = ({ output }: { output: unknown }): boolean =>
  output !== null &&
  typeof output === 'object' &&
  ('value' in output ||
    ('message' in output && /^handler execution exceeded /.test(String(output.message))));

/** Makes the current attempt of a job the last one. */
export const giveUp = (db: Db, id: string) =>
  db.executeSql('update pgboss.job set retry_limit = retry_count where id = $1', [id]);

/** Jobs that are done stay in the database for a week. */
export async function hasRunForADay(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ hasRun: boolean }>(sql`select exists (
    select from pgboss.job
    where completed_on between now() - interval '6 days' and now() - interval '1 day') as "hasRun"`);
  return rows[0]?.hasRun === true;
}

/** Another process may have written a little later than this statement began. */
const TOLERANCE_MS = 1000;
const LATER = `now() + interval '${TOLERANCE_MS} milliseconds'`;
/** `isAhead`: pg-boss did something later than now, so the clock of the database was set back. */
const CHECK = `select now() as now, exists (
    select from pgboss.version where greatest(cron_on, bam_on, flow_on, reindex_on) > ${LATER}
  ) or exists (
    select from pgboss.queue where greatest(monitor_claim_on, monitor_on, maintain_on) > ${LATER}
  ) as "isAhead"`;

/** The longest pause after the tries of a job. */
const PAUSE =
  'make_interval(secs => least(retry_delay_max, retry_delay * 2 ^ least(16, retry_count + 1)))';

/**
 * pg-boss would look for recurring jobs, and run what waits, only when the clock has reached these times
 * again. A job that was added with a time keeps it.
 */
const REPAIR = `
  update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
    flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now()), monitor_backoff_on = null;
  update pgboss.queue set monitor_claim_on = least(monitor_claim_on, now()),
    monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now());
  update pgboss.job set started_on = now(), heartbeat_on = now()
    where state = 'active' and started_on > now();
  update pgboss.job set created_on = now(), start_after = now()
    where state = 'created' and created_on > now() and start_after <= created_on + interval '1 minute';
  update pgboss.job set start_after = now() where state = 'retry' and start_after > now() + ${PAUSE}`;

/**
 * Watches the clock of the database, at once and then every `everyMs`, and repairs what was stored while
 * it was ahead; jobs may be due then. Resolves after the first check; `stop` ends it.
 */
export async function watchClock(
  db: Db,
  everyMs: number,
  log: JobLog,
  onRepaired: () => void,
): Promise<{ stop: () => void }> {
  let last = 0;
  const check = async () => {
    const { rows } = await db.executeSql(CHECK);
    const { now, isAhead } = rows[0] as { now: Date; isAhead: boolean };
    const wasSetBack = isAhead || now.getTime() < last - TOLERANCE_MS;
    last = now.getTime();
    if (!wasSetBack) return;
    await db.executeSql(REPAIR);
    log.warn({ now }, 'the clock of the database was set back; jobs that waited for it start now');
    onRepaired();
  };
  await check();
  // A database that cannot be reached is reported by other statements, which are more frequent.
  const timer = setInterval(() => check().catch(() => {}), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
