import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainAddress } from '../network.server.ts';

/**
 * Logs one line for each request, with its id, the client's address and the pattern of its route. The
 * address itself is left out: it may contain a secret, such as that of a preview, and searches are
 * private. Pages answered from the cache are counted instead, since a line would cost more than the
 * answer.
 */
export function logRequests(app: FastifyInstance): void {
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

const MOST_PARTS = 8;

/** Of an address without a route, only the parts that are a fixed part of some route are shown. */
function patternOf({ is404, routeOptions, url }: FastifyRequest, words: ReadonlySet<string>) {
  if (routeOptions.url && !is404) return routeOptions.url;
  const [path = ''] = url.split('?', 1);
  const parts = path.split('/', MOST_PARTS + 1).slice(1);
  return `/${parts.map((part) => (words.has(part) ? part : ':')).join('/')}`;
}
