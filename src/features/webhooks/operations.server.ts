import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import { conflict, Invalid, notFound, Refusal } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.server.ts';
import { requireThat } from '../../platform/require.ts';
import { isId } from '../../platform/slug.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import {
  type DeliveriesFilter,
  type Delivery,
  type Endpoint,
  type EndpointChange,
  type EndpointsFilter,
  type NewEndpoint,
  TEST_EVENT,
  WEBHOOK_LIMITS,
} from './contract.ts';
import { type DeliveryRow, dropWaiting, type EndpointRow } from './deliver/claim.server.ts';
import { sendJob } from './deliver/queue.server.ts';
import { makeSecret } from './deliver/send-message.server.ts';
import { canManageWebhooks } from './policy.ts';
import {
  FORMER_SECRET,
  WEBHOOK_SECRET,
  webhookDeliveries,
  webhookEndpoints,
} from './tables.server.ts';

const SHOWN = {
  id: webhookEndpoints.id,
  name: webhookEndpoints.name,
  url: webhookEndpoints.url,
  events: webhookEndpoints.events,
  isOn: webhookEndpoints.isOn,
  offReason: webhookEndpoints.offReason,
  failingSince: webhookEndpoints.failingSince,
  formerSecretUntil: webhookEndpoints.formerSecretUntil,
  createdAt: webhookEndpoints.createdAt,
  version: webhookEndpoints.version,
  // Within one table, the library writes columns without its name.
  waiting: sql<number>`(select count(*)::int from ${webhookDeliveries} d
    where d.endpoint_id = ${webhookEndpoints}.id and d.state = 'waiting')`,
};

/** The endpoints by name. Throws 401, 403. */
export async function listEndpoints(op: Operation, { page, pageSize }: EndpointsFilter) {
  requireThat(op.actor, canManageWebhooks);
  const [rows, [counted]] = await Promise.all([
    select(op.db)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(webhookEndpoints),
  ]);
  const data = rows.map((row) => toEndpoint(row, op.now));
  return { data, total: counted?.total ?? 0, page, pageSize, can: { create: true } };
}

/** Throws 401, 403, 404. */
export async function getEndpoint(op: Operation, id: string): Promise<Endpoint> {
  requireThat(op.actor, canManageWebhooks);
  return readEndpoint(op.db, op.now, id);
}

/** Throws 404. */
export async function readEndpoint(db: Queryable, now: Date, id: string): Promise<Endpoint> {
  const [row] = await select(db, eq(webhookEndpoints.id, id));
  if (!row) throw notFound();
  return toEndpoint(row, now);
}

/** One page of the log of an endpoint, the newest first. Throws 401, 403, 404. */
export async function listDeliveries(
  op: Operation,
  id: string,
  { state, page, pageSize }: DeliveriesFilter,
) {
  await getEndpoint(op, id);
  const where = and(
    eq(webhookDeliveries.endpointId, id),
    state && eq(webhookDeliveries.state, state),
  );
  const [rows, [counted]] = await Promise.all([
    op.db
      .select()
      .from(webhookDeliveries)
      .where(where)
      .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(webhookDeliveries).where(where),
  ]);
  const data = rows.map(toDelivery);
  return { data, total: counted?.total ?? 0, page, pageSize, can: { create: false } };
}

const select = (db: Queryable, where?: SQL) =>
  db
    .select(SHOWN)
    .from(webhookEndpoints)
    .where(where)
    .orderBy(webhookEndpoints.name, webhookEndpoints.id)
    .$dynamic();
type Row = Awaited<ReturnType<typeof select>>[number];

const toEndpoint = (row: Row, now: Date): Endpoint => {
  const { events, failingSince, formerSecretUntil, createdAt } = row;
  const isFormerValid = formerSecretUntil && formerSecretUntil > now;
  return {
    ...row,
    events: events as Endpoint['events'],
    failingSince: failingSince?.toISOString() ?? null,
    formerSecretUntil: isFormerValid ? formerSecretUntil.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
};

const toDelivery = ({ endpointId: _of, path: _path, ...row }: DeliveryRow): Delivery => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastTryAt: row.lastTryAt?.toISOString() ?? null,
  nextTryAt: row.nextTryAt?.toISOString() ?? null,
});

/** Locks an endpoint. Throws 404. */
export async function lockEndpoint(tx: Transaction, id: string) {
  const [row] = await tx
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, id))
    .for('update');
  if (!row) throw notFound();
  return row;
}

/** How long the former secret signs beside a new one. */
const FORMER_MS = 24 * 3_600_000;

interface WithSecret {
  data: Endpoint;
  secret: string;
}

/**
 * Adds an address. The secret is returned only here. Throws 401, 403, 409 `tooManyWebhooks`, or 422 for
 * an address that is not https or not on the public Internet.
 */
