import { memoryOf } from './processes.ts';

const EVERY_MS = 500;

/** Watches the memory of a server during the runs and remembers the highest value. */
export class MemoryWatch {
  #timer: NodeJS.Timeout | null = null;
  peak = 0;

  follow(roots: () => number[]): void {
    this.stop();
    this.#timer = setInterval(() => {
      this.peak = Math.max(this.peak, memoryOf(roots()));
    }, EVERY_MS);
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
