import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/** More is asked for than is worth doing. */
export class TooBusy extends Error {}

/**
 * Does heavy work one piece after another, and rests after each as long as it took, so that however
 * much is asked for, pages still get half of the processor.
 */
export class PacedQueue {
  readonly #most: number;
  #waiting = 0;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param most pieces that may wait at a time; one more is refused. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Throws {@link TooBusy} at once when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#waiting >= this.#most) throw new TooBusy();
    this.#waiting++;
    let took = 0;
    const result = this.#turn.then(async () => {
      const begun = performance.now();
      try {
        return await work();
      } finally {
        took = performance.now() - begun;
        this.#waiting--;
      }
    });
    const rest = () => wait(took, undefined, { ref: false });
    this.#turn = result.then(rest, rest);
    return result;
  }
}

/** Says to come back; passes on every other error. */
export function answerTooBusy(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof TooBusy)) throw error;
  return reply
    .code(503)
    .header('Retry-After', '10')
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('503 Service Unavailable');
}
