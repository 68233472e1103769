import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Api } from '../../platform/http/api.server.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { recordEvent } from './operations.server.ts';

/**
 * Limit for one session in one minute, so that a user who tries every address does not fill the
 * log.
 */
const MOST_A_MINUTE = 5;
const SESSIONS_REMEMBERED = 10_000;

/**
 * Records every 403 after the reply is sent, so that the log cannot delay the reply or make it
 * fail. Refusals of visitors (401) are not recorded, because anyone could fill the log with them.
 */
export function recordRefusals(api: Api, services: Services): void {
  const tried = new LRUCache<string, number>({ max: SESSIONS_REMEMBERED });
  const underWay = new Set<Promise<void>>();

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
    underWay.add(recording);
    await recording.finally(() => underWay.delete(recording));
  });
  api.addHook('onClose', () => Promise.all(underWay));
}
