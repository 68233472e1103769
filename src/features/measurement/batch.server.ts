import type { Database } from '../../platform/database/client.server.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import { BatchedCounts } from './batched-counts.server.ts';
import { bucketOf } from './histogram.ts';
import { addCounts, deleteOldCounts, type VisitCount } from './operations.server.ts';
import { pageKind } from './page-kind.ts';
import { METRICS, type Measurement } from './schema.ts';

/**
 * Counts the speed of pages in memory. It has only one number for each day, metric, kind, device and
 * bucket, so its size is limited.
 */
export class MeasurementBatch {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #counts: BatchedCounts<VisitCount & { visits: number }>;
  #cleanedOn = '';

  constructor(db: Database, clock: () => Date, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#counts = new BatchedCounts({
      onError,
      write: async (rows) => {
        await this.#cleanUp();
        await addCounts(db, rows);
      },
    });
  }

  add({ path, device, values }: Measurement): void {
    const day = dayInIstanbul(this.#clock());
    const page = pageKind(path);
    for (const metric of METRICS) {
      const value = values[metric];
      if (value === undefined) continue;
      const bucket = bucketOf(metric, value);
      const key = [day, metric, page, device, bucket].join(' ');
      this.#counts.add(key, { day, metric, page, device, bucket, visits: 1 });
    }
  }

  flush(): Promise<void> {
    return this.#counts.flush();
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
