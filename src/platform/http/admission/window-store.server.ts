/** Networks that are counted at the same time; then the window that began first is forgotten. */
const MOST = 5000;

interface Window {
  current: number;
  /** By `performance.now`. */
  endsAt: number;
}

/**
 * Counts requests for the rate-limit plugin. Its own store measures windows by the clock of the machine:
 * after that was set back by a year, networks would be counted in the same window for a year.
 */
export class WindowStore {
  readonly #windows = new Map<string, Window>();

  incr(
    key: string,
    callback: (error: null, result: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const now = performance.now();
    const open = this.#windows.get(key);
    const window = open && open.endsAt > now ? open : this.#begin(key, now + windowMs);
    window.current++;
    callback(null, { current: window.current, ttl: window.endsAt - now });
  }

  child(): WindowStore {
    return new WindowStore();
  }

  #begin(key: string, endsAt: number): Window {
    this.#windows.delete(key);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size >= MOST) this.#windows.delete(oldest);
    const window = { current: 0, endsAt };
    this.#windows.set(key, window);
    return window;
  }
}
