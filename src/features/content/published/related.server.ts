import type DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/client.server.ts';
import { readTogether } from '../../../platform/database/read-together.server.ts';
import { fold, toSmallLetters } from '../../../platform/fold.ts';
import type { Invalidated } from '../../../platform/page-cache/tagged-cache.server.ts';
import { columnList } from '../row.server.ts';
import type { ListItemView } from '../views.ts';
import {
  FROM,
  ITEM,
  ITEM_TRANSLATIONS,
  type ItemRow,
  NEWEST,
  type PublicRow,
  toItem,
} from './items.server.ts';

/** Only the newest contents can be related ones: this bounds the memory and the work of a change. */
const MOST_COMPARED = 2000;
const MOST_ITEMS = 2000;
/** With more changes since the last article, all are read again. */
const MOST_STALE = 100;

/** What a content is compared by. Contents with the same translation group are translations of each other. */
const COMPARED_BY = [
  'id',
  'category',
  'language',
  'translationGroup',
  'title',
  'summary',
  'place',
  'tags',
  'publishedAt',
] as const;
export type Compared = PublicRow<(typeof COMPARED_BY)[number]>;

const COMPARED = `
  select ${columnList('c', COMPARED_BY)}
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
  b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1);

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

/** What a key of each kind is worth if few contents have it. */
const TAG = 4;
const PLACE = 3;
const TITLE_WORD = 2;
const SUMMARY_WORD = 1;
const SAME_CATEGORY = 1.25;
/** One word in common says little; a tag or a place says enough. */
const LEAST = 1;
/** What a score in another language is worth. */
const OTHER_LANGUAGE = 0.2;
/** The newest contents with a key; with the number of keys it bounds the work for one article. */
const MOST_WITH_KEY = 60;
const MOST_WORDS = 40;
/** A word in more than one of so many contents says nothing about them. */
const TOO_FREQUENT = 12;

const WORD = /\p{L}{4,}|\p{N}{4,}/gu;
const ENDING = /(?<=\p{L})['’ʼ]\p{L}+/gu;
/** Turkish words of the same root mostly have so many letters in common. */
const ROOT = 5;

const plain = (text: string): string => fold(toSmallLetters(text.normalize('NFC')));
const wordsOf = (text: string): string[] =>
  (plain(text.replace(ENDING, '')).match(WORD) ?? []).map((word) => word.slice(0, ROOT));

/** What a content is found by, e.g. `#deprem`, `@izmir`, `=kirala`, each with the weight of its kind. */
type Keys = Map<string, number>;
const known = new WeakMap<Compared, Keys>();

function keysOf(content: Compared): Keys {
  const keys = known.get(content) ?? makeKeys(content);
  known.set(content, keys);
  return keys;
}

function makeKeys({ tags, place, title, summary }: Compared): Keys {
  const keys = new Map<string, number>();
  const add = (key: string, weight: number) => !keys.has(key) && keys.set(key, weight);
  for (const tag of tags) add(`#${plain(tag)}`, TAG);
  for (const part of place.split(/[,/(]/)) if (part.trim()) add(`@${plain(part.trim())}`, PLACE);
  for (const word of wordsOf(title)) add(`=${word}`, TITLE_WORD);
  for (const word of wordsOf(summary).slice(0, MOST_WORDS)) add(`=${word}`, SUMMARY_WORD);
  return keys;
}

/** The contents with a key, the newest first: their positions, and what the key is worth in each. */
interface WithKey {
  positions: number[];
  weights: number[];
}

/**
 * Contents by what they have in common: tags, place, words of title and lead. Finding the related ones
 * of an article needs no query.
 */
export class RelatedIndex {
  readonly #contents: readonly Compared[];
  readonly #byId: ReadonlyMap<string, Compared>;
  readonly #withKey = new Map<string, WithKey>();
  readonly #ofCategory = new Map<string, number[]>();
  /** By position; zero between two calls. */
  readonly #scores: Float32Array;

  /** @param contents the newest first */
  constructor(contents: readonly Compared[]) {
    this.#contents = contents;
    this.#byId = new Map(contents.map((content) => [content.id, content]));
    this.#scores = new Float32Array(contents.length);
    contents.forEach((content, position) => {
      for (const [key, weight] of keysOf(content)) {
        const same = valueIn(this.#withKey, key, () => ({ positions: [], weights: [] }));
        same.positions.push(position);
        same.weights.push(weight);
      }
      valueIn(this.#ofCategory, categoryKey(content), () => []).push(position);
    });
  }

  /**
   * The ids of the most related contents, then of the newest of the category in the same language. An
   * article is not related to its translations.
   */
  find(article: Compared, most: number): string[] {
    // The same object as before, so that its keys are known.
    const content = this.#byId.get(article.id) ?? article;
    const found = this.#mostRelated(content, most);
    for (const position of this.#ofCategory.get(categoryKey(content)) ?? []) {
      if (found.length >= most) break;
      if (!found.includes(position) && this.#isOther(content, position)) found.push(position);
    }
    return found.map((position) => this.#at(position).id);
  }

  /** The positions of those with enough in common, the most related first; of two equals the newest. */
  #mostRelated(content: Compared, most: number): number[] {
    const best: { position: number; score: number }[] = [];
    for (const position of this.#touched(content)) {
      const score = this.#takeScore(content, position);
      if (score < LEAST || !this.#isOther(content, position)) continue;
      const isBehind = (other: { position: number; score: number }) =>
        score > other.score || (score === other.score && position < other.position);
      const place = best.findIndex(isBehind);
      best.splice(place < 0 ? best.length : place, 0, { position, score });
      if (best.length > most) best.pop();
    }
    return best.map(({ position }) => position);
  }

  /** Adds up the scores of all contents with a key of this one, and returns their positions. */
  #touched(content: Compared): number[] {
    const scores = this.#scores;
    const touched: number[] = [];
    const total = this.#contents.length;
    for (const [key, weight] of keysOf(content)) {
      const same = this.#withKey.get(key);
      if (!same) continue;
      const { positions, weights } = same;
      if (key[0] === '=' && positions.length > total / TOO_FREQUENT + 2) continue;
      const rarity = 1 - Math.log(positions.length) / Math.log(total + 1);
      for (let i = 0; i < positions.length && i < MOST_WITH_KEY; i++) {
        const position = positions[i] as number;
        if (scores[position] === 0) touched.push(position);
        scores[position] =
          (scores[position] as number) +
          Math.min(weight, weights[i] as number) * (0.3 + 0.7 * rarity);
      }
    }
    return touched;
  }

  #takeScore(content: Compared, position: number): number {
    const { language, category } = this.#at(position);
    const score = this.#scores[position] as number;
    this.#scores[position] = 0;
    if (language !== content.language) return score * OTHER_LANGUAGE;
    return category === content.category ? score * SAME_CATEGORY : score;
  }

  #isOther({ id, translationGroup }: Compared, position: number): boolean {
    const other = this.#at(position);
    if (other.id === id) return false;
    return other.translationGroup === null || other.translationGroup !== translationGroup;
  }

  #at(position: number): Compared {
    return this.#contents[position] as Compared;
  }
}

const categoryKey = ({ category, language }: Compared): string => `${category} ${language}`;

function valueIn<T>(map: Map<string, T>, key: string, make: () => T): T {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}
