/** One invalidation, and through `next` all that came after it. */
interface Invalidation {
  /** Null: of everything. */
  tags: Set<string> | null;
  next: Invalidation | null;
}

/** A point in time: what was invalidated after it can be asked for. */
export type Moment = Readonly<Invalidation>;

/**
 * The invalidations of a cache as a list that is read from any moment on. Nobody holds its beginning:
 * what was before the oldest moment that is still in use is freed.
 */
export class Invalidations {
  #last: Invalidation = { tags: new Set(), next: null };

  now(): Moment {
    return this.#last;
  }

  /** @param tags null: everything */
  add(tags: readonly string[] | null): void {
    const next = { tags: tags && new Set(tags), next: null };
    this.#last.next = next;
    this.#last = next;
  }

  /** Whether everything, or one of these tags, was invalidated after the moment. */
  happenedSince(moment: Moment, tags: readonly string[]): boolean {
    for (let one = moment.next; one; one = one.next) {
      const invalid = one.tags;
      if (!invalid || tags.some((tag) => invalid.has(tag))) return true;
    }
    return false;
  }
}
