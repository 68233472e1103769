import { type Memory, memoryPartsOf } from './processes.ts';

const EVERY_MS = 500;

/** Watches the memory of a server during the runs and remembers the highest value. */
export class MemoryWatch {
  #timer: NodeJS.Timeout | null = null;
  #isPaused = false;
  #peak: Memory = { program: 0, postgres: 0 };

  /** The highest value in MiB. */
  get peak(): number {
    return this.#peak.program + this.#peak.postgres;
  }

  /** What of it belongs to PostgreSQL. */
  get postgresAtPeak(): number {
    return this.#peak.postgres;
  }

  /** Forgets the peak. */
  reset(): void {
    this.#peak = { program: 0, postgres: 0 };
  }

  /** @param ignored processes of the tree that only the bench causes. */
  follow(roots: () => number[], ignored: () => number[] = () => []): void {
    this.stop();
    this.#timer = setInterval(() => {
      if (this.#isPaused) return;
      const now = memoryPartsOf(roots(), ignored());
      if (now.program + now.postgres > this.peak) this.#peak = now;
    }, EVERY_MS);
  }

  /** What only the bench does, such as VACUUM, is not part of the peak. */
  async without<T>(work: () => Promise<T>): Promise<T> {
    this.#isPaused = true;
    try {
      return await work();
    } finally {
      this.#isPaused = false;
    }
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
  }
}
