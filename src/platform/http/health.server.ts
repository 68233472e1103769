import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** How long one answer of the database stands, in ms, so that health checks cost it nothing. */
const ANSWER_STANDS_MS = 1000;
const PATIENCE_MS = 2000;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve from its database, else 503. The returned
 * function makes it say 503 from then on, before the process stops.
 */
export function mountHealth(app: FastifyInstance, pool: pg.Pool): () => void {
  let stopping = false;
  let asked = 0;
  let answer: Promise<boolean> = Promise.resolve(false);
  const ready = () => {
    if (Date.now() - asked > ANSWER_STANDS_MS) {
      asked = Date.now();
      answer = Promise.race([
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref()),
      ]);
    }
    return answer;
  };
  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ok = !stopping && (await ready());
    return reply
      .status(ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ok ? 'ok' : 'unavailable' });
  });
  return () => {
    stopping = true;
  };
}
