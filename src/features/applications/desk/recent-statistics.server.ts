import { Refusal } from '../../../platform/errors.ts';
import type { Statistics } from './contract.ts';

/** Figures that take longer than this are kept for a while. */
const LIVE_MS = 2000;

/** The same for those of limited accounts. */
const OWN_LIVE_MS = 100;
/** Few people look at those of limited accounts: older ones are not shown while they are read again. */
const OWN_OLDEST_MS = 10 * 60_000;

/** Figures are kept of so many questions. */
const MOST_KEPT = 500;

/** They are kept for so many times as long as they took. */
const KEPT_TIMES = 20;

/** A request waits so long for figures that are not there yet. */
const WAIT_MS = 4000;

interface Asked {
  /** The period and the branch of the question. */
  key: string;
  /** The branches of a limited account; null: all applications. */
  own: readonly string[] | null;
}

interface Kept {
  figures: Statistics;
  /** When they were read, and until when they are as good as new; of `performance.now()`. */
  at: number;
  until: number;
}

/**
 * The figures of each question, of the whole party and of the branches of each account. With some ten
 * thousand applications they are read for each request. With a million that takes 20 s, so the last ones
 * are kept, and read again in the background.
 */
export class RecentStatistics {
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<Statistics>>();

  /**
   * @param compute reads the figures; it runs once at a time for the same question and branches
   * @throws Refusal 503 while the first figures are being read and take long
   */
  async get({ key, own }: Asked, compute: () => Promise<Statistics>): Promise<Statistics> {
    const name = own ? `${key} ${own.toSorted().join()}` : `${key} all`;
    const kept = this.#kept.get(name);
    const now = performance.now();
    if (kept && now < kept.until) return kept.figures;
    const running =
      this.#running.get(name) ?? this.#start(name, own ? OWN_LIVE_MS : LIVE_MS, compute);
    if (kept && (!own || now < kept.at + OWN_OLDEST_MS)) return kept.figures;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, null);
    });
    const figures = await Promise.race([running, tooLate]).finally(() => clearTimeout(timer));
    if (!figures) throw new Refusal(503, 'unavailable');
    return figures;
  }

  #start(name: string, liveMs: number, compute: () => Promise<Statistics>): Promise<Statistics> {
    const begun = performance.now();
    const running = compute().then((figures) => {
      const at = performance.now();
      this.#kept.delete(name);
      if (at - begun > liveMs)
        this.#keep(name, { figures, at, until: at + (at - begun) * KEPT_TIMES });
      return figures;
    });
    // Also if no request waits for them any more.
    running.catch(() => {}).finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }

  /** Those that were read first make place. */
  #keep(name: string, kept: Kept): void {
    this.#kept.set(name, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) return;
      this.#kept.delete(oldest);
    }
  }
}
