import { STATUS_CODES } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../platform/errors.ts';

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
  const status = error instanceof TooBusy ? 503 : error instanceof Refusal ? error.status : null;
  if (status !== 503 && status !== 429) throw error;
  const seconds = error instanceof Refusal ? error.details.seconds : undefined;
  return reply
    .code(status)
    .header('Retry-After', String(seconds ?? 10))
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status]}`);
}
