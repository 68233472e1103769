import type { FastifyInstance } from 'fastify';
import { plainAddress } from '../network.server.ts';

/**
 * Logs one line for each request, with its id and the client's address. The query is left out: searches are private.
 * Pages answered from the cache are counted instead, since a line would cost more than the answer.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.logLevel === 'warn' && reply.statusCode < 500) return;
    request.log.info(
      {
        address: plainAddress(request.ip),
        method: request.method,
        path: request.url.split('?', 1)[0]?.slice(0, 300),
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
  });
}
