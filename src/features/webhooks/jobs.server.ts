import { lt, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { readPublishedById } from '../content/published/programs.server.ts';
import { TEST_EVENT } from './contract.ts';
import {
  claimEndpoint,
  type EndpointRow,
  nextDelivery,
  noteAnswer,
  releaseEndpoint,
  skipDelivery,
} from './deliver/claim.server.ts';
import { sendJob } from './deliver/queue.server.ts';
import { sendMessage } from './deliver/send-message.server.ts';
import {
  FORMER_SECRET,
  WEBHOOK_SECRET,
  webhookDeliveries,
  webhookEndpoints,
} from './tables.server.ts';

/** Beyond this, the text of the content is left out. */
export const MOST_BYTES = 256 * 1024;

/** An endpoint keeps a worker for so long and one try more; then the others have their turn. */
const TURN_MS = 15_000;

/** A run begins no further turn then; what is due is left to a new job. */
const RUN_MS = 60_000;

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
  // An array is computed once; with `in`, PostgreSQL may number all entries again for each row.
  const tooMany = sql`${id} = any(array(select id from (
    select ${id}, ${state},
      row_number() over (partition by ${endpointId} order by ${createdAt} desc, ${id} desc) as place
    from ${webhookDeliveries}) numbered
    where place > ${LOG_ENTRIES} and state <> 'waiting' limit ${BATCH}))`;
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

type Needed = Pick<Services, 'outgoing' | 'clock' | 'publicUrl'>;

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

type Delivery = Pick<
  typeof webhookDeliveries.$inferSelect,
  'event' | 'contentId' | 'title' | 'path' | 'createdAt'
>;

/**
 * The body of a message, with the content as the public sees it now: a late message never brings back
 * an older text. Null if the event is no longer true: then a later message says what is.
 */
async function makeBody(db: Queryable, delivery: Delivery, origin: string): Promise<string | null> {
  const { event, createdAt } = delivery;
  const data = event === TEST_EVENT ? {} : await dataOf(db, delivery, origin);
  if (!data) return null;
  const write = (value: object) =>
    JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data: value });
  const body = write(data);
  return Buffer.byteLength(body) > MOST_BYTES
    ? write({ ...data, body: undefined, html: undefined })
    : body;
}

async function dataOf(db: Queryable, delivery: Delivery, origin: string) {
  const { event, contentId: id, title, path } = delivery;
  if (!id) return null;
  const content = await readPublishedById(db, id, origin);
  if (event === 'content.unpublished') return content ? null : { id, title, url: origin + path };
  if (event === 'content.changed') return content;
  return event === `content.${content?.state}` ? content : null;
}
