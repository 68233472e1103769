import type { FastifyInstance } from 'fastify';

/** How long one result is reused, in ms, so that health checks cost almost nothing. */
const RESULT_VALID_MS = 1000;
/** A check that takes longer has failed, for example on a disk that does not respond. */
const TIMEOUT_MS = 2000;

/** The checks by name. None of them may wait for requests. */
export type Readiness = Record<string, () => Promise<boolean>>;

/**
 * `/healthz`: the process runs, with `hints` about its settings. `/readyz`: all checks pass, else 503
 * with the names of the failed ones. After a call of the returned function, before the process
 * stops, `/readyz` answers 503.
 */
export function mountHealth(
  app: FastifyInstance,
  readiness: Readiness,
  hints: () => object,
): () => void {
  let stopping = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let failed: Promise<string[]> = Promise.resolve([]);
  const check = () => {
    if (performance.now() - checkedAt > RESULT_VALID_MS) {
      checkedAt = performance.now();
      failed = findFailed(readiness);
    }
    return failed;
  };
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok', ...hints() }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const missing = stopping ? ['stopping'] : await check();
    const ok = missing.length === 0;
    return reply
      .status(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(ok ? { status: 'ok' } : { status: 'unavailable', missing });
  });
  return () => {
    stopping = true;
  };
}

async function findFailed(readiness: Readiness): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(readiness).map(async ([name, check]) => {
      const timeout = new Promise<boolean>((resolve) => {
        setTimeout(resolve, TIMEOUT_MS, false).unref();
      });
      return (await Promise.race([check().catch(() => false), timeout])) ? [] : [name];
    }),
  );
  return found.flat();
}
