import { LRUCache } from 'lru-cache';

/** What can be kept: it says how many bytes it takes, and what it shows. */
export interface Tagged {
  readonly size: number;
  readonly tags: string[];
  /** Set by the cache; to be called after `size` has changed. */
  whenResized?: () => void;
}

/** Dropped tags that are remembered; beyond it everything is forgotten, which is always safe. */
const REMEMBERED_DROPS = 10_000;

/**
 * Things by address, tagged with what they show. `drop` removes everything with a tag; what was
 * begun before its tag was dropped is not kept, or it would stay stale.
 */
export class TaggedCache<T extends Tagged> {
  readonly #kept: LRUCache<string, T>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  #clearedAt = 0;
  #epoch = 0;

  /** @param maxBytes of everything together. */
  constructor(maxBytes: number) {
    this.#kept = new LRUCache<string, T>({
      maxSize: maxBytes,
      sizeCalculation: (one) => one.size,
      dispose: (one, key) => this.#untag(one, key),
    });
  }

  get size(): number {
    return this.#kept.size;
  }

  /** Bytes of everything together; never more than what was allowed. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  get(key: string): T | undefined {
    return this.#kept.get(key);
  }

  /** Call before reading what something shows; the answer goes to {@link keep}. */
  begin(): number {
    return this.#epoch;
  }

  /** Keeps `value` unless one of its tags was dropped since `begun`. Returns it either way. */
  keep<V extends T>(key: string, begun: number, value: V): V {
    const stale =
      this.#clearedAt > begun || value.tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > begun);
    if (stale) return value;
    value.whenResized = () => this.#resize(key, value);
    this.#put(key, value);
    return value;
  }

  #put(key: string, value: T): void {
    this.#kept.set(key, value);
    // What is larger than the whole cache was not taken.
    if (!this.#kept.has(key)) return;
    for (const tag of value.tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, keys.add(key));
    }
  }

  /** Counts what a value has grown by; others have to leave when there is no more room. */
  #resize(key: string, value: T): void {
    if (this.#kept.peek(key) !== value) return;
    // Set again under its key, the same value would keep the size it had.
    this.#kept.delete(key);
    this.#put(key, value);
  }

  drop(tags: string[]): void {
    const epoch = ++this.#epoch;
    for (const tag of tags) {
      this.#droppedAt.set(tag, epoch);
      for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#kept.delete(key);
    }
    if (this.#droppedAt.size > REMEMBERED_DROPS) this.clear();
  }

  clear(): void {
    this.#clearedAt = ++this.#epoch;
    this.#droppedAt.clear();
    this.#kept.clear();
    this.#byTag.clear();
  }

  #untag(value: T, key: string): void {
    for (const tag of value.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
