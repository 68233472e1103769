import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { CLOCK_ERROR_MS } from '../../../platform/wall-clock.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { type OFF_REASONS, TEST_EVENT } from '../contract.ts';
import { webhookDeliveries, webhookEndpoints } from '../tables.server.ts';
import { sendJob } from './queue.server.ts';
import type { Answer } from './send-message.server.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The pause after each failed try: about a day altogether, as Standard Webhooks recommends. */
export const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  10 * HOUR,
];

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

/** An endpoint is turned off when a message is given up and no try has succeeded for so long. */
export const FAILING_MS = 5 * 24 * HOUR;
const GONE = 410;

/** Stores the result of a try, and what follows from it. `op.now` is the time of the try. */
export async function noteAnswer(
  op: Operation,
  delivery: DeliveryRow,
  answer: Answer,
): Promise<void> {
  const tries = delivery.tries + 1;
  const isOver = delivery.event === TEST_EVENT || answer.status === GONE;
  const pause = answer.fault && !isOver ? PAUSES_MS[delivery.tries] : undefined;
  const nextTryAt = pause === undefined ? null : new Date(op.now.getTime() + pause);
  await transact(op, async (tx) => {
    // The endpoint before its messages, as everywhere, so that nobody waits for each other.
    const [endpoint] = await tx
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, delivery.endpointId))
      .for('no key update');
    if (!endpoint) return;
    const ended = answer.fault ? 'failed' : 'delivered';
    await tx
      .update(webhookDeliveries)
      .set({ ...answer, tries, nextTryAt, lastTryAt: op.now, state: nextTryAt ? 'waiting' : ended })
      .where(and(eq(webhookDeliveries.id, delivery.id), eq(webhookDeliveries.state, 'waiting')));
    if (nextTryAt) await tx.addJob(sendJob, {}, { startAt: nextTryAt });
    if (!answer.fault) await noteFailing(tx, endpoint, null);
    else if (answer.status === GONE) await turnOff(tx, op, endpoint, 'gone');
    else if (delivery.event !== TEST_EVENT) {
      const since = endpoint.failingSince ?? op.now;
      await noteFailing(tx, endpoint, since);
      if (!nextTryAt && op.now.getTime() - since.getTime() >= FAILING_MS)
        await turnOff(tx, op, endpoint, 'failing');
    }
  });
}

/** The event is no longer true. */
export async function skipDelivery(op: Operation, { id }: DeliveryRow): Promise<void> {
  await op.db
    .update(webhookDeliveries)
    .set({ state: 'skipped', fault: 'outdated', nextTryAt: null })
    .where(eq(webhookDeliveries.id, id));
}

async function noteFailing(tx: Transaction, endpoint: EndpointRow, since: Date | null) {
  if (endpoint.failingSince?.getTime() === since?.getTime()) return;
  await tx
    .update(webhookEndpoints)
    .set({ failingSince: since })
    .where(eq(webhookEndpoints.id, endpoint.id));
}

async function turnOff(
  tx: Transaction,
  op: Operation,
  { id, name, isOn }: EndpointRow,
  offReason: (typeof OFF_REASONS)[number],
): Promise<void> {
  if (!isOn) return;
  await tx
    .update(webhookEndpoints)
    .set({ isOn: false, offReason, version: sql`${webhookEndpoints.version} + 1` })
    .where(eq(webhookEndpoints.id, id));
  await dropWaiting(tx, id);
  await recordEvent(tx, op, {
    action: 'webhook.off',
    subject: { kind: 'webhook', id, name },
    after: { offReason },
  });
}

/** An endpoint that is off gets nothing, also not later. */
export async function dropWaiting(tx: Transaction, endpointId: string): Promise<void> {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'skipped', fault: 'turnedOff', nextTryAt: null })
    .where(
      and(eq(webhookDeliveries.endpointId, endpointId), eq(webhookDeliveries.state, 'waiting')),
    );
}
