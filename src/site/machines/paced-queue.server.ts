import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does heavy work one piece after another, and rests after each as long as it took, so that however
 * much is asked for, pages still get half of the processor. How many may wait is for the gate of
 * admission to say.
 */
export class PacedQueue {
  #turn: Promise<unknown> = Promise.resolve();

  async run<T>(work: () => Promise<T>): Promise<T> {
    let took = 0;
    const result = this.#turn.then(async () => {
      const begun = performance.now();
      try {
        return await work();
      } finally {
        took = performance.now() - begun;
      }
    });
    const rest = () => wait(took, undefined, { ref: false });
    this.#turn = result.then(rest, rest);
    return result;
  }
}
