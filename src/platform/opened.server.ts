type Close = () => unknown;

/** What a process has opened, to be closed in reverse. */
export class Opened {
  readonly #groups: Close[][] = [];

  /** Several functions are called at the same moment. A second call of each must do no harm. */
  add(...closers: Close[]): void {
    this.#groups.push(closers);
  }

  /**
   * Closes everything, what was opened last first, each after the one before it has ended. A failure
   * keeps nothing else open.
   * @throws the first failure, in the end
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
