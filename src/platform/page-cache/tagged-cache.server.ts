import { crc32 } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Admission } from '../http/admission/admission.server.ts';
import type { Cost } from '../http/admission/costs.ts';

/** About as many as a cache has values. */
const PLACES = 4096;

/** A value that can be cached, with its size in bytes and the tags of its data. */
export interface Tagged {
  readonly size: number;
  readonly tags: string[];
  /** Set by the cache; to be called after `size` has changed. */
  whenResized?: () => void;
}

/** The result of `render`: to be cached with its tags, or only for the requests that wait for it. */
export type Rendered<T, U = never> = { cached: T } | { uncached: U };

/** Something with copies of data that are removed when the data changes. */
export interface Invalidated {
  /** Removes the copies with one of these tags. */
  invalidate(tags: string[]): void;
  /** Removes everything. */
  clear(): void;
}

/**
 * An object of its own, because V8 keeps an entry that was deleted from a Map in memory until the next
 * collection of old objects: only this object stays, without the result.
 */
interface Rendering {
  result: Promise<unknown> | null;
}

/**
 * Rendered values by key, with the tags of their data. The caller limits the keys: for a key that a
 * client can invent, `render` must return `uncached`. Results that were not found are never cached.
 *
 * While there is no space left, a value is stored at the second of two requests for it. A crawler that
 * requests every page once then removes none that visitors request often, and costs less: a value
 * that is stored and removed later is garbage of V8's old generation.
 */
export class TaggedCache<T extends Tagged> implements Invalidated {
  readonly #values: LRUCache<string, T>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #invalidations = new Invalidations();
  readonly #recent = new RecentKeys();
  /** The running renderings by key, only those that began after the last invalidation. */
  #rendering = new Map<string, Rendering>();

  /** @param maxBytes of all values together, including the keys. */
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

  /** Bytes of all values together; never more than `maxBytes`. */
  get bytes(): number {
    return this.#values.calculatedSize;
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  /**
   * The cached value, or the result of `render`. Requests for the same key share one rendering, except
   * requests after an invalidation: they must not get older data. If the data is invalidated during
   * the rendering, its result is given to the waiting requests, but not cached.
   */
  getOrRender<U = never>(key: string, render: () => Promise<Rendered<T, U>>): Promise<T | U> {
    const cached = this.#values.get(key);
    if (cached) return Promise.resolve(cached);
    const rendering = this.#rendering;
    const running = rendering.get(key);
    if (running) return running.result as Promise<T | U>;
    const own: Rendering = { result: null };
    const result = this.#render(key, render).finally(() => {
      rendering.delete(key);
      own.result = null;
    });
    own.result = result;
    rendering.set(key, own);
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
    if (!this.#hasSpaceFor(value) && !this.#recent.add(key)) return value;
    // V8 would allocate a closure that is assigned to a property at once in the old generation.
    const resize = () => this.#resize(key, value);
    value.whenResized = resize;
    this.#put(key, value);
    return value;
  }

  #hasSpaceFor(value: T): boolean {
    return this.#values.calculatedSize + value.size <= this.#values.maxSize;
  }

  #put(key: string, value: T): void {
    this.#values.set(key, value);
    // A value that is larger than the whole cache was not stored.
    if (!this.#values.has(key)) return;
    for (const tag of value.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set();
      this.#keysByTag.set(tag, keys.add(key));
    }
  }

  /** Updates the size of a value; other values are removed if there is no space left. */
  #resize(key: string, value: T): void {
    if (this.#values.peek(key) !== value) return;
    // The library does not update the size when the same value is set again.
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

/**
 * Remembers in 16 KB which keys were requested last. Of four billion pairs of keys, one pair has the
 * same checksum and is taken for the same key.
 */
class RecentKeys {
  readonly #checksums = new Uint32Array(PLACES);

  /** Whether the key was added before and no other key has taken its place since; adds it. */
  add(key: string): boolean {
    const checksum = crc32(key);
    const place = checksum % PLACES;
    const isKnown = this.#checksums[place] === checksum;
    this.#checksums[place] = checksum;
    return isKnown;
  }
}

/** One invalidation, and through `next` all later ones. */
interface Invalidation {
  /** Null: everything is invalid. */
  tags: Set<string> | null;
  next: Invalidation | null;
}

/** A point in time, to find out what was invalidated after it. */
type Moment = Readonly<Invalidation>;

/**
 * The invalidations of a cache as a linked list that can be read from any moment on. Its beginning is
 * not stored, so entries before the oldest moment still in use are freed.
 */
class Invalidations {
  #last: Invalidation = { tags: new Set(), next: null };

  now(): Moment {
    return this.#last;
  }

  /** @param tags null: everything */
  add(tags: readonly string[] | null): void {
    const next = { tags: tags && new Set(tags), next: null };
    this.#last.next = next;
    this.#last = next;
  }

  /** Whether everything, or one of these tags, was invalidated after the moment. */
  happenedSince(moment: Moment, tags: readonly string[]): boolean {
    for (let one = moment.next; one; one = one.next) {
      const invalid = one.tags;
      if (!invalid || tags.some((tag) => invalid.has(tag))) return true;
    }
    return false;
  }
}

/**
 * The same as `cache.getOrRender`, for costly rendering: each request that finds nothing in the cache
 * counts for its network, and the rendering waits in a queue.
 * @throws Refusal 503 or 429, as {@link Admission} does
 */
export async function getOrRenderInTurn<T extends Tagged, U>(
  cache: TaggedCache<T>,
  key: string,
  { admission, cost, request }: { admission: Admission; cost: Cost; request: FastifyRequest },
  render: () => Promise<Rendered<T, U>>,
): Promise<T | U> {
  const cached = cache.get(key);
  if (cached) return cached;
  await admission.spend(cost, request);
  return cache.getOrRender(key, () => admission.run(cost, request, render));
}
