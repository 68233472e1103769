import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/client.server.ts';
import { type ListIndex, type ListKey, readListIndex } from './list-index.server.ts';

/**
 * More than the number of all categories and years, without tags. Above it, the least recently used list is
 * removed.
 */
const MOST_LISTS = 1000;

/** Caches where the pages of each list begin, until the list changes. */
export class ListIndexes {
  readonly #cached = new LRUCache<string, Promise<ListIndex>>({ max: MOST_LISTS });
  readonly #pageSize: number;

  constructor(pageSize: number) {
    this.#pageSize = pageSize;
  }

  get(db: Database, list: ListKey): Promise<ListIndex> {
    const key = `${list.kind} ${list.category ?? ''} ${list.year ?? ''} ${list.tag ?? ''}`;
    let index = this.#cached.get(key);
    if (!index) {
      index = readListIndex(db, list, this.#pageSize);
      this.#cached.set(key, index);
      index.then(
        ({ total }) => list.tag !== null && total === 0 && this.#cached.delete(key),
        () => this.#cached.delete(key),
      );
    }
    return index;
  }

  /** Removes the lists with one of these tags from the cache. */
  invalidate(tags: string[]): void {
    for (const tag of tags) {
      if (tag === 'list:all') this.#forget((kind) => kind === 'all');
      else if (tag === 'list:archive') this.#forget((kind) => kind === 'archive');
      else if (tag.startsWith('list:')) {
        this.#forget((kind, category) => kind === 'category' && category === tag.slice(5));
      }
    }
  }

  clear(): void {
    this.#cached.clear();
  }

  #forget(which: (kind: string, category: string) => boolean): void {
    for (const key of [...this.#cached.keys()]) {
      const [kind = '', category = ''] = key.split(' ');
      if (which(kind, category)) this.#cached.delete(key);
    }
  }
}
