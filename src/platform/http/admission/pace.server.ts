/** How many refusals are sent in one tick, and how long a tick is, in ms: a thousand a second. */
const PER_TICK = 10;
const TICK_MS = 10;

/**
 * Sends refusals at a limited rate, in the order of their requests. A client that repeats its request
 * at once has to wait for the next refusal, so it does not use up the processor.
 */
export class Pace {
  #left = PER_TICK;
  /** In the order of the requests. */
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;

  /** How many refusals wait. */
  get size(): number {
    return this.#waiting.size;
  }

  /**
   * Calls `send` now, or later in the order of the queue.
   * @returns a function that removes it from the queue: call it when the client has disconnected,
   * or clients that disconnect at once could make the queue longer without limit
   */
  run(send: () => void): () => void {
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref();
    if (this.#left > 0) {
      this.#left--;
      send();
    } else {
      this.#waiting.add(send);
    }
    return () => this.#waiting.delete(send);
  }

  #tick(): void {
    if (this.#waiting.size === 0 && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
    this.#left = PER_TICK;
    for (const send of this.#waiting) {
      if (this.#left === 0) break;
      this.#left--;
      this.#waiting.delete(send);
      send();
    }
  }
}
