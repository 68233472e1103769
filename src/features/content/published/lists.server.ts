import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/client.server.ts';
import { dayBounds, yearBounds } from '../../../platform/wall-clock.ts';
import type { ReadBranchContents } from '../../branches/operations.server.ts';
import type { ReadWritings } from '../../people/operations.server.ts';
import type { WritingView } from '../../people/schema.ts';
import { columnList, publicPath, type Row } from '../row.server.ts';
import { CATEGORIES, type Category } from '../schema.ts';
import type { ListItemView } from '../views.ts';
import {
  FROM,
  ITEM,
  ITEM_TRANSLATIONS,
  ITEM_WITH_SVG,
  type ItemRow,
  NEWEST,
  type PublicRow,
  toItem,
} from './items.server.ts';
import { type Month, readMonths } from './months.server.ts';

/* Named statements, which PostgreSQL prepares once for each connection. */

/** The number of rows on a public list page. */
export const PAGE_SIZE = 12;

/** The most contents in the agenda and in the visits of the home page. */
const HEADLINES = 5;
const VISITS = 4;

const pinned = (which: string, most: number) => `
  (select ${ITEM_WITH_SVG}, ${ITEM_TRANSLATIONS}, c.pinned_at as "pinnedAt" ${FROM} where c.state = 'published' and c.pinned_at is not null
    and ${which} order by c.pinned_at desc, c.id desc limit ${most})`;
const newest = (which: string, most: number) => `
  (select ${ITEM_WITH_SVG}, ${ITEM_TRANSLATIONS}, null::timestamptz ${FROM}
    where c.state = 'published' and c.pinned_at is null and ${which} ${NEWEST} limit ${most})`;
/** Pinned contents of each section first, the last pinned first of all; then the newest. */
const HOME = [
  pinned("c.category <> 'ziyaretler'", HEADLINES),
  newest("c.category not in ('ziyaretler', 'english')", 8),
  pinned("c.category = 'ziyaretler'", VISITS),
  newest("c.category = 'ziyaretler'", VISITS),
].join(' union all ');

export interface HomeContents {
  /** The newest one with a picture. */
  lead: ListItemView | null;
  headlines: ListItemView[];
  visits: ListItemView[];
}

/** The contents of the home page: pinned ones, then the newest. */
export async function readHome(db: Database): Promise<HomeContents> {
  const { rows } = await db.$client.query<ItemRow & Pick<Row, 'pinnedAt'>>({
    name: 'home',
    text: HOME,
  });
  const news = rows.filter((row) => row.category !== 'ziyaretler');
  const items = news.map(toItem);
  const isPinned = news[0]?.pinnedAt;
  const pictured = isPinned ? undefined : items.slice(0, 4).find((item) => item.cover);
  const lead = pictured ?? items[0] ?? null;
  return {
    lead,
    headlines: items.filter((item) => item !== lead).slice(0, HEADLINES - 1),
    visits: rows
      .filter((row) => row.category === 'ziyaretler')
      .slice(0, VISITS)
      .map(toItem),
  };
}

/** The rows of one list page, starting at its first row. */
export async function readListPage(
  db: Database,
  { kind, category, year, tag }: ListKey,
  anchor: Anchor,
  limit: number,
): Promise<ListItemView[]> {
  const state = kind === 'archive' ? 'archived' : 'published';
  const from = year ? yearBounds(year)[0] : new Date(0);
  const values: unknown[] = [anchor.publishedAt, anchor.id, from, limit];
  const filters = [
    category && `and c.category = $${values.push(category)}`,
    tag && `and c.tags @> array[$${values.push(tag)}]`,
  ].filter(Boolean);
  const { rows } = await db.$client.query<ItemRow>({
    name: `list-${state}${category ? '-category' : ''}${tag ? '-tag' : ''}`,
    text: `select ${ITEM}, ${ITEM_TRANSLATIONS} ${FROM}
      where c.state = '${state}' ${filters.join(' ')}
      and (c.published_at, c.id) <= ($1, $2) and c.published_at >= $3 ${NEWEST} limit $4`,
    values,
  });
  return rows.map(toItem);
}

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

async function readListIndex(db: Database, list: ListKey, pageSize: number): Promise<ListIndex> {
  const state = list.kind === 'archive' ? 'archived' : 'published';
  return new ListIndex(db, list, await readMonths(db, { ...list, state }), pageSize);
}

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

const OF_WRITINGS = ['id', 'category', 'slug', 'title', 'language', 'publishedAt'] as const;

const WRITINGS = `
  select ${columnList('contents', OF_WRITINGS)} from contents
  where state = 'published' and (author_id = $1 or author_id is null and author = $2)
  order by published_at desc, id desc limit 6`;

/**
 * The contents of a person, or with the person's name as free text, the newest first, for the page of
 * that person.
 */
export const writingsReader =
  (db: Database): ReadWritings =>
  async ({ id: authorId, name }) => {
    const { rows } = await db.$client.query<PublicRow<(typeof OF_WRITINGS)[number]>>({
      name: 'writings',
      text: WRITINGS,
      values: [authorId, name],
    });
    return rows.map(toWriting);
  };

const toWriting = (row: PublicRow<(typeof OF_WRITINGS)[number]>): WritingView => {
  const { id, category, slug, title, language, publishedAt } = row;
  return {
    id,
    list: { path: CATEGORIES[category], name: `content:categories.${category}.name` },
    path: publicPath(category, slug),
    title,
    language,
    publishedAt,
  };
};

const OF_BRANCH = `
  select ${columnList('contents', OF_WRITINGS)} from contents
  where state = 'published' and branch_id = any(array(select id from branches where id = $1 or merged_into = $1))
  order by published_at desc, id desc limit 6`;

/** The newest contents of a branch and of those that were merged into it, for its page. */
export const branchContentsReader =
  (db: Database): ReadBranchContents =>
  async (branchId) => {
    const { rows } = await db.$client.query<PublicRow<(typeof OF_WRITINGS)[number]>>({
      name: 'branch-contents',
      text: OF_BRANCH,
      values: [branchId],
    });
    return rows.map(toWriting);
  };
