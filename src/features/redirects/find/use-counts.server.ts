import type { Database } from '../../../platform/database/client.server.ts';
import { defineSource } from '../../../platform/sources.server.ts';

/** How long uses are collected before they are written. A killed process loses them. */
const WAIT_MS = 5000;

// The rows are locked in one order, so that two processes cannot deadlock.
const WRITE = `
  with counted as (select * from unnest($1::uuid[], $2::int[]) as c(id, uses)),
    locked as (select id from redirects where id = any($1) order by id for update)
  update redirects r set uses = least(r.uses::bigint + c.uses, 2147483647)::int, last_used_at = now()
  from counted c join locked l on l.id = c.id where r.id = c.id`;

/**
 * Counts in memory how often redirects are used, and writes the counts in one statement every few
 * seconds. It has one number for each redirect.
 */
export class UseCounts {
  readonly #db: Database;
  onError: (error: unknown) => void = () => {};
  #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(db: Database) {
    this.#db = db;
  }

  add(id: string, uses = 1): void {
    this.#counts.set(id, (this.#counts.get(id) ?? 0) + uses);
    this.#timer ??= setTimeout(() => void this.flush(), WAIT_MS).unref();
  }

  /** Writes the collected counts. If this fails, they are written with the next ones. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const waiting = [...this.#counts];
    this.#counts = new Map();
    try {
      const ids = waiting.map(([id]) => id);
      const uses = waiting.map(([, count]) => count);
      await this.#db.$client.query({ name: 'redirect-uses', text: WRITE, values: [ids, uses] });
    } catch (error) {
      for (const [id, count] of waiting) this.add(id, count);
      this.onError(error);
    }
  }
}

export const USE_COUNTS = defineSource((db) => new UseCounts(db));
