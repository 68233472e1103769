import { memoryOf } from './processes.ts';

const EVERY_MS = 500;

/** Watches the memory of a server during the runs and remembers the highest value. */
export class MemoryWatch {
  #timer: NodeJS.Timeout | null = null;
  #isPaused = false;
  peak = 0;

  follow(roots: () => number[]): void {
    this.stop();
    this.#timer = setInterval(() => {
      if (!this.#isPaused) this.peak = Math.max(this.peak, memoryOf(roots()));
    }, EVERY_MS);
  }

  /** Work of the bench itself, such as VACUUM, is not part of the peak. */
  async without(work: () => Promise<unknown>): Promise<void> {
    this.#isPaused = true;
    try {
      await work();
    } finally {
      this.#isPaused = false;
    }
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
