import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { DeliveryRow } from './deliver/claim.server.ts';
import { canManageWebhooks } from './policy.ts';
import type { DeliveriesFilter, Delivery, Endpoint, EndpointsFilter } from './schema.ts';
import { webhookDeliveries, webhookEndpoints } from './tables.server.ts';

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
