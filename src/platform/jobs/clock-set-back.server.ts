import type { Db } from 'pg-boss';
import type { JobLog } from './job-kind.server.ts';

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
