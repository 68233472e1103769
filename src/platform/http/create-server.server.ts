import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { Refusal } from '../errors.ts';
import { plainAddress } from '../network.server.ts';
import type { PageCache } from '../page-cache/cached-page.server.ts';
import type { Front } from './admission/front.server.ts';
import { networkOf } from './admission/limit-senders.server.ts';
import { addressMatcher, THIS_MACHINE } from './connections/cap-networks.server.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections/limits.server.ts';
import { type HttpCounts, logCounts } from './http-counts.server.ts';
import { JSON_LIMIT, LONGEST_API_ADDRESS, refuseLongAddress } from './limits.server.ts';
import { serverWithCache } from './open-server.server.ts';
import { sendHeaders } from './security-headers.server.ts';
import { traceRequests } from './trace-requests.server.ts';

/** Networks that are counted at the same time; then the window that began first is forgotten. */
const MOST_NETWORKS = 5000;
const MOST_PARTS = 8;

/** No longer and no other characters than the ids of proxies: it is in every log line. */
const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

const LOG_DROPS_EVERY_MS = 60_000;

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
    // The whole address is limited instead: what is too long for a part of it is no error of the router's,
    // but an address without a page, which may redirect.
    routerOptions: { maxParamLength: LONGEST_API_ADDRESS },
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

/**
 * Logs that connections are closed because too many are open: the first one, then at most once a
 * minute. `counts` has their number.
 */
function logDrops({ server, log }: FastifyInstance): void {
  let next = 0;
  server.on('drop', () => {
    if (performance.now() < next) return;
    next = performance.now() + LOG_DROPS_EVERY_MS;
    log.warn({ connections: server.maxConnections }, 'new connections are refused');
  });
}

/**
 * Accepts only JSON; any other type is 415. An empty body counts as no body, even if the headers name
 * a type: some programs send the type with every request.
 */
function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    (request: FastifyRequest, body: string, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
}

/** Makes the id of a request: that of a trusted proxy (`X-Request-Id`), else a new one. */
function requestIds(isTrusted: (address: string) => boolean): (request: IncomingMessage) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    return typeof given === 'string' &&
      REQUEST_ID.test(given) &&
      isTrusted(plainAddress(socket.remoteAddress ?? ''))
      ? given
      : randomUUID();
  };
}

/**
 * Logs one line for each request, with its id, the client's address and the pattern of its route. The
 * address itself is left out: it may contain a secret, such as that of a preview, and searches are
 * private. Pages answered from the cache are counted instead, since a line would cost more than the
 * answer.
 */
function logRequests(app: FastifyInstance): void {
  const words = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    for (const word of url.split('/')) if (!/[:*]/.test(word)) words.add(word);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.logLevel === 'warn' && reply.statusCode < 500) return;
    request.log.info(
      {
        address: plainAddress(request.ip),
        method: request.method,
        path: patternOf(request, words),
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}

/** Of an address without a route, only the parts that are a fixed part of some route are shown. */
function patternOf({ is404, routeOptions, url }: FastifyRequest, words: ReadonlySet<string>) {
  if (routeOptions.url && !is404) return routeOptions.url;
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/', MOST_PARTS + 1).slice(1);
  return `/${parts.map((part) => (words.has(part) ? part : ':')).join('/')}`;
}

interface Window {
  current: number;
  /** By `performance.now`. */
  endsAt: number;
}

/**
 * Counts requests for the rate-limit plugin. Its own store measures windows by the clock of the machine:
 * after that was set back by a year, networks would be counted in the same window for a year.
 */
export class WindowStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const open = this.#windows.get(key);
    const window = open && open.endsAt > now ? open : this.#begin(key, now + windowMs);
    window.current++;
    callback(null, { current: window.current, ttl: window.endsAt - now });
  }

  child(): WindowStore {
    return new WindowStore();
  }

  #begin(key: string, endsAt: number): Window {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= MOST_NETWORKS) this.#windows.delete(oldest);
    const window = { current: 0, endsAt };
    this.#windows.set(key, window);
    return window;
  }
}
