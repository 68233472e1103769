import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressMatcher, THIS_MACHINE } from '../http/connections/cap-networks.server.ts';
import { forwardingHeader } from '../http/watch-forwarding.server.ts';
import { plainAddress } from '../network.server.ts';
import type { Metrics } from './metrics.server.ts';

/**
 * `GET /metrics`, for programs with the token, or without a token for those of this machine. To
 * others it does not exist. `read` gives the numbers, of this process if it is left out.
 */
export function mountMetrics(
  server: FastifyInstance,
  { registry, answered }: Metrics,
  token: string | null,
  read: () => Promise<string> = () => registry.metrics(),
): void {
  server.addHook('onResponse', async (request, reply) =>
    answered({
      method: request.method,
      kind: kindOf(request.url),
      status: reply.raw.statusCode,
      seconds: reply.elapsedTime / 1000,
    }),
  );
  server.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound();
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await read());
  });
}

const isHere = addressMatcher(THIS_MACHINE);

function mayRead({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) {
    const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    return timingSafeEqual(hashOf(given), hashOf(token));
  }
  // A proxy on this machine sends the requests of everybody.
  return isHere(plainAddress(socket.remoteAddress ?? '')) && !forwardingHeader(headers);
}

/** Of equal length, as the comparison requires. */
const hashOf = (text: string) => createHash('sha256').update(text).digest();

function kindOf(url: string): string {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/assets/') || url.startsWith('/media/')) return 'file';
  return 'page';
}
