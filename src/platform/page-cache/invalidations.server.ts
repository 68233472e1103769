/** One invalidation, and through `next` all later ones. */
interface Invalidation {
  /** Null: everything is invalid. */
  tags: Set<string> | null;
  next: Invalidation | null;
}

/** A point in time, to find out what was invalidated after it. */
export type Moment = Readonly<Invalidation>;

/**
 * The invalidations of a cache as a linked list that can be read from any moment on. Its beginning is
 * not stored, so entries before the oldest moment still in use are freed.
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
