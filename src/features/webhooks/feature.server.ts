import type { FastifyReply } from 'fastify';
import { implement } from '../../platform/http/implement.server.ts';
import { success } from '../../platform/http/replies.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { provide } from '../../platform/sources.server.ts';
import { PUBLICATIONS } from '../content/changes.server.ts';
import type { Feature } from '../manifest.server.ts';
import { webhookRoutes } from './contract.ts';
import { eventQueue } from './deliver/queue.server.ts';
import { cleanJob, sendKind } from './jobs.server.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  getEndpoint,
  listDeliveries,
  listEndpoints,
  renewSecret,
  sendAgain,
  sendTest,
  webhookSubjects,
} from './operations.server.ts';
import { webhooksRight } from './policy.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** What this feature writes into the audit log. */
export const webhookEvents = [
  'webhook.create',
  'webhook.update',
  'webhook.secret',
  'webhook.off',
  'webhook.delete',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    webhooks: { action: (typeof webhookEvents)[number]; subject: 'webhook' };
  }
}

/** A reply with a secret must not stay in a cache. */
const neverStored = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

const api = implement(webhookRoutes, ({ outgoing }) => ({
  list: ({ op, query }) => listEndpoints(op, query),
  create: async ({ op, body, request, reply }) => {
    const created = await createEndpoint(op, outgoing, body);
    neverStored(reply);
    return success({ ...created, message: request.t('platform:success.created') });
  },
  get: ({ op, params }) => getEndpoint(op, params.id),
  change: ({ op, params, body }) => changeEndpoint(op, outgoing, params.id, body),
  delete: ({ op, params }) => deleteEndpoint(op, params.id),
  renewSecret: async ({ op, params, request, reply }) => {
    const renewed = await renewSecret(op, params.id);
    neverStored(reply);
    return success({ ...renewed, message: request.t('webhooks:renewed') });
  },
  sendTest: ({ op, params }) => sendTest(op, params.id),
  deliveries: ({ op, params, query }) => listDeliveries(op, params.id, query),
  sendAgain: ({ op, params }) => sendAgain(op, params.id, params.deliveryId),
}));

export const webhooks: Feature = {
  name: 'webhooks',
  rights: [webhooksRight],
  texts: [textsOf({ tr, en, de, es })],
  api,
  jobs: (services) => [sendKind(services), cleanJob],
  auditEvents: webhookEvents,
  auditSubjects: { webhook: webhookSubjects },
  provides: [provide(PUBLICATIONS, () => eventQueue)],
};
