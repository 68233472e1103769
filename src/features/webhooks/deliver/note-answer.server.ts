import { and, eq, sql } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { sendJob } from '../job-type.ts';
import { type OFF_REASONS, TEST_EVENT } from '../schema.ts';
import { webhookDeliveries, webhookEndpoints } from '../tables.server.ts';
import type { DeliveryRow, EndpointRow } from './claim.server.ts';
import { PAUSES_MS } from './pauses.ts';
import type { Answer } from './send-message.server.ts';

const HOUR = 3_600_000;
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
