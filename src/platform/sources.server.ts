import type { Database } from './database/client.server.ts';
import type { Invalidated } from './page-cache/tagged-cache.server.ts';

/** The key of a value that a feature caches between requests, and how it is made. */
export interface Source<T extends Invalidated> {
  make(db: Database): T;
}

/** Returns the value of a key. */
export type ReadSource = <T extends Invalidated>(source: Source<T>) => T;

/** Declares a value that a feature caches between requests; each process makes it once. */
export const defineSource = <T extends Invalidated>(make: (db: Database) => T): Source<T> => ({
  make,
});

/** The cached values of all features in a process. Each is made when it is first read. */
export class Sources implements Invalidated {
  readonly #db: Database;
  readonly #made = new Map<Source<Invalidated>, Invalidated>();

  constructor(db: Database) {
    this.#db = db;
  }

  readonly read: ReadSource = (source) => {
    const made = this.#made.get(source);
    if (made) return made as ReturnType<typeof source.make>;
    const value = source.make(this.#db);
    this.#made.set(source, value);
    return value;
  };

  invalidate(tags: string[]): void {
    for (const value of this.#made.values()) value.invalidate(tags);
  }

  clear(): void {
    for (const value of this.#made.values()) value.clear();
  }
}
