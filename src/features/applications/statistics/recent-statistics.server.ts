import { Refusal } from '../../../platform/errors.ts';
import { defineSource } from '../../../platform/sources.server.ts';
import type { Period, Statistics } from './schema.ts';

/** Figures that take longer than this are kept for a while. */
const LIVE_MS = 2000;
/** They are kept for so many times as long as they took. */
const KEPT_TIMES = 20;
/** A request waits so long for figures that are not there yet. */
const WAIT_MS = 4000;

/**
 * The figures of each period. With some ten thousand applications they are read for each request. With
 * a million that takes 20 s, so the last ones are kept, and read again in the background.
 */
export class RecentStatistics {
  readonly #kept = new Map<Period, { figures: Statistics; until: number }>();
  readonly #running = new Map<Period, Promise<Statistics>>();

  /**
   * @param compute reads the figures; it runs once at a time for each period
   * @throws Refusal 503 while the first figures are being read and take long
   */
  async get(period: Period, compute: () => Promise<Statistics>): Promise<Statistics> {
    const kept = this.#kept.get(period);
    if (kept && performance.now() < kept.until) return kept.figures;
    const running = this.#running.get(period) ?? this.#start(period, compute);
    if (kept) return kept.figures;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, null);
    });
    const figures = await Promise.race([running, tooLate]).finally(() => clearTimeout(timer));
    if (!figures) throw new Refusal(503, 'unavailable');
    return figures;
  }

  #start(period: Period, compute: () => Promise<Statistics>): Promise<Statistics> {
    const begun = performance.now();
    const running = compute().then((figures) => {
      const now = performance.now();
      const until = now + (now - begun) * KEPT_TIMES;
      if (now - begun > LIVE_MS) this.#kept.set(period, { figures, until });
      else this.#kept.delete(period);
      return figures;
    });
    // Also if no request waits for them any more.
    running.catch(() => {}).finally(() => this.#running.delete(period));
    this.#running.set(period, running);
    return running;
  }
}

export const RECENT_STATISTICS = defineSource(() => new RecentStatistics());
