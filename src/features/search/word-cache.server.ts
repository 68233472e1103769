import { LRUCache } from 'lru-cache';
import type { Invalidated } from '../../platform/page-cache/tagged-cache.server.ts';
import { defineSource } from '../../platform/sources.server.ts';
import { findForms, findStems, type PgQueryable } from './lexicon.server.ts';

const MOST_WORDS = 1000;
/** Of the forms of all cached words together. */
const MOST_CHARACTERS = 500_000;

/**
 * The stems of words that were searched, and the forms of these stems, until something is published or
 * changed. Visitors search for few words, and a search waits for each statement.
 */
export class WordCache implements Invalidated {
  readonly #stems = new LRUCache<string, string[]>({ max: MOST_WORDS });
  readonly #forms = new LRUCache<string, string[]>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (forms, key) => key.length + forms.join('').length + 1,
  });
  #cleared = 0;

  /** As {@link findStems}. */
  async stemsOf(db: PgQueryable, words: string[]): Promise<string[][]> {
    const known = new Map(words.map((word) => [word, this.#stems.get(word)]));
    const missing = [...known.keys()].filter((word) => !known.get(word));
    if (missing.length > 0) {
      const cleared = this.#cleared;
      const found = await findStems(db, missing);
      for (const [i, word] of missing.entries()) {
        const stems = found[i] ?? [];
        known.set(word, stems);
        if (cleared === this.#cleared) this.#stems.set(word, stems);
      }
    }
    return words.map((word) => known.get(word) ?? []);
  }

  /** As {@link findForms}. */
  async formsOf(db: PgQueryable, stems: string[]): Promise<string[]> {
    const key = stems.join(' ');
    const known = this.#forms.get(key);
    if (known) return known;
    const cleared = this.#cleared;
    const forms = await findForms(db, stems);
    if (cleared === this.#cleared) this.#forms.set(key, forms);
    return forms;
  }

  invalidate(): void {
    this.clear();
  }

  clear(): void {
    this.#cleared++;
    this.#stems.clear();
    this.#forms.clear();
  }
}

export const WORD_CACHE = defineSource(() => new WordCache());
