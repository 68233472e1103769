/** How many refusals are sent in one tick, and how long a tick is, in ms: a thousand a second. */
const PER_TICK = 10;
const TICK_MS = 10;

/**
 * Sends refusals at a bounded rate, in the order of their requests. A client that asks again as soon
 * as it is refused waits for its next refusal, and so does not take the processor from the others.
 * A connection waits for one answer at a time, so no more can wait than there are connections.
 */
export class Pace {
  #left = PER_TICK;
  #waiting: (() => void)[] = [];
  #timer: NodeJS.Timeout | null = null;

  /** Calls `send` now, or in its turn. */
  run(send: () => void): void {
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS).unref();
    if (this.#left > 0) {
      this.#left--;
      send();
    } else {
      this.#waiting.push(send);
    }
  }

  #tick(): void {
    const due = this.#waiting.splice(0, PER_TICK);
    if (due.length === 0 && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
    this.#left = PER_TICK - due.length;
    for (const send of due) send();
  }
}
