/** How many refusals are sent in one tick, and how long a tick is, in ms: a thousand a second. */
const PER_TICK = 10;
const TICK_MS = 10;

/**
 * Sends refusals at a bounded rate, in the order of their requests. A client that asks again as soon
 * as it is refused waits for its next refusal, and so does not take the processor from the others.
 */
export class Pace {
  #left = PER_TICK;
  /** In the order of the requests. */
  readonly #waiting = new Set<() => void>();
  #timer: NodeJS.Timeout | null = null;

  /** How many wait for their turn. */
  get size(): number {
    return this.#waiting.size;
  }

  /**
   * Calls `send` now, or in its turn.
   * @returns a function that takes it out of the queue: call it when the client is gone, or clients
   * that come and go would make the queue as long as they like
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
