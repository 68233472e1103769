import type { Database } from '../../platform/database/client.server.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import { bucketOf } from './histogram.ts';
import { addCounts, deleteOldCounts, type VisitCount } from './operations.server.ts';
import { pageKind } from './page-kind.ts';
import { METRICS, type Measurement } from './schema.ts';

/** How long counts are collected before they are written. A killed process loses them. */
const WAIT_MS = 5000;

/**
 * Counts visits in memory and writes them in one statement every few seconds. It has only one
 * number for each day, metric, kind, device and bucket, so its size is limited.
 */
export class MeasurementBatch {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #onError: (error: unknown) => void;
  #counts = new Map<string, VisitCount & { visits: number }>();
  #timer: NodeJS.Timeout | undefined;
  #cleanedOn = '';

  constructor(db: Database, clock: () => Date, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#onError = onError;
  }

  add({ path, device, values }: Measurement): void {
    const day = dayInIstanbul(this.#clock());
    const page = pageKind(path);
    for (const metric of METRICS) {
      const value = values[metric];
      if (value === undefined) continue;
      const bucket = bucketOf(metric, value);
      this.#count({ day, metric, page, device, bucket, visits: 1 });
    }
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes the collected counts. If this fails, they are written with the next ones. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const waiting = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    this.#counts = new Map();
    try {
      await this.#cleanUp();
      await addCounts(this.#db, waiting);
    } catch (error) {
      for (const row of waiting) this.#count(row);
      this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
      this.#onError(error);
    }
  }

  #count(row: VisitCount & { visits: number }): void {
    const key = [row.day, row.metric, row.page, row.device, row.bucket].join(' ');
    const known = this.#counts.get(key);
    if (known) known.visits += row.visits;
    else this.#counts.set(key, row);
  }

  /** Runs once a day, together with the first write. */
  async #cleanUp(): Promise<void> {
    const now = this.#clock();
    const today = dayInIstanbul(now);
    if (this.#cleanedOn === today) return;
    await deleteOldCounts(this.#db, now);
    this.#cleanedOn = today;
  }
}
