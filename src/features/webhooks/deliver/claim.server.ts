import { and, eq, type SQL, sql } from 'drizzle-orm';
import { CLOCK_ERROR_MS } from '../../../platform/clock-error.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { webhookDeliveries, webhookEndpoints } from '../tables.server.ts';
import { PAUSES_MS } from './pauses.ts';

/** A process that was killed keeps an endpoint busy for so long. Longer than a turn and one try. */
const BUSY_MS = 60_000;

/** Whether a time has come, or is later than any that is set: then it was set while the clock was ahead. */
const hasCome = (time: SQL, longestMs: number, now: Date): SQL =>
  sql`(${time} <= ${now.toISOString()} or ${time} > ${new Date(now.getTime() + longestMs + CLOCK_ERROR_MS).toISOString()})`;
const isDue = (nextTryAt: SQL, now: Date): SQL => hasCome(nextTryAt, Math.max(...PAUSES_MS), now);

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/**
 * Takes the endpoint with due messages that has waited longest, so that nobody else sends to it
 * meanwhile. Null if there is none. An endpoint whose key was destroyed needs a new secret first.
 */
export async function claimEndpoint(db: Queryable, now: Date): Promise<EndpointRow | null> {
  const [row] = await db
    .update(webhookEndpoints)
    .set({ busyUntil: new Date(now.getTime() + BUSY_MS), servedAt: now })
    .where(sql`${webhookEndpoints.id} = (
      select e.id from ${webhookEndpoints} e
      where e.record_key is not null and (e.busy_until is null or ${hasCome(sql`e.busy_until`, BUSY_MS, now)}) and exists (
        select from ${webhookDeliveries} d
        where d.endpoint_id = e.id and d.state = 'waiting' and ${isDue(sql`d.next_try_at`, now)})
      order by e.served_at nulls first
      limit 1 for no key update skip locked)`)
    .returning();
  return row ?? null;
}

export async function releaseEndpoint(db: Queryable, id: string): Promise<void> {
  await db.update(webhookEndpoints).set({ busyUntil: null }).where(eq(webhookEndpoints.id, id));
}

/** The message of this endpoint that has been due for longest. */
export async function nextDelivery(
  db: Queryable,
  endpointId: string,
  now: Date,
): Promise<DeliveryRow | null> {
  const { nextTryAt, createdAt, id } = webhookDeliveries;
  const [row] = await db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        sql`state = 'waiting'`,
        isDue(sql`${nextTryAt}`, now),
      ),
    )
    .orderBy(nextTryAt, createdAt, id)
    .limit(1);
  return row ?? null;
}
