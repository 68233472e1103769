/** How long counts are collected before they are written, in ms. A killed process loses them. */
const WAIT_MS = 5000;

interface Options<Row> {
  /** Writes the collected rows, sorted by their keys. */
  write: (rows: Row[]) => Promise<void>;
  onError: (error: unknown) => void;
  /** Further keys are not counted until the next write. */
  most?: number;
}

/** Counts in memory, one row for each key, and writes them together every few seconds. */
export class BatchedCounts<Row extends { visits: number }> {
  readonly #options: Options<Row>;
  #rows = new Map<string, Row>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options<Row>) {
    this.#options = options;
  }

  add(key: string, row: Row): void {
    const known = this.#rows.get(key);
    if (known) known.visits += row.visits;
    else if (this.#rows.size < (this.#options.most ?? Number.POSITIVE_INFINITY))
      this.#rows.set(key, { ...row });
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes the collected counts. If this fails, they are written with the next ones. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#rows.size === 0) return;
    // Sorted, so that two processes cannot deadlock.
    const waiting = [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#rows = new Map();
    try {
      await this.#options.write(waiting.map(([, row]) => row));
    } catch (error) {
      for (const [key, row] of waiting) this.add(key, row);
      this.#options.onError(error);
    }
  }
}
