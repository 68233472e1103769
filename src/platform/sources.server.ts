import type { Database } from './database/client.server.ts';
import type { Invalidated } from './page-cache/tagged-cache.server.ts';

/** The key of a value that a feature stores between requests, and the function that creates it. */
export interface Source<T extends object> {
  make(db: Database, read: ReadSource): T;
}

/** Returns the value of a key. */
export type ReadSource = <T extends object>(source: Source<T>) => T;

/**
 * Declares a value that a feature stores between requests; each process creates it once. A value
 * with the methods of {@link Invalidated} is notified of every invalidation.
 */
export const defineSource = <T extends object>(make: (db: Database) => T): Source<T> => ({ make });

/**
 * Declares a value that a feature needs from another one without an import: the other one provides
 * it in its manifest, see {@link provide}.
 */
export const defineSlot = <T extends object>(name: string): Source<T> => ({
  make: () => {
    throw new Error(`No feature provides ${name}.`);
  },
});

/** A value that a feature provides for a slot of another one. */
export interface Provided {
  slot: Source<object>;
  make(db: Database, read: ReadSource): object;
}
/** `make` may read other values. */
export const provide = <T extends object>(
  slot: Source<T>,
  make: (db: Database, read: ReadSource) => T,
): Provided => ({
  slot,
  make,
});

const isInvalidated = (value: object): value is Invalidated => 'invalidate' in value;

/** The values that all features store in a process. Each is created when it is first read. */
export class Sources implements Invalidated {
  readonly #db: Database;
  readonly #provided: Map<Source<object>, Provided['make']>;
  readonly #values = new Map<Source<object>, object>();

  constructor(db: Database, provided: readonly Provided[] = []) {
    this.#db = db;
    this.#provided = new Map(provided.map(({ slot, make }) => [slot, make]));
  }

  readonly read: ReadSource = (source) => {
    type Value = ReturnType<typeof source.make>;
    const known = this.#values.get(source);
    if (known) return known as Value;
    const make = this.#provided.get(source) ?? source.make;
    const value = make(this.#db, this.read);
    this.#values.set(source, value);
    return value as Value;
  };

  invalidate(tags: string[]): void {
    for (const value of this.#values.values()) if (isInvalidated(value)) value.invalidate(tags);
  }

  clear(): void {
    for (const value of this.#values.values()) if (isInvalidated(value)) value.clear();
  }
}
