import { lt, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { type Needed, sendDue } from './deliver/send-due.server.ts';
import { sendJob } from './job-type.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts';

/**
 * Every publication and every retry adds one. The recurring one finds messages whose job was lost, and
 * those of a process that was killed.
 */
export const sendKind = (services: Needed): JobKind<Record<string, never>> => ({
  ...sendJob,
  cron: '* * * * *',
  tries: 3,
  firstPauseSeconds: 10,
  mayTakeSeconds: 3 * 60,
  // So many endpoints can be slow at the same time without delaying others.
  atOnce: 4,
  run: (op, { signal }) => sendDue(op, services, signal),
});

const DAY_MS = 24 * 3_600_000;
/** How long the log has an entry, and how many of one endpoint. */
const LOG_DAYS = 30;
const LOG_ENTRIES = 5000;
const BATCH = 1000;

/** Deletes every night old entries of the log and former secrets that are no longer valid. */
export const cleanJob: JobKind<Record<string, never>> = {
  name: 'webhooks-log',
  schema: z.strictObject({}) as never,
  cron: '50 3 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  run: (op, { signal }) => cleanLog(op, signal),
};

export async function cleanLog(op: Operation, signal: AbortSignal): Promise<void> {
  const { db, now } = op;
  await db
    .update(webhookEndpoints)
    .set({ formerSecret: null, formerSecretUntil: null })
    .where(lte(webhookEndpoints.formerSecretUntil, now));
  const old = lt(webhookDeliveries.createdAt, new Date(now.getTime() - LOG_DAYS * DAY_MS));
  const { id, endpointId, createdAt, state } = webhookDeliveries;
  const tooMany = sql`${state} <> 'waiting' and ${id} in (select id from (
    select ${id}, row_number() over (partition by ${endpointId} order by ${createdAt} desc, ${id} desc) as place
    from ${webhookDeliveries}) numbered where place > ${LOG_ENTRIES})`;
  for (const unwanted of [old, tooMany]) {
    let rows: unknown[];
    do {
      if (signal.aborted) return;
      ({ rows } = await db.execute(sql`
        delete from ${webhookDeliveries} where ${id} = any(array(
          select ${id} from ${webhookDeliveries} where ${unwanted} limit ${BATCH}
          for update skip locked)) returning 1`));
    } while (rows.length === BATCH);
  }
}
