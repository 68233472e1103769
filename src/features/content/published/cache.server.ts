import type DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/client.server.ts';
import type { Invalidated } from '../../../platform/page-cache/tagged-cache.server.ts';
import { defineSource } from '../../../platform/sources.server.ts';
import type { ArticleView, ListItemView } from '../views.ts';
import { type ArticleRow, readArticles, toArticle } from './articles.server.ts';
import { readBySlug } from './by-slug.server.ts';
import {
  type Anchor,
  type ListIndex,
  ListIndexes,
  type ListKey,
  PAGE_SIZE,
  readListPage,
} from './lists.server.ts';
import { RelatedContents } from './related.server.ts';

const RELATED = 3;
/** List pages whose rows are cached, some 10 KB each. */
const MOST_LIST_PAGES = 300;

interface ListPage {
  items: Promise<ListItemView[]>;
  /** Of its contents; null until they are read. */
  tags: Set<string> | null;
}

/**
 * Data that pages read often, cached until it changes: where the pages of each list begin, the rows of
 * list pages, which are the same in all languages, and what related contents are found by. Articles that
 * are requested together are read by one statement.
 */
export class ContentCache implements Invalidated {
  readonly #db: Database;
  readonly #lists = new ListIndexes(PAGE_SIZE);
  /** By the first row of the page: a list that has changed has new ones. */
  readonly #listPages = new LRUCache<Anchor, ListPage>({ max: MOST_LIST_PAGES });
  readonly #related: RelatedContents;
  readonly #articles: DataLoader<string, ArticleRow | null>;

  constructor(db: Database) {
    this.#db = db;
    this.#related = new RelatedContents(db);
    this.#articles = readBySlug((slugs) => readArticles(db, slugs));
  }

  /** The published content at an address with related contents, or null. Drafts are not found. */
  async findArticle(slug: string): Promise<ArticleView | null> {
    const row = await this.#articles.load(slug);
    if (!row) return null;
    return toArticle(row, await this.#related.find(row, RELATED));
  }

  listIndex(list: ListKey): Promise<ListIndex> {
    return this.#lists.get(this.#db, list);
  }

  /** The rows of a page, from 1; none if the list does not have so many. */
  async listItems(index: ListIndex, page: number): Promise<ListItemView[]> {
    const anchor = await index.anchorOf(page);
    if (!anchor) return [];
    const cached = this.#listPages.get(anchor);
    if (cached) return cached.items;
    const items = readListPage(this.#db, index.list, anchor, PAGE_SIZE);
    const read: ListPage = { items, tags: null };
    this.#listPages.set(anchor, read);
    items.then(
      (rows) => {
        read.tags = new Set(rows.map(({ id }) => `content:${id}`));
      },
      () => this.#listPages.delete(anchor),
    );
    return items;
  }

  /** Removes everything with one of these tags from the cache. */
  invalidate(tags: string[]): void {
    this.#lists.invalidate(tags);
    // A page of a list also shows the titles of translations, which are not among its own contents.
    for (const [anchor, page] of this.#listPages.entries()) {
      if (!page.tags || tags.some((tag) => page.tags?.has(tag))) this.#listPages.delete(anchor);
    }
    this.#related.invalidate(tags);
  }

  clear(): void {
    this.#lists.clear();
    this.#listPages.clear();
    this.#related.clear();
  }
}

/** The key under which page loaders read the cache. */
export const CONTENT_CACHE = defineSource((db) => new ContentCache(db));
