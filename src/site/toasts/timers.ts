interface Timer {
  /** The remaining time, in ms. */
  left: number;
  startedAt: number;
  handle: number;
}

/** Named timers that can be paused together and continue with the remaining time. */
export class Timers {
  readonly #timers = new Map<string, Timer>();
  readonly #onEnd: (name: string) => void;
  #paused = false;

  constructor(onEnd: (name: string) => void) {
    this.#onEnd = onEnd;
  }

  /** @param ms Infinity: the timer never ends. */
  set(name: string, ms: number): void {
    this.clear(name);
    if (ms === Number.POSITIVE_INFINITY) return;
    const timer = { left: ms, startedAt: 0, handle: 0 };
    this.#timers.set(name, timer);
    if (!this.#paused) this.#start(name, timer);
  }

  clear(name: string): void {
    clearTimeout(this.#timers.get(name)?.handle);
    this.#timers.delete(name);
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    for (const timer of this.#timers.values()) {
      clearTimeout(timer.handle);
      timer.left -= performance.now() - timer.startedAt;
    }
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    for (const [name, timer] of this.#timers) this.#start(name, timer);
  }

  #start(name: string, timer: Timer): void {
    timer.startedAt = performance.now();
    timer.handle = window.setTimeout(() => this.#onEnd(name), timer.left);
  }
}
