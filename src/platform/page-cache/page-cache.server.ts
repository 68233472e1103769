import { LRUCache } from 'lru-cache';
import { CachedPage } from './cached-page.server.ts';
import type { Encoding } from './compress.server.ts';

/** Dropped tags that are remembered; beyond it everything is forgotten, which is always safe. */
const REMEMBERED_DROPS = 10_000;

/**
 * Pages by address, tagged with what they show. `drop` removes every page with a tag; a page
 * whose drawing began before its tag was dropped is not kept, or it would stay stale.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #droppedAt = new Map<string, number>();
  #clearedAt = 0;
  #epoch = 0;

  /** @param maxBytes of all pages together. */
  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (page) => page.size,
      dispose: (page, key) => this.#untag(page, key),
    });
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** Call before reading what a page shows; the answer goes to {@link put}. */
  begin(): number {
    return this.#epoch;
  }

  /** Keeps a page unless one of its tags was dropped since `begun`. Returns it either way. */
  put(
    key: string,
    begun: number,
    text: string,
    { encoding, headers, tags }: { encoding: Encoding; headers: string[]; tags: string[] },
  ): CachedPage {
    const page = new CachedPage(text, encoding, headers, tags);
    const stale =
      this.#clearedAt > begun || tags.some((tag) => (this.#droppedAt.get(tag) ?? 0) > begun);
    if (stale) return page;
    this.#pages.set(key, page);
    for (const tag of tags) {
      const keys = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, keys.add(key));
    }
    return page;
  }

  drop(tags: string[]): void {
    const epoch = ++this.#epoch;
    for (const tag of tags) {
      this.#droppedAt.set(tag, epoch);
      for (const key of [...(this.#byTag.get(tag) ?? [])]) this.#pages.delete(key);
    }
    if (this.#droppedAt.size > REMEMBERED_DROPS) this.clear();
  }

  clear(): void {
    this.#clearedAt = ++this.#epoch;
    this.#droppedAt.clear();
    this.#pages.clear();
    this.#byTag.clear();
  }

  #untag(page: CachedPage, key: string): void {
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }
}
