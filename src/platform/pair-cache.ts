/** One value for each pair of objects, as long as both exist. */
export class PairCache<A extends object, B extends object, V> {
  readonly #values = new WeakMap<A, WeakMap<B, V>>();

  /** The value of the pair; `make` is called the first time. */
  get(first: A, second: B, make: () => V): V {
    const bySecond = this.#values.get(first) ?? new WeakMap<B, V>();
    this.#values.set(first, bySecond);
    const value = bySecond.get(second) ?? make();
    bySecond.set(second, value);
    return value;
  }
}
