type Close = () => unknown;

/** The resources that a process has opened, to close them in reverse order. */
export class Opened {
  readonly #groups: Close[][] = [];

  /** Functions of one call of `add` run at the same time. Each must allow a second call. */
  add(...closers: Close[]): void {
    this.#groups.push(closers);
  }

  /**
   * Closes everything in reverse order, one after the other. After a failure the others are still
   * closed.
   * @throws the first failure, at the end
   */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (const group of this.#groups.splice(0).reverse()) {
      const ends = await Promise.allSettled(group.map(async (close) => close()));
      for (const end of ends) if (end.status === 'rejected') failures.push(end.reason);
    }
    if (failures.length > 0) throw failures[0];
  }
}
