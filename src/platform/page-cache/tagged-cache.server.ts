import { LRUCache } from 'lru-cache';
import { Invalidations } from './invalidations.server.ts';

/** What can be cached: it says how many bytes it takes, and what it shows. */
export interface Tagged {
  readonly size: number;
  readonly tags: string[];
  /** Set by the cache; to be called after `size` has changed. */
  whenResized?: () => void;
}

/** What was rendered: to be cached under its tags, or only for the requests that wait for it. */
export type Rendered<T, U = never> = { cached: T } | { uncached: U };

/** Something that holds copies of data, and forgets them when the data changes. */
export interface Invalidated {
  /** Forgets what shows something under one of these tags. */
  invalidate(tags: string[]): void;
  /** Forgets everything. */
  clear(): void;
}

/**
 * Rendered things by key, tagged with what they show. The keys are bounded by the caller: a key that
 * anyone can make up must be rendered as `uncached`. What is not found is never cached.
 */
export class TaggedCache<T extends Tagged> implements Invalidated {
  readonly #values: LRUCache<string, T>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #invalidations = new Invalidations();
  /** By key, what is being rendered from data that is as new as the last invalidation. */
  #rendering = new Map<string, Promise<unknown>>();

  /** @param maxBytes of everything together, keys included. */
  constructor(maxBytes: number) {
    this.#values = new LRUCache<string, T>({
      maxSize: maxBytes,
      sizeCalculation: (value, key) => value.size + 2 * key.length,
      dispose: (value, key) => this.#removeTags(value, key),
    });
  }

  get size(): number {
    return this.#values.size;
  }

  /** Bytes of everything together; never more than what was allowed. */
  get bytes(): number {
    return this.#values.calculatedSize;
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  /**
   * The cached value, or what `render` makes. Requests for the same key share one rendering, except
   * those that come after an invalidation: they must not get older data. What was rendered from data
   * that was invalidated meanwhile is given to those who wait for it, and is not cached.
   */
  getOrRender<U = never>(key: string, render: () => Promise<Rendered<T, U>>): Promise<T | U> {
    const cached = this.#values.get(key);
    if (cached) return Promise.resolve(cached);
    const rendering = this.#rendering;
    const running = rendering.get(key);
    if (running) return running as Promise<T | U>;
    const result = this.#render(key, render).finally(() => rendering.delete(key));
    rendering.set(key, result);
    return result;
  }

  invalidate(tags: string[]): void {
    this.#invalidations.add(tags);
    this.#rendering = new Map();
    for (const tag of tags)
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#values.delete(key);
  }

  clear(): void {
    this.#invalidations.add(null);
    this.#rendering = new Map();
    this.#values.clear();
  }

  async #render<U>(key: string, render: () => Promise<Rendered<T, U>>): Promise<T | U> {
    const begun = this.#invalidations.now();
    const rendered = await render();
    if ('uncached' in rendered) return rendered.uncached;
    const value = rendered.cached;
    if (this.#invalidations.happenedSince(begun, value.tags)) return value;
    value.whenResized = () => this.#resize(key, value);
    this.#put(key, value);
    return value;
  }

  #put(key: string, value: T): void {
    this.#values.set(key, value);
    // What is larger than the whole cache was not taken.
    if (!this.#values.has(key)) return;
    for (const tag of value.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Counts what a value has grown by; others have to leave when there is no more room. */
  #resize(key: string, value: T): void {
    if (this.#values.peek(key) !== value) return;
    // Set again under its key, the same value would keep the size it had.
    this.#values.delete(key);
    this.#put(key, value);
  }

  #removeTags(value: T, key: string): void {
    for (const tag of value.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
