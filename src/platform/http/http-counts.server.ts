import type { FastifyInstance } from 'fastify';

/** Numbers that are logged once a minute instead of one line for each. */
export interface HttpCounts {
  /** Answers from the page cache. */
  cached: number;
  /** Connections that were closed at once because there were too many. */
  refusedConnections: number;
}

export const newCounts = (): HttpCounts => ({ cached: 0, refusedConnections: 0 });

const EVERY_MS = 60_000;

/** Logs the counts once a minute if they are not zero, and the last ones at the end. */
export function logCounts(app: FastifyInstance, counts: HttpCounts, everyMs = EVERY_MS): void {
  const log = () => {
    if (counts.cached + counts.refusedConnections === 0) return;
    app.log.info({ ...counts }, 'counts');
    Object.assign(counts, newCounts());
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
