import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { plainAddress } from '../network.server.ts';

const HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded'] as const;

/** The name of a header that a proxy adds; undefined if there is none. */
export const forwardingHeader = (headers: IncomingHttpHeaders) =>
  HEADERS.find((name) => headers[name] !== undefined);

/**
 * Detects a proxy that TRUST_PROXY does not name: all its visitors then count as one network for
 * every limit. This is logged once, and the returned function returns the warning for the health
 * check. It is only a hint, because any client can send such a header.
 */
export function watchForwarding(
  app: FastifyInstance,
  isTrusted: (address: string) => boolean,
): () => { warnings?: string[] } {
  let seen = false;
  app.addHook('onRequest', async (request) => {
    if (seen) return;
    const header = forwardingHeader(request.headers);
    const address = plainAddress(request.socket.remoteAddress ?? '');
    if (!header || isTrusted(address)) return;
    seen = true;
    request.log.warn(
      { address, header },
      'forwarding header from an address that TRUST_PROXY does not name; if it is your proxy, all its visitors count as one network',
    );
  });
  return () => (seen ? { warnings: ['untrustedForwarding'] } : {});
}
