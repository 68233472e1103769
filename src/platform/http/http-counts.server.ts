import type { FastifyInstance } from 'fastify';

/** Numbers since the start that are logged once a minute instead of one line for each. */
export interface HttpCounts {
  /** Answers from the page cache. */
  cached: number;
  /** Requests that were refused at once under load. */
  refused: number;
  /** Connections that were closed at once because there were too many. */
  refusedConnections: number;
}

export const newCounts = (): HttpCounts => ({ cached: 0, refused: 0, refusedConnections: 0 });

const EVERY_MS = 60_000;

/** Logs once a minute how much the counts have grown, unless they have not, and at the end. */
export function logCounts(app: FastifyInstance, counts: HttpCounts, everyMs = EVERY_MS): void {
  let logged = newCounts();
  const log = () => {
    const cached = counts.cached - logged.cached;
    const refusedConnections = counts.refusedConnections - logged.refusedConnections;
    logged = { ...counts };
    // Refused requests have log lines of their own.
    if (cached + refusedConnections > 0) app.log.info({ cached, refusedConnections }, 'counts');
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(log, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    log();
  });
}
