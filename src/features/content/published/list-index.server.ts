import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/client.server.ts';
import { yearBounds } from '../../../platform/istanbul.ts';
import type { Category } from '../schema.ts';

export interface ListKey {
  kind: 'category' | 'all' | 'archive';
  category: Category | null;
  year: number | null;
  /** Null, or also a tag that no content has: its list is not cached. */
  tag: string | null;
}
/** The first row of each page of a list, so that reading page 400 costs the same as page 1. */
export interface ListIndex {
  total: number;
  years: number[];
  anchors: { publishedAt: Date; id: string }[];
}

/**
 * More than the number of all categories and years, without tags. Above it, the least recently used list is
 * removed.
 */
const MOST_LISTS = 1000;

/**
 * Caches the first row of each page of a list until the list changes. With `OFFSET`, PostgreSQL
 * would count all previous rows on every request, so the last pages of a long list would be slow.
 */
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
      index = readIndex(db, list, this.#pageSize);
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

async function readIndex(db: Database, list: ListKey, pageSize: number): Promise<ListIndex> {
  const values: unknown[] = [];
  const where = [
    `state = '${list.kind === 'archive' ? 'archived' : 'published'}'`,
    list.category && `category = $${values.push(list.category)}`,
    list.tag && `tags @> array[$${values.push(list.tag)}]`,
  ].filter(Boolean);
  const years = await db.$client.query<{ year: number }>(
    `select distinct extract(year from published_at at time zone 'Europe/Istanbul')::int as year
     from contents where ${where.join(' and ')} order by year desc`,
    values,
  );
  if (list.year) {
    const [from, to] = yearBounds(list.year);
    where.push(`published_at >= $${values.push(from)}`, `published_at < $${values.push(to)}`);
  }
  const anchors = await db.$client.query<{ published_at: Date; id: string; total: number }>(
    `select published_at, id, total::int from (
       select published_at, id, count(*) over () as total,
         row_number() over (order by published_at desc, id desc) as position
       from contents where ${where.join(' and ')}) numbered
     where position % $${values.push(pageSize)} = 1 order by position`,
    values,
  );
  return {
    total: anchors.rows[0]?.total ?? 0,
    years: years.rows.map((row) => row.year),
    anchors: anchors.rows.map((row) => ({ publishedAt: row.published_at, id: row.id })),
  };
}
