import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { webhookDeliveries, webhookEndpoints } from '../tables.server.ts';

/** A process that was killed keeps an endpoint busy for so long. Longer than a turn and one try. */
const BUSY_MS = 60_000;

export type EndpointRow = typeof webhookEndpoints.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/**
 * Takes the endpoint with due messages that has waited longest, so that nobody else sends to it
 * meanwhile. Null if there is none. An endpoint whose key was destroyed needs a new secret first.
 */
export async function claimEndpoint(db: Queryable, now: Date): Promise<EndpointRow | null> {
  const at = now.toISOString();
  const [row] = await db
    .update(webhookEndpoints)
    .set({ busyUntil: new Date(now.getTime() + BUSY_MS), servedAt: now })
    .where(sql`${webhookEndpoints.id} = (
      select e.id from ${webhookEndpoints} e
      where e.record_key is not null and (e.busy_until is null or e.busy_until <= ${at}) and exists (
        select from ${webhookDeliveries} d
        where d.endpoint_id = e.id and d.state = 'waiting' and d.next_try_at <= ${at})
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
        sql`${nextTryAt} <= ${now.toISOString()}`,
      ),
    )
    .orderBy(nextTryAt, createdAt, id)
    .limit(1);
  return row ?? null;
}
