import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { Refusal } from '../errors.ts';
import type { PageCache } from '../page-cache/page-cache.server.ts';
import type { Front } from './admission/front.server.ts';
import { networkOf } from './admission/limit-senders.server.ts';
import { WindowStore } from './admission/window-store.server.ts';
import { addressMatcher, THIS_MACHINE } from './connections/cap-networks.server.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections/limits.server.ts';
import { logDrops } from './connections/log-drops.server.ts';
import { type HttpCounts, logCounts } from './http-counts.server.ts';
import { JSON_LIMIT } from './limits.server.ts';
import { logRequests } from './log-requests.server.ts';
import { refuseLongAddress } from './long-address.server.ts';
import { serverWithCache } from './open-server.server.ts';
import { parseJsonOnly } from './parse-json.server.ts';
import { requestIds } from './request-id.server.ts';
import { sendHeaders } from './security-headers.server.ts';
import { traceRequests } from './trace-requests.server.ts';

export interface ServerParts {
  /** Cached pages are answered before the framework runs. */
  cache: PageCache;
  front: Front;
  /** Counts what the framework does not see. */
  counts: HttpCounts;
  /** Header names and values alternately, for every answer. */
  commonHeaders: string[];
  logger: Pick<FastifyServerOptions, 'logger' | 'loggerInstance'>;
  trustProxy: string[];
  /** Limits of connections that differ from the defaults. */
  connections: Partial<ConnectionLimits>;
  /** Answers a request whose address cannot be parsed; it has no route and runs no hook. */
  answerUnreadable: NonNullable<FastifyServerOptions['frameworkErrors']>;
}

/** The HTTP server with everything that applies to all requests, without any route. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { cache, front, counts, commonHeaders, trustProxy } = parts;
  const isTrusted = addressMatcher(trustProxy);
  const limits: ConnectionLimits = {
    ...CONNECTION_LIMITS,
    isShared: addressMatcher([...THIS_MACHINE, ...trustProxy]),
    ...parts.connections,
  };
  const server = Fastify({
    serverFactory: serverWithCache(cache, front, limits, counts),
    ...parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(isTrusted),
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    // A request that arrives while connections are being closed is answered like any other.
    return503OnClosing: false,
    bodyLimit: JSON_LIMIT,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      // Its message has the address.
      request.log.info({ code: error.code }, 'unreadable address');
      sendHeaders(reply, commonHeaders);
      return parts.answerUnreadable(error, request, reply);
    },
  } as FastifyServerOptions) as unknown as FastifyInstance;
  parseJsonOnly(server);
  server.decorateRequest('actor');
  server.decorateRequest('t');
  traceRequests(server, isTrusted);
  logRequests(server);
  logCounts(server, counts);
  logDrops(server);
  server.addHook('onRequest', async (request, reply) => {
    sendHeaders(reply, commonHeaders);
    reply.header('X-Request-Id', request.id);
    refuseLongAddress(request.url);
  });
  await server.register(rateLimit, {
    global: false,
    store: WindowStore,
    keyGenerator: networkOf,
    errorResponseBuilder: (_request, context) =>
      new Refusal(429, 'tooManyRequests', { seconds: Math.ceil(context.ttl / 1000) }),
  });
  return server;
}
