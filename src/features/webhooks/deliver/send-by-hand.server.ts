import { and, eq } from 'drizzle-orm';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { sendJob } from '../job-type.ts';
import { lockEndpoint } from '../lock-endpoint.server.ts';
import { canManageWebhooks } from '../policy.ts';
import { TEST_EVENT } from '../schema.ts';
import { webhookDeliveries } from '../tables.server.ts';

/**
 * Sends a message without content once, also to an endpoint that is off. Throws 401, 403, 404, or 409
 * `testWaiting` if one is being sent.
 */
export async function sendTest(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canManageWebhooks);
  await transact(op, async (tx) => {
    await lockEndpoint(tx, id);
    const { endpointId, event, state } = webhookDeliveries;
    const waiting = and(eq(endpointId, id), eq(event, TEST_EVENT), eq(state, 'waiting'));
    const [found] = await tx.select({ event }).from(webhookDeliveries).where(waiting).limit(1);
    if (found) throw new Refusal(409, 'testWaiting');
    await tx
      .insert(webhookDeliveries)
      .values({ endpointId: id, event: TEST_EVENT, createdAt: op.now, nextTryAt: op.now });
    await tx.addJob(sendJob, {});
  });
}

/** Sends a message again at once, with its id, and then retries it as a new one. Throws 401, 403, 404. */
export async function sendAgain(op: Operation, endpointId: string, id: string): Promise<void> {
  requireThat(op.actor, canManageWebhooks);
  await transact(op, async (tx) => {
    await lockEndpoint(tx, endpointId);
    const [found] = await tx
      .update(webhookDeliveries)
      .set({ state: 'waiting', tries: 0, nextTryAt: op.now, fault: null })
      .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.endpointId, endpointId)))
      .returning({ id: webhookDeliveries.id });
    if (!found) throw notFound();
    await tx.addJob(sendJob, {});
  });
}
