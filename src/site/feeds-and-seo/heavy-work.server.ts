import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { Refusal } from '../../platform/errors.ts';

/**
 * Runs heavy tasks one after the other, with a pause after each as long as the task took, so that
 * half of the processor's time stays free for pages. The admission gate limits how many tasks wait.
 */
export class PacedQueue {
  readonly #inTurn = pLimit(1);

  run<T>(work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    // The result does not wait for the pause.
    void this.#inTurn(async () => {
      const begun = performance.now();
      await Promise.try(work).then(resolve, reject);
      const ms = performance.now() - begun;
      await new Promise<void>((end) => void setTimeout(end, ms).unref());
    });
    return promise;
  }
}

/**
 * Replies to a program that admission refused, with `Retry-After`; throws every other error again.
 */
export function answerTooBusy(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof Refusal) || (error.status !== 503 && error.status !== 429)) throw error;
  return reply
    .code(error.status)
    .header('Retry-After', String(error.details.seconds ?? 10))
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${error.status} ${STATUS_CODES[error.status]}`);
}
