import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.server.ts';
import { applicationTotals } from './tables.server.ts';

/** Every change of an application adds rows to the totals; every night they become few again. */
export const totalsJob: JobKind<Record<string, never>> = {
  name: 'application-totals',
  schema: z.strictObject({}) as never,
  cron: '45 3 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 5 * 60,
  atOnce: 1,
  run: ({ db }) => addTogether(db),
};

/** One statement, so that at every moment the sums are the same. */
export async function addTogether(db: Queryable): Promise<void> {
  await db.execute(sql`with gone as (delete from ${applicationTotals} returning status, city, total)
    insert into ${applicationTotals} (status, city, total)
    select status, city, sum(total) from gone group by status, city having sum(total) <> 0`);
}
