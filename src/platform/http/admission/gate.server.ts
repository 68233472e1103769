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

/** The places of a gate are divided by this while it is held back. */
const DIVISOR = 3;

const busy = () => new Refusal(503, 'unavailable');

/**
 * Runs a few costly tasks at the same time; a few more may wait, and all others are refused. Without a
 * library, because every page that is not cached waits here (docs/decisions/0049).
 */
export class Gate {
  readonly #limits: GateLimits;
  #running = 0;
  #isHeldBack = false;
  /**
   * Tasks that wait, in the order of their arrival. Each is called when it may begin. Not sets, which
   * V8 copies when entries are added and deleted all the time (docs/decisions/0048).
   */
  readonly #staff: (() => void)[] = [];
  readonly #visitors: (() => void)[] = [];
  /** Called when nobody waits any more. */
  readonly #whenFree = new Set<() => void>();

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** Whether a visitor would be refused now. */
  get isFull(): boolean {
    return this.#waiting >= this.#limits.mostWaiting;
  }

  /** Until it is called with `false`, fewer tasks of visitors begin. Those that run go on. */
  holdBack(isHeldBack: boolean): void {
    this.#isHeldBack = isHeldBack;
    this.#beginWaiting();
  }

  get #waiting(): number {
    return this.#staff.length + this.#visitors.length;
  }

  /** Resolves when nobody waits, at the latest after `longestMs`. */
  async untilFree(longestMs: number): Promise<void> {
    if (this.#waiting === 0) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#whenFree.delete(end);
        resolve();
      };
      const timer = setTimeout(end, longestMs).unref();
      this.#whenFree.add(end);
    });
  }

  /**
   * Staff go before visitors. The queue has places that only staff can use.
   * @throws Refusal 503 when too many wait, or when it took too long
   */
  async run<T>(work: () => Promise<T>, isStaff = false): Promise<T> {
    const { mostWaiting } = this.#limits;
    if (this.#waiting >= (isStaff ? 2 * mostWaiting : mostWaiting)) throw busy();
    if (this.#hasPlace(isStaff)) this.#running++;
    else await this.#place(isStaff ? this.#staff : this.#visitors);
    return this.#inTime(work);
  }

  #hasPlace(isStaff: boolean): boolean {
    const { atOnce } = this.#limits;
    return this.#running < (this.#isHeldBack && !isStaff ? Math.ceil(atOnce / DIVISOR) : atOnce);
  }

  /** Resolves when there is a place for this task. */
  #place(queue: (() => void)[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(begin), 1);
        this.#tellIfFree();
        reject(busy());
      }, this.#limits.longestWait);
      queue.push(begin);
    });
  }

  #inTime<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(busy()), this.#limits.longestWork);
      Promise.try(work)
        .then(resolve, reject)
        .finally(() => {
          clearTimeout(timer);
          this.#running--;
          this.#beginWaiting();
        });
    });
  }

  #beginWaiting(): void {
    if (this.#waiting === 0) return;
    while (this.#staff.length > 0 && this.#hasPlace(true)) this.#begin(this.#staff);
    while (this.#visitors.length > 0 && this.#hasPlace(false)) this.#begin(this.#visitors);
    this.#tellIfFree();
  }

  #begin(queue: (() => void)[]): void {
    this.#running++;
    queue.shift()?.();
  }

  #tellIfFree(): void {
    if (this.#waiting > 0) return;
    for (const end of this.#whenFree) end();
  }
}
