import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.server.ts';
import { splitOrigin } from './job-origin.server.ts';

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
