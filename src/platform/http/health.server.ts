import type { FastifyInstance } from 'fastify';

/** How long one result is given again, in ms, so that health checks cost next to nothing. */
const RESULT_VALID_MS = 1000;
/** What does not answer within this time is not well, such as a disk that hangs. */
const PATIENCE_MS = 2000;

/** By name, what must be well. None of them may wait behind requests. */
export type Readiness = Record<string, () => Promise<boolean>>;

/**
 * `/healthz`: the process lives, with `hints` about its settings. `/readyz`: it can do all its work,
 * else 503 with the names of what is not well. The returned function makes `/readyz` answer 503 from
 * then on, before the process stops.
 */
export function mountHealth(
  app: FastifyInstance,
  readiness: Readiness,
  hints: () => object,
): () => void {
  let stopping = false;
  let looked = Number.NEGATIVE_INFINITY;
  let unwell: Promise<string[]> = Promise.resolve([]);
  const look = () => {
    if (performance.now() - looked > RESULT_VALID_MS) {
      looked = performance.now();
      unwell = findUnwell(readiness);
    }
    return unwell;
  };
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok', ...hints() }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const missing = stopping ? ['stopping'] : await look();
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

async function findUnwell(readiness: Readiness): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(readiness).map(async ([name, isWell]) => {
      const late = new Promise<boolean>((resolve) => {
        setTimeout(resolve, PATIENCE_MS, false).unref();
      });
      return (await Promise.race([isWell().catch(() => false), late])) ? [] : [name];
    }),
  );
  return found.flat();
}
