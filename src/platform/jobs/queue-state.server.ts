import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.server.ts';

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
