import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { lockFor } from '../../platform/database/locks.server.ts';
import { conflict, Invalid, Refusal } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Outgoing } from '../../platform/outgoing/outgoing.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import type { EndpointRow } from './deliver/claim.server.ts';
import { dropWaiting } from './deliver/note-answer.server.ts';
import { makeSecret } from './deliver/sign.server.ts';
import { lockEndpoint } from './lock-endpoint.server.ts';
import { readEndpoint } from './operations.server.ts';
import { canManageWebhooks } from './policy.ts';
import { type Endpoint, type EndpointChange, type NewEndpoint, WEBHOOK_LIMITS } from './schema.ts';
import { FORMER_SECRET, WEBHOOK_SECRET, webhookEndpoints } from './tables.server.ts';

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
      ...{ id, ...row, createdAt: op.now },
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
  ...{ webhookName: name, webhookUrl: url, isOn },
  webhookEvents: events.join(', '),
});

const record = (
  tx: Transaction,
  op: Operation,
  action: 'webhook.create' | 'webhook.update' | 'webhook.secret' | 'webhook.delete',
  { id, name }: { id: string; name: string },
  values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
) => recordEvent(tx, op, { action, subject: { kind: 'webhook', id, name }, ...values });
