import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/client.server.ts';
import { dayBounds } from '../../../platform/wall-clock.ts';
import { type Month, readMonths } from '../months/read-months.server.ts';
import type { Category } from '../schema.ts';

export interface ListKey {
  kind: 'category' | 'all' | 'archive';
  category: Category | null;
  year: number | null;
  /** Null, or also a tag that no content has. */
  tag: string | null;
}

/** The first row of a page. */
export interface Anchor {
  publishedAt: Date;
  id: string;
}

/** How many first rows of one list are cached. */
const MOST_ANCHORS = 200;

/**
 * The length of a list and where its pages begin, as it was when it was read. With `OFFSET` PostgreSQL
 * would count all previous rows, so the last pages of a long list would be slow: the counts of the
 * months say in which month a page begins, and only that month's rows are counted.
 */
export class ListIndex {
  /** The years of all contents of the list, the newest first, also if it is a list of one year. */
  readonly years: number[];
  readonly total: number;
  readonly pages: number;
  readonly #db: Database;
  readonly list: ListKey;
  readonly #pageSize: number;
  readonly #months: Month[];
  readonly #anchors = new LRUCache<number, Promise<Anchor | null>>({ max: MOST_ANCHORS });

  constructor(db: Database, list: ListKey, months: Month[], pageSize: number) {
    this.#db = db;
    this.list = list;
    this.#pageSize = pageSize;
    const yearOf = ({ month }: Month) => Number(month.slice(0, 4));
    this.years = [...new Set(months.map(yearOf))];
    this.#months = list.year ? months.filter((month) => yearOf(month) === list.year) : months;
    this.total = this.#months.reduce((sum, { total }) => sum + total, 0);
    this.pages = Math.max(1, Math.ceil(this.total / pageSize));
  }

  /** The first row of a page, from 1; null if the list does not have so many. */
  anchorOf(page: number): Promise<Anchor | null> {
    const cached = this.#anchors.get(page);
    if (cached) return cached;
    const read = this.#readAnchor((page - 1) * this.#pageSize);
    this.#anchors.set(page, read);
    read.catch(() => this.#anchors.delete(page));
    return read;
  }

  async #readAnchor(offset: number): Promise<Anchor | null> {
    let before = 0;
    for (const { month, total } of this.#months) {
      if (offset < before + total) return this.#readRow(month, offset - before);
      before += total;
    }
    return null;
  }

  /** The row of a month that has `offset` newer ones in it. */
  async #readRow(month: string, offset: number): Promise<Anchor | null> {
    const { kind, category, tag } = this.list;
    const values: unknown[] = [...monthBounds(month), offset];
    const where = [
      `state = '${kind === 'archive' ? 'archived' : 'published'}'`,
      'published_at >= $1 and published_at < $2',
      category && `category = $${values.push(category)}`,
      tag && `tags @> array[$${values.push(tag)}]`,
    ].filter(Boolean);
    const { rows } = await this.#db.$client.query<{ published_at: Date; id: string }>(
      `select published_at, id from contents where ${where.join(' and ')}
       order by published_at desc, id desc offset $3 limit 1`,
      values,
    );
    return rows[0] ? { publishedAt: rows[0].published_at, id: rows[0].id } : null;
  }
}

/** The first moment of a month in Istanbul, and of the next one. */
function monthBounds(month: string): [Date, Date] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return [dayBounds(month)[0], dayBounds(`${next}-01`)[0]];
}

export async function readListIndex(
  db: Database,
  list: ListKey,
  pageSize: number,
): Promise<ListIndex> {
  const state = list.kind === 'archive' ? 'archived' : 'published';
  return new ListIndex(db, list, await readMonths(db, { ...list, state }), pageSize);
}
