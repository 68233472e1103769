import type { FastifyInstance } from 'fastify';

const EVERY_MS = 60_000;

/**
 * Logs that connections are closed because too many are open: the first one, then at most once a
 * minute. `counts` has their number.
 */
export function logDrops({ server, log }: FastifyInstance): void {
  let next = 0;
  server.on('drop', () => {
    if (performance.now() < next) return;
    next = performance.now() + EVERY_MS;
    log.warn({ connections: server.maxConnections }, 'new connections are refused');
  });
}
