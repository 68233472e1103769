import type { Database } from '../../platform/database/client.server.ts';
import { type ContentPart, readContentParts } from './content-parts.server.ts';

/** Tags of every change that adds, removes or moves a piece. */
export const CONTENT_TAGS = ['list:all', 'list:archive'];

/** Remembers where the maps of pieces begin until a piece changes. */
export class KeptParts {
  readonly #db: Database;
  #parts: Promise<ContentPart[]> | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  get(): Promise<ContentPart[]> {
    if (!this.#parts) {
      const parts = readContentParts(this.#db);
      this.#parts = parts;
      parts.catch(() => {
        if (this.#parts === parts) this.#parts = null;
      });
    }
    return this.#parts;
  }

  drop(tags: string[]): void {
    if (tags.some((tag) => CONTENT_TAGS.includes(tag))) this.#parts = null;
  }

  clear(): void {
    this.#parts = null;
  }
}
