import * as z from 'zod/mini';
import { changed, contract, done, list, one, whole } from '../../platform/http/contract.ts';
import { changedReply, IdParam } from '../../platform/http/replies.ts';
import { oneLine } from '../../platform/typed-text.ts';
import { PUBLICATION_KINDS } from '../content/schema.ts';
import { webhooksRight } from './policy.ts';

export const WEBHOOK_LIMITS = { name: 80, url: 1000, endpoints: 20 };

/** What an endpoint can be told. */
export const EVENTS = PUBLICATION_KINDS.map((kind) => `content.${kind}` as const);
export type WebhookEvent = (typeof EVENTS)[number];
/** Sent only when an admin asks for it. */
export const TEST_EVENT = 'webhook.test';

/** Why an endpoint was turned off: its receiver failed for days, or answered that it is gone. */
export const OFF_REASONS = ['failing', 'gone'] as const;
/** `skipped`: nothing was sent, because it was no longer true or the endpoint is off. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'skipped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** Why a delivery failed or was skipped. `status`: the receiver answered with something else than 2xx. */
export const FAULTS = [
  'status',
  'address',
  'name',
  'connection',
  'certificate',
  'time',
  'size',
  'redirects',
  'outdated',
  'turnedOff',
] as const;

export const Endpoint = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(EVENTS)),
  isOn: z.boolean(),
  /** Why it is off, if no admin turned it off. */
  offReason: z.nullable(z.enum(OFF_REASONS)),
  /** ISO 8601 in UTC: since then every try has failed. Null: the last one succeeded. */
  failingSince: z.nullable(z.string()),
  /** Until then the former secret signs too; null: there is none. */
  formerSecretUntil: z.nullable(z.string()),
  /** How many deliveries wait for their first or next try. */
  waiting: z.int(),
  createdAt: z.string(),
  version: z.int(),
});
export type Endpoint = z.infer<typeof Endpoint>;

/** With the secret, which is shown only now: `whsec_` and Base64. */
const EndpointWithSecret = z.extend(changedReply(Endpoint), { secret: z.string() });
export type EndpointWithSecret = z.infer<typeof EndpointWithSecret>;

const fields = {
  name: oneLine(WEBHOOK_LIMITS.name).check(z.minLength(1)),
  /** https, on the public Internet. */
  url: oneLine(WEBHOOK_LIMITS.url).check(z.minLength(1)),
  events: z.array(z.enum(EVENTS)).check(z.minLength(1), z.maxLength(EVENTS.length)),
};
export const NewEndpoint = z.strictObject({ ...fields, isOn: z._default(z.boolean(), true) });
export type NewEndpoint = z.infer<typeof NewEndpoint>;
export const EndpointChange = z.strictObject({
  ...fields,
  isOn: z.boolean(),
  version: z.int().check(z.positive()),
});
export type EndpointChange = z.infer<typeof EndpointChange>;

export const Delivery = z.object({
  /** Sent as `webhook-id`; the same at every try. */
  id: z.uuid(),
  event: z.string(),
  /** The title of the content; empty for a test. */
  title: z.string(),
  contentId: z.nullable(z.uuid()),
  state: z.enum(DELIVERY_STATES),
  tries: z.int(),
  /** The HTTP status of the last answer; null: no answer. */
  status: z.nullable(z.int()),
  /** How long the last try took. */
  ms: z.nullable(z.int()),
  fault: z.nullable(z.enum(FAULTS)),
  /** The beginning of the last answer that was no success. */
  excerpt: z.string(),
  createdAt: z.string(),
  lastTryAt: z.nullable(z.string()),
  nextTryAt: z.nullable(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;

const page = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1);
const pageSize = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20);
export const EndpointsFilter = z.strictObject({ page, pageSize });
export type EndpointsFilter = z.infer<typeof EndpointsFilter>;
export const DeliveriesFilter = z.strictObject({
  state: z.optional(z.enum(DELIVERY_STATES)),
  page,
  pageSize,
});
export type DeliveriesFilter = z.infer<typeof DeliveriesFilter>;

const DeliveryParams = z.strictObject({ id: z.uuid(), deliveryId: z.uuid() });
const unconfirmed = 'sends again what was to be sent';

/** Addresses of other programs that are told about publications, and the log of what was sent. */
export const webhookRoutes = contract(
  'webhooks',
  {
    right: webhooksRight,
    fieldNames: { name: 'webhookName', url: 'webhookUrl', events: 'webhookEvents' },
  },
  {
    list: {
      at: 'GET /webhooks',
      summary: 'One page of the endpoints that are told about publications',
      query: EndpointsFilter,
      reply: list(Endpoint),
    },
    create: {
      at: 'POST /webhooks',
      summary: 'Add an endpoint; the reply contains its secret, which is never shown again',
      body: NewEndpoint,
      reply: whole(EndpointWithSecret),
      status: 201,
    },
    get: {
      at: 'GET /webhooks/:id',
      summary: 'One endpoint',
      params: IdParam,
      reply: one(Endpoint),
    },
    change: {
      at: 'PUT /webhooks/:id',
      summary: 'Change an endpoint, turn it on or off',
      params: IdParam,
      body: EndpointChange,
      reply: changed(Endpoint, 'updated'),
    },
    delete: {
      at: 'DELETE /webhooks/:id',
      summary: 'Delete an endpoint with its log',
      params: IdParam,
      reply: done('deleted'),
    },
    renewSecret: {
      at: 'POST /webhooks/:id/secret',
      summary: 'Make a new secret; the former one signs beside it for 24 hours',
      params: IdParam,
      reply: whole(EndpointWithSecret),
    },
    sendTest: {
      at: 'POST /webhooks/:id/test',
      summary: 'Send a test message once',
      unconfirmed,
      params: IdParam,
      reply: done('webhooks:testQueued'),
    },
    deliveries: {
      at: 'GET /webhooks/:id/deliveries',
      summary: 'One page of what was sent to an endpoint, the newest first',
      params: IdParam,
      query: DeliveriesFilter,
      reply: list(Delivery),
    },
    sendAgain: {
      at: 'POST /webhooks/:id/deliveries/:deliveryId/send',
      summary: 'Send a message again at once',
      unconfirmed,
      params: DeliveryParams,
      reply: done('webhooks:queued'),
    },
  },
);
