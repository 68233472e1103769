import type { Invalidated } from './page-cache/tagged-cache.server.ts';

/**
 * A value that is read when it is first asked for, and kept until something with its tag changes. A failed
 * reading is not kept.
 */
export class KeptValue<T> implements Invalidated {
  readonly #tag: string;
  readonly #read: () => Promise<T>;
  #known: Promise<T> | null = null;

  constructor(tag: string, read: () => Promise<T>) {
    this.#tag = tag;
    this.#read = read;
  }

  async get(): Promise<T> {
    this.#known ??= this.#read();
    const known = this.#known;
    try {
      return await known;
    } catch (error) {
      if (this.#known === known) this.#known = null;
      throw error;
    }
  }

  invalidate(tags: string[]): void {
    if (tags.includes(this.#tag)) this.#known = null;
  }

  clear(): void {
    this.#known = null;
  }
}
