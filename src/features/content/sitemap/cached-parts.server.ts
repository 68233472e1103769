import type { Database } from '../../../platform/database/client.server.ts';
import type { Invalidated } from '../../../platform/page-cache/tagged-cache.server.ts';
import { defineSource } from '../../../platform/sources.server.ts';
import { type ContentPart, readContentParts } from './content-parts.server.ts';

/** The tags of every change that adds, removes or moves content. */
export const CONTENT_TAGS = ['list:all', 'list:archive'];

/** Caches where each sitemap of contents begins, and reads it again after content has changed. */
export class CachedParts implements Invalidated {
  readonly #db: Database;
  /** The parts as they were last read; they may be outdated. */
  #known: ContentPart[] = [];
  #current: Promise<ContentPart[]> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  get(): Promise<ContentPart[]> {
    this.#current ??= this.#read();
    return this.#current;
  }

  invalidate(tags: string[]): void {
    if (tags.some((tag) => CONTENT_TAGS.includes(tag))) this.#current = null;
  }

  clear(): void {
    this.#known = [];
    this.#current = null;
  }

  async #read(): Promise<ContentPart[]> {
    try {
      this.#known = await readContentParts(this.#db, this.#known);
      return this.#known;
    } catch (error) {
      this.#current = null;
      throw error;
    }
  }
}

export const CONTENT_PARTS = defineSource((db) => new CachedParts(db));
