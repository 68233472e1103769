import PQueue from 'p-queue';

/**
 * Runs heavy tasks one after the other, with a pause after each as long as the task took, so that
 * half of the processor's time stays free for pages. The admission gate limits how many tasks wait.
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
