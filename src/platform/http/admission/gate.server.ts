import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Refusal } from '../../errors.ts';

export interface GateLimits {
  /** Tasks that run at the same time. */
  atOnce: number;
  /** Tasks that may wait; one more is refused at once. */
  mostWaiting: number;
  /** How long a task may wait before it is refused, in ms. */
  longestWait: number;
  /** How long the client waits for the running task, in ms. The task keeps its place until it ends. */
  longestWork: number;
}

const busy = () => new Refusal(503, 'unavailable');

/** Runs a few costly tasks at the same time; a few more may wait, and all others are refused. */
export class Gate {
  readonly #queue: PQueue;
  readonly #limits: GateLimits;

  constructor(limits: GateLimits) {
    this.#limits = limits;
    this.#queue = new PQueue({ concurrency: limits.atOnce });
  }

  /** Whether a visitor would be refused now. */
  get isFull(): boolean {
    return this.#queue.size >= this.#limits.mostWaiting;
  }

  /** Resolves when nobody waits, at the latest after `longestMs`. */
  async untilFree(longestMs: number): Promise<void> {
    if (this.#queue.size === 0) return;
    const timeout = new AbortController();
    const late = wait(longestMs, undefined, { ref: false, signal: timeout.signal }).catch(() => {});
    await Promise.race([this.#queue.onEmpty(), late]);
    timeout.abort();
  }

  /**
   * Staff go before visitors. The queue has places that only staff can use.
   * @throws Refusal 503 when too many wait, or when it took too long
   */
  async run<T>(work: () => Promise<T>, isStaff = false): Promise<T> {
    const { atOnce, mostWaiting, longestWait, longestWork } = this.#limits;
    if (this.#queue.size >= (isStaff ? 2 * mostWaiting : mostWaiting)) throw busy();
    const waiting = this.#queue.pending < atOnce ? null : new AbortController();
    let timer = waiting && setTimeout(() => waiting.abort(busy()), longestWait);
    return new Promise<T>((resolve, reject) => {
      const begin = () => {
        if (timer) clearTimeout(timer);
        timer = setTimeout(() => reject(busy()), longestWork);
        return work();
      };
      this.#queue
        .add(begin, { priority: isStaff ? 1 : 0, ...(waiting && { signal: waiting.signal }) })
        .then(resolve, reject)
        .finally(() => timer && clearTimeout(timer));
    });
  }
}
