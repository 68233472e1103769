import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { answerFromCache, type PageCache } from '../page-cache/cached-page.server.ts';
import type { Front } from './admission/front.server.ts';
import { capNetworks, PerNetwork } from './connections/cap-networks.server.ts';
import type { ConnectionLimits } from './connections/limits.server.ts';
import type { HttpCounts } from './http-counts.server.ts';
import { HEADER_LIMIT } from './limits.server.ts';

/** Pipelined requests of one connection that may wait; browsers do not pipeline. */
const MAX_WAITING = 64;

/** How much of a body is still read after the answer, in bytes: for a form that was refused. */
const MAX_UNREAD = 64 * 1024;

/** How long a client has to read the answer, in ms. */
const NOTICE_MS = 2000;

/** The scheme and host of a request target that is a whole address, as clients send it to a proxy. */
const SCHEME_AND_HOST = /^https?:\/\/[^/?#]*/i;

/**
 * A path with a query. A browser sends "#" never, "\" only in the query, and spaces and control
 * characters as an escape.
 */
const PATH_AND_QUERY = /^\/[^?#\\\s\p{Cc}]*(?:\?[^#\s\p{Cc}]*)?$/u;

/**
 * The listening server: cached pages are answered and requests above the limits are refused before
 * the framework runs.
 */
export function serverWithCache(
  cache: PageCache,
  front: Front,
  limits: ConnectionLimits,
  counts: HttpCounts,
): (handler: RequestListener) => Server {
  return (handler) =>
    openGuardedServer(
      limits,
      (request, response) => {
        if (answerFromCache(cache, request, response)) {
          counts.cached++;
          return;
        }
        if (front.refuses(request, response)) {
          counts.refused++;
          return;
        }
        endWhenStalled(response);
        handler(request, response);
      },
      () => {
        counts.refusedConnections++;
      },
    );
}

/** A server with limits for its connections: their number, their duration and the cost of each. */
export function openGuardedServer(
  limits: ConnectionLimits,
  answer: RequestListener,
  onRefused: () => void = () => {},
): Server {
  const mayContinue = capBodies(limits);
  const server = createServer(
    {
      maxHeaderSize: HEADER_LIMIT,
      requestTimeout: limits.requestMs,
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkMs,
      keepAliveTimeout: 10_000,
    },
    oneAtATime((request, response) => {
      const path = pathOf(request.url as string);
      if (path === null || hasSeveralHosts(request)) {
        refuse(response, 400);
        return;
      }
      request.url = path;
      if (!mayContinue(request)) {
        refuse(response, 503);
        return;
      }
      endSlowBody(request, limits);
      endUnreadBody(request, response);
      answer(request, response);
    }),
  );
  // Node emits 'timeout' only if nothing could be written in that time.
  server.timeout = limits.stallMs;
  server.maxConnections = limits.most;
  server.on('drop', onRefused);
  capNetworks(server, limits, onRefused);
  return server;
}

/**
 * Closes a connection whose client stopped reading; a slow handler, which writes nothing yet, is no
 * reason.
 */
export function endWhenStalled(response: ServerResponse): void {
  response.on('timeout', (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}

/** With two Host headers a proxy and this server could read the same request differently (RFC 9112, 3.2). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

function refuse(response: ServerResponse, status: 400 | 503): void {
  response.writeHead(status, {
    Connection: 'close',
    'Content-Type': 'text/plain; charset=utf-8',
    ...(status === 503 && { 'Retry-After': '5' }),
  });
  response.end(`${status} ${STATUS_CODES[status]}`);
}

/**
 * The path and query of a request target; null for one that has no path. A whole address counts as its
 * path, as RFC 9112, 3.2.2 requires: with the host in it, each host would make a cache key of its own.
 */
function pathOf(target: string): string | null {
  const rest = target.replace(SCHEME_AND_HOST, '');
  const path = rest === target || rest.startsWith('/') ? rest : `/${rest}`;
  return PATH_AND_QUERY.test(path) ? path : null;
}

type Limits = Pick<ConnectionLimits, 'slowBodyMs' | 'leastBodyBytes'>;

/**
 * Ends a connection whose client sends the body too slowly. A body that waits because the server does
 * not read it is no reason.
 */
function endSlowBody(request: IncomingMessage, limits: Limits): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.readableLength === 0 && arrived < limits.leastBodyBytes) socket.destroy();
  }, limits.slowBodyMs).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}

type BodyLimits = Pick<ConnectionLimits, 'mostBodies' | 'mostBodiesOfNetwork' | 'isShared'>;

/**
 * Limits how many requests wait for their bodies at the same time. A body may take as long as the
 * whole request: without this limit, a few hundred slow clients could occupy all places for
 * requests. The returned function returns whether a request may continue.
 */
function capBodies(limits: BodyLimits): (request: IncomingMessage) => boolean {
  const ofNetworks = new PerNetwork(limits.mostBodiesOfNetwork, limits.isShared);
  let all = 0;
  return (request) => {
    if (!hasBody(request)) return true;
    if (all >= limits.mostBodies) return false;
    const leave = ofNetworks.enter(request.socket.remoteAddress);
    if (!leave) return false;
    all++;
    // Emitted once the body was read, and also when the connection ends before.
    request.once('close', () => {
      all--;
      leave();
    });
    return true;
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/**
 * Ends a connection whose request was answered before its body was read completely. Node would read
 * such a body as long as the client sends it.
 */
function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.once('prefinish', () => {
    if (request.complete) return;
    let left = MAX_UNREAD;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.pause();
    });
    request.resume();
  });
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const timer = setTimeout(() => socket.destroy(), NOTICE_MS);
    request.once('close', () => clearTimeout(timer));
  });
}

/**
 * Answers the requests of a connection one after the other. Requests that a client sends without
 * waiting for the answers (pipelining) have to wait, so that one connection cannot make the server
 * open a thousand files at once. A connection with too many of them is closed.
 */
function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    // Node gives the socket to a response when the one before it has been sent.
    if (response.socket !== null) {
      answer(request, response);
      return;
    }
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before >= MAX_WAITING) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      process.nextTick(() => {
        if (!socket.destroyed) answer(request, response);
      });
    });
  };
}
