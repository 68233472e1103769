import type DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/client.server.ts';
import { readTogether } from '../../../platform/database/read-together.server.ts';
import type { Invalidated } from '../../../platform/page-cache/tagged-cache.server.ts';
import type { ListItemView } from '../views.ts';
import { FROM, ITEM, ITEM_TRANSLATIONS, type ItemRow, NEWEST, toItem } from './item-rows.server.ts';
import { type Compared, RelatedIndex } from './related-index.server.ts';

/** Only the newest contents can be related ones: this bounds the memory and the work of a change. */
const MOST_COMPARED = 2000;
const MOST_ITEMS = 2000;
/** With more changes since the last article, all are read again. */
const MOST_STALE = 100;

const COMPARED = `
  select c.id, c.category, c.language, c.translation_group, c.title, c.summary, c.place, c.tags, c.published_at
  from contents c where c.state = 'published'`;
const NEWEST_COMPARED = `${COMPARED} ${NEWEST} limit ${MOST_COMPARED}`;
const CHANGED_COMPARED = `${COMPARED} and c.id = any((select $1::uuid[])::uuid[])`;
const ITEMS = `select ${ITEM}, ${ITEM_TRANSLATIONS} ${FROM}
  where c.id = any((select $1::uuid[])::uuid[]) and c.state = 'published'`;

/**
 * The contents that are related to an article. The newest contents are kept in the process with what
 * they are compared by; after a change only the changed ones are read again.
 */
export class RelatedContents implements Invalidated {
  readonly #db: Database;
  /** Null after a change, until the next article is read. */
  #index: Promise<RelatedIndex> | null = null;
  /** By id; null if all must be read. */
  #compared: Map<string, Compared> | null = null;
  readonly #stale = new Set<string>();
  /** Increases when everything is removed, so that a reading that began before it is not kept. */
  #cleared = 0;
  #reading: Promise<void> = Promise.resolve();
  readonly #items = new LRUCache<string, Promise<ListItemView | null>>({ max: MOST_ITEMS });
  readonly #read: DataLoader<string, ListItemView | null>;

  constructor(db: Database) {
    this.#db = db;
    this.#read = readTogether((ids) => readItems(db, ids));
  }

  async find(content: Compared, most: number): Promise<ListItemView[]> {
    const index = await this.#upToDate();
    const items = await Promise.all(index.find(content, most).map((id) => this.#item(id)));
    return items.filter((item) => item !== null);
  }

  invalidate(tags: string[]): void {
    for (const tag of tags) {
      if (!tag.startsWith('content:')) continue;
      const id = tag.slice('content:'.length);
      this.#items.delete(id);
      this.#stale.add(id);
      this.#index = null;
    }
    if (this.#stale.size > MOST_STALE) this.#forget();
  }

  clear(): void {
    this.#items.clear();
    this.#forget();
  }

  #forget(): void {
    this.#index = null;
    this.#compared = null;
    this.#stale.clear();
    this.#cleared++;
  }

  /** The index with all changes so far; one reading at a time, because each begins with the last one. */
  #upToDate(): Promise<RelatedIndex> {
    if (this.#index) return this.#index;
    const index = this.#reading.then(() => this.#makeIndex());
    this.#index = index;
    this.#reading = index.then(
      () => {},
      () => this.#forget(),
    );
    return index;
  }

  async #makeIndex(): Promise<RelatedIndex> {
    const cleared = this.#cleared;
    const stale = [...this.#stale];
    this.#stale.clear();
    const compared = new Map(this.#compared);
    const rows = this.#compared ? await readChanged(this.#db, stale) : await readNewest(this.#db);
    for (const id of stale) compared.delete(id);
    for (const row of rows) compared.set(row.id, row);
    const newest = [...compared.values()].sort(newestFirst).slice(0, MOST_COMPARED);
    if (cleared === this.#cleared) {
      this.#compared = new Map(newest.map((content) => [content.id, content]));
    }
    return new RelatedIndex(newest);
  }

  #item(id: string): Promise<ListItemView | null> {
    const cached = this.#items.get(id);
    if (cached) return cached;
    const read = this.#read.load(id);
    this.#items.set(id, read);
    read.catch(() => this.#items.delete(id));
    return read;
  }
}

const newestFirst = (a: Compared, b: Compared): number =>
  b.published_at.getTime() - a.published_at.getTime() || (a.id < b.id ? 1 : -1);

async function readNewest(db: Database): Promise<Compared[]> {
  const { rows } = await db.$client.query<Compared>({ name: 'compared', text: NEWEST_COMPARED });
  return rows;
}

async function readChanged(db: Database, ids: string[]): Promise<Compared[]> {
  const statement = { name: 'compared-changed', text: CHANGED_COMPARED, values: [ids] };
  return (await db.$client.query<Compared>(statement)).rows;
}

async function readItems(db: Database, ids: readonly string[]): Promise<(ListItemView | null)[]> {
  const { rows } = await db.$client.query<ItemRow>({
    name: 'related-items',
    text: ITEMS,
    values: [ids],
  });
  const byId = new Map(rows.map((row) => [row.id, toItem(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}
