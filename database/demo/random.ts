/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks random items; their weights are the probabilities. */
export function weightedPicker<T>(items: T[], weights: number[], random: () => number): () => T {
  const upTo: number[] = [];
  let sum = 0;
  for (const weight of weights) {
    sum += weight;
    upTo.push(sum);
  }
  return () => {
    const wanted = random() * sum;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] as number) <= wanted) low = middle + 1;
      else high = middle;
    }
    return items[low] as T;
  };
}
