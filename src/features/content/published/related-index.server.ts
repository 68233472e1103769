import { fold, toSmallLetters } from '../../search/operations.server.ts';
import type { Category } from '../schema.ts';

/** What a content is compared by. */
export interface Compared {
  id: string;
  category: Category;
  language: string;
  /** Contents with the same value are translations of each other. */
  translation_group: string | null;
  title: string;
  summary: string;
  place: string;
  tags: string[];
  published_at: Date;
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

/**
 * Contents by what they have in common: tags, place, words of title and lead. Finding the related ones
 * of an article needs no query.
 */
export class RelatedIndex {
  readonly #contents: readonly Compared[];
  readonly #byId: ReadonlyMap<string, Compared>;
  /** The positions of the contents with a key, the newest first. */
  readonly #withKey = new Map<string, number[]>();
  readonly #ofCategory = new Map<string, number[]>();
  /** By position; zero between two calls. */
  readonly #scores: Float32Array;

  /** @param contents the newest first */
  constructor(contents: readonly Compared[]) {
    this.#contents = contents;
    this.#byId = new Map(contents.map((content) => [content.id, content]));
    this.#scores = new Float32Array(contents.length);
    contents.forEach((content, position) => {
      for (const key of keysOf(content).keys()) append(this.#withKey, key, position);
      append(this.#ofCategory, categoryKey(content), position);
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
      const positions = this.#withKey.get(key);
      if (!positions || (key[0] === '=' && positions.length > total / TOO_FREQUENT + 2)) continue;
      const rarity = 1 - Math.log(positions.length) / Math.log(total + 1);
      for (let i = 0; i < positions.length && i < MOST_WITH_KEY; i++) {
        const position = positions[i] as number;
        if (scores[position] === 0) touched.push(position);
        const theirs = keysOf(this.#at(position)).get(key) as number;
        scores[position] =
          (scores[position] as number) + Math.min(weight, theirs) * (0.3 + 0.7 * rarity);
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

  #isOther({ id, translation_group }: Compared, position: number): boolean {
    const other = this.#at(position);
    if (other.id === id) return false;
    return other.translation_group === null || other.translation_group !== translation_group;
  }

  #at(position: number): Compared {
    return this.#contents[position] as Compared;
  }
}

const categoryKey = ({ category, language }: Compared): string => `${category} ${language}`;

function append(to: Map<string, number[]>, key: string, position: number): void {
  const positions = to.get(key);
  if (positions) positions.push(position);
  else to.set(key, [position]);
}
