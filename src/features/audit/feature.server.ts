import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { Api } from '../../platform/http/api.server.ts';
import { implement } from '../../platform/http/implement.server.ts';
import { success } from '../../platform/http/replies.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { Feature } from '../manifest.server.ts';
import { AuditFilter, auditRoutes } from './contract.ts';
import { eraseOldOrigins } from './erase.server.ts';
import { listEvents } from './list.server.ts';
import { recordEvent } from './operations.server.ts';
import { auditRight } from './policy.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';
import { openVerification } from './verify.server.ts';

/**
 * Limit for one session in one minute, so that a user who tries every address does not fill the
 * log.
 */
const MOST_A_MINUTE = 5;
const SESSIONS_REMEMBERED = 10_000;

/** The events that this feature writes into the audit log. */
export const auditEvents = ['auth.forbidden', 'audit.erase'] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    audit: { action: (typeof auditEvents)[number]; subject: 'route' };
  }
}

function api(scope: Api, services: Services): void {
  // `onClose` hooks run in reverse order: pending refusals are written before this hook runs.
  scope.addHook('onClose', () => services.auditHead.flush());
  recordRefusals(scope, services);
  const { list, verify } = auditRoutes;
  const action = z.optional(z.enum(services.audit.actions));
  const routes = { verify, list: { ...list, query: z.extend(AuditFilter, { action }) } };
  const verifyLog = openVerification(services);
  implement(routes, () => ({
    list: async ({ op, query }) => success(await listEvents(op, query)),
    verify: ({ op }) => verifyLog(op),
  }))(scope, services);
}

export const audit: Feature = {
  name: 'audit',
  rights: [auditRight],
  texts: [textsOf({ tr, en, de, es })],
  api,
  jobs: () => [eraseOldOrigins],
  auditEvents: auditEvents,
};

/**
 * Records every 403 after the reply is sent, so that the log cannot delay the reply or make it
 * fail. Refusals of visitors (401) are not recorded, because anyone could fill the log with them.
 */
function recordRefusals(api: Api, services: Services): void {
  const tried = new LRUCache<string, number>({ max: SESSIONS_REMEMBERED });
  const running = new Set<Promise<void>>();

  const isTooMany = (sessionId: string): boolean => {
    const minute = Math.floor(services.clock().getTime() / 60_000);
    const key = `${sessionId} ${minute}`;
    const times = (tried.get(key) ?? 0) + 1;
    tried.set(key, times);
    return times > MOST_A_MINUTE;
  };

  const record = async (request: FastifyRequest) => {
    const op = operationFor(services, request);
    const route = `${request.method} ${request.routeOptions.url}`;
    const subject = { kind: 'route' as const, id: route, name: route };
    await transact(op, (tx) => recordEvent(tx, op, { action: 'auth.forbidden', subject }));
  };

  api.addHook('onResponse', async (request, reply) => {
    const { actor } = request;
    if (reply.statusCode !== 403 || actor?.kind !== 'staff') return;
    if (isTooMany(actor.sessionId ?? actor.id)) return;
    const recording = record(request).catch((error) =>
      request.log.error({ err: error }, 'a refusal could not be recorded'),
    );
    running.add(recording);
    await recording.finally(() => running.delete(recording));
  });
  api.addHook('onClose', () => Promise.all(running));
}
