import { desc, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { encryptedField } from '../../platform/encryption/fields.server.ts';
import { recordKeyColumns } from '../../platform/encryption/tables.server.ts';
import { DELIVERY_STATES, type DeliveryState, type FAULTS, type OFF_REASONS } from './contract.ts';

export const WEBHOOK_SECRET = encryptedField('webhook_endpoints.secret');
export const FORMER_SECRET = encryptedField('webhook_endpoints.former_secret');

/** Addresses of other programs that are told about publications. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    /** Made before the row, because the secrets are bound to it. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().notNull(),
    isOn: boolean('is_on').notNull(),
    offReason: text('off_reason').$type<(typeof OFF_REASONS)[number]>(),
    secret: WEBHOOK_SECRET.column().notNull(),
    /** Signs beside the new one until `formerSecretUntil`. */
    formerSecret: FORMER_SECRET.column('former_secret'),
    formerSecretUntil: moment('former_secret_until'),
    /** Since then every try has failed. */
    failingSince: moment('failing_since'),
    /** One process sends to it until then, or until it has finished. */
    busyUntil: moment('busy_until'),
    /** When a process last began to send to it: the others go first. */
    servedAt: moment('served_at'),
    createdAt: moment('created_at').notNull(),
    version: integer().notNull().default(1),
    ...recordKeyColumns(),
  },
  (t) => [index('webhook_endpoints_key_version').on(t.recordKeyVersion)],
);

/** One message for one endpoint: first it waits to be sent, then it is an entry of the log. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The id of the message, the same at every try. */
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    /** The content; null for a test. The entry stays when the content is deleted. */
    contentId: uuid('content_id'),
    title: text().notNull().default(''),
    /** Its address in public at that time, without the origin. */
    path: text().notNull().default(''),
    createdAt: moment('created_at').notNull(),
    state: text().$type<DeliveryState>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    nextTryAt: moment('next_try_at'),
    lastTryAt: moment('last_try_at'),
    status: integer(),
    ms: integer(),
    fault: text().$type<(typeof FAULTS)[number]>(),
    excerpt: text().notNull().default(''),
  },
  (t) => [
    check('webhook_deliveries_state', isOneOf(t.state, DELIVERY_STATES)),
    check('webhook_deliveries_next', sql`(${t.state} = 'waiting') = (${t.nextTryAt} is not null)`),
    index('webhook_deliveries_due').on(t.endpointId, t.nextTryAt).where(sql`state = 'waiting'`),
    index('webhook_deliveries_log').on(t.endpointId, desc(t.createdAt), desc(t.id)),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
);
