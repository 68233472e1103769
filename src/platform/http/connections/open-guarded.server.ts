import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { HEADER_LIMIT } from '../limits.server.ts';
import { createServer, STATUS_CODES } from '../node-http.server.ts';
import { capBodies } from './cap-bodies.server.ts';
import { capNetworks } from './cap-networks.server.ts';
import type { ConnectionLimits } from './limits.server.ts';
import { oneAtATime } from './one-at-a-time.server.ts';
import { pathOf } from './request-path.server.ts';
import { endSlowBody } from './slow-body.server.ts';
import { endUnreadBody } from './unread-body.server.ts';

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

/** Closes a connection whose client stopped reading; a slow handler, which writes nothing yet, is no reason. */
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