export async function createEndpoint(
  op: Operation,
  outgoing: Outgoing,
  { events, ...fields }: NewEndpoint,
): Promise<WithSecret> {
  requireThat(op.actor, canManageWebhooks);
  requireUsable(outgoing, fields.url);
  const id = randomUUID();
  const secret = makeSecret();
  await transact(op, async (tx) => {
    await lockFor(tx, 'webhooks');
    const [existing] = await tx.select({ total: count() }).from(webhookEndpoints);
    if ((existing?.total ?? 0) >= WEBHOOK_LIMITS.endpoints)
      throw new Refusal(409, 'tooManyWebhooks', { max: WEBHOOK_LIMITS.endpoints });
    const key = await op.keys.makeRecordKey(tx);
    const row = { ...fields, events: [...new Set(events)] };
    await tx.insert(webhookEndpoints).values({
      id,
      ...row,
      createdAt: op.now,
      secret: key.encrypt(WEBHOOK_SECRET, id, secret),
      recordKey: key.wrapped,
    });
    await record(tx, op, 'webhook.create', { id, name: fields.name }, { after: recordable(row) });
  });
  return { data: await readEndpoint(op.db, op.now, id), secret };
}

/**
 * Changes an endpoint. One that is turned off loses its waiting messages. Throws 401, 403, 404, 409 with
 * the `current` endpoint, or 422 as {@link createEndpoint}.
 */
export async function changeEndpoint(
  op: Operation,
  outgoing: Outgoing,
  id: string,
  { version, events, ...fields }: EndpointChange,
): Promise<Endpoint> {
  requireThat(op.actor, canManageWebhooks);
  requireUsable(outgoing, fields.url);
  await transact(op, async (tx) => {
    const before = await lockEndpoint(tx, id);
    if (before.version !== version) throw conflict({ current: await readEndpoint(tx, op.now, id) });
    const after = { ...fields, events: [...new Set(events)] };
    const isTurnedOn = after.isOn && !before.isOn;
    await tx
      .update(webhookEndpoints)
      .set({
        ...after,
        version: version + 1,
        ...(isTurnedOn ? { offReason: null, failingSince: null } : {}),
      })
      .where(eq(webhookEndpoints.id, id));
    if (!after.isOn) await dropWaiting(tx, id);
    const values = { before: recordable(before), after: recordable(after) };
    await record(tx, op, 'webhook.update', { id, name: after.name }, values);
  });
  return readEndpoint(op.db, op.now, id);
}

/**
 * Makes a new secret, returned only here; the former one signs beside it for 24 hours. Throws 401, 403,
 * 404.
 */
export async function renewSecret(op: Operation, id: string): Promise<WithSecret> {
  requireThat(op.actor, canManageWebhooks);
  const secret = makeSecret();
  await transact(op, async (tx) => {
    const before = await lockEndpoint(tx, id);
    const former = before.recordKey
      ? op.keys.recordKey(before.recordKey).decrypt(WEBHOOK_SECRET, id, before.secret)
      : null;
    const key = await op.keys.makeRecordKey(tx);
    await tx
      .update(webhookEndpoints)
      .set({
        secret: key.encrypt(WEBHOOK_SECRET, id, secret),
        formerSecret: former ? key.encrypt(FORMER_SECRET, id, former) : null,
        formerSecretUntil: former ? new Date(op.now.getTime() + FORMER_MS) : null,
        recordKey: key.wrapped,
      })
      .where(eq(webhookEndpoints.id, id));
    await record(tx, op, 'webhook.secret', before);
  });
  return { data: await readEndpoint(op.db, op.now, id), secret };
}

/** Deletes an endpoint with its log. Throws 401, 403, 404. */
export async function deleteEndpoint(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canManageWebhooks);
  await transact(op, async (tx) => {
    const before = await lockEndpoint(tx, id);
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id));
    await record(tx, op, 'webhook.delete', before, { before: recordable(before) });
  });
}

/** The address is checked again at every try, when its name is resolved. */
function requireUsable(outgoing: Outgoing, url: string): void {
  if (outgoing.refuses(url)) throw new Invalid({ url: { rule: 'publicHttps' } });
}

type Recordable = Pick<EndpointRow, 'name' | 'url' | 'events' | 'isOn'>;
const recordable = ({ name, url, events, isOn }: Recordable) => ({
  webhookName: name,
  webhookUrl: url,
  isOn,
  webhookEvents: events.join(', '),
});

const record = (
  tx: Transaction,
  op: Operation,
  action: 'webhook.create' | 'webhook.update' | 'webhook.secret' | 'webhook.delete',
  { id, name }: { id: string; name: string },
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
) => recordEvent(tx, op, { action, subject: { kind: 'webhook', id, name }, ...values });

export const webhookSubjects: AuditSubject = {
  async findNames(db, ids) {
    const asked = [...new Set(ids)].filter(isId);
    if (asked.length === 0) return new Map();
    const { id, name } = webhookEndpoints;
    const found = await db.select({ id, name }).from(webhookEndpoints).where(inArray(id, asked));
    return new Map(found.map((row) => [row.id, row.name]));
  },
};

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
