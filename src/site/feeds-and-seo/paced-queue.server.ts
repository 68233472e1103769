import PQueue from 'p-queue';

/**
 * Does heavy work one piece at a time and pauses after each for as long as it took, so that pages
 * always get half of the processor. The admission gate limits how many may wait.
 */
export class PacedQueue {
  readonly #queue = new PQueue({ concurrency: 1 });

  run<T>(work: () => Promise<T>): Promise<Awaited<T>> {
    return this.#queue.add(async () => {
      const begun = performance.now();
      try {
        return await work();
      } finally {
        this.#queue.pause();
        setTimeout(() => this.#queue.start(), performance.now() - begun).unref();
      }
    });
  }
}
