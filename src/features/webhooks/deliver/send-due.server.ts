import type { Operation } from '../../../platform/operation.server.ts';
import type { Services } from '../../../platform/services.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { sendJob } from '../job-type.ts';
import { FORMER_SECRET, WEBHOOK_SECRET } from '../tables.server.ts';
import { claimEndpoint, type EndpointRow, nextDelivery, releaseEndpoint } from './claim.server.ts';
import { makeBody } from './make-body.server.ts';
import { noteAnswer, skipDelivery } from './note-answer.server.ts';
import { sendMessage } from './send-message.server.ts';

/** An endpoint keeps a worker for so long and one try more; then the others have their turn. */
const TURN_MS = 15_000;
/** A run begins no further turn then; what is due is left to a new job. */
const RUN_MS = 60_000;

export type Needed = Pick<Services, 'outgoing' | 'clock' | 'publicUrl'>;

/**
 * Sends the messages whose time has come, one endpoint after another and one message at a time to
 * each. What other processes send now is left to them.
 */
export async function sendDue(op: Operation, services: Needed, stop: AbortSignal): Promise<void> {
  const end = performance.now() + RUN_MS;
  for (;;) {
    const endpoint = await claimEndpoint(op.db, services.clock());
    if (!endpoint) return;
    try {
      await serve(op, services, endpoint, stop);
    } catch (error) {
      // The message that was being sent stays due.
      if (!stop.aborted) throw error;
    } finally {
      await releaseEndpoint(op.db, endpoint.id);
    }
    if (stop.aborted || performance.now() > end) {
      await transact(op, (tx) => tx.addJob(sendJob, {}));
      return;
    }
  }
}

async function serve(
  op: Operation,
  services: Needed,
  endpoint: EndpointRow,
  stop: AbortSignal,
): Promise<void> {
  const end = performance.now() + TURN_MS;
  while (!stop.aborted && performance.now() < end) {
    const now = services.clock();
    const delivery = await nextDelivery(op.db, endpoint.id, now);
    if (!delivery) return;
    const body = await makeBody(op.db, delivery, services.publicUrl);
    if (body === null) {
      await skipDelivery(op, delivery);
      continue;
    }
    const { id } = delivery;
    const secrets = secretsOf(op, endpoint, now);
    const answer = await sendMessage(
      services.outgoing,
      endpoint.url,
      { id, body },
      { secrets, now, stop },
    );
    await noteAnswer({ ...op, now: services.clock() }, delivery, answer);
    // The others have their turn first.
    if (answer.fault) return;
  }
}

/** The secret, and the one before it while it is still valid. */
function secretsOf({ keys }: Operation, endpoint: EndpointRow, now: Date): string[] {
  const { id, secret, formerSecret, formerSecretUntil } = endpoint;
  const key = keys.recordKey(endpoint.recordKey);
  const current = key.decrypt(WEBHOOK_SECRET, id, secret);
  if (!formerSecret || !formerSecretUntil || formerSecretUntil <= now) return [current];
  return [current, key.decrypt(FORMER_SECRET, id, formerSecret)];
}
