import type { Metric, Rating } from './schema.ts';

const TIMES = [
  100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2250, 2500, 2750, 3000,
  3500, 4000, 5000, 6000, 8000, 10_000, 15_000, 30_000,
];

/**
 * Upper edges of each metric's buckets, in ms or as the shift itself; one more bucket is above
 * the last. The database stores bucket indices, so the edges never change. The limits below are edges.
 */
const EDGES: Record<Metric, number[]> = {
  LCP: TIMES,
  FCP: TIMES,
  TTFB: TIMES,
  INP: [
    16, 24, 32, 40, 56, 72, 100, 125, 150, 175, 200, 250, 300, 350, 400, 500, 600, 800, 1000, 1500,
    2000, 5000,
  ],
  CLS: [0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.125, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.75, 1, 2],
};

/** The highest good value, and the highest value that is not poor: https://web.dev/articles/vitals */
const LIMITS: Record<Metric, [number, number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export function bucketOf(metric: Metric, value: number): number {
  const index = EDGES[metric].findIndex((edge) => value <= edge);
  return index < 0 ? EDGES[metric].length : index;
}

export function rate(metric: Metric, value: number): Rating {
  const [good, poor] = LIMITS[metric];
  return value <= good ? 'good' : value <= poor ? 'middling' : 'poor';
}

/** Number of visits by bucket index. */
export type Counts = Map<number, number>;

const total = (counts: Counts): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

/**
 * The value that a share of the visits did not exceed, interpolated linearly within its bucket. In the
 * bucket without an upper edge it is the lower edge.
 */
export function quantile(metric: Metric, counts: Counts, share: number): number {
  const edges = EDGES[metric];
  let missing = total(counts) * share;
  for (const [bucket, visits] of [...counts].sort(([a], [b]) => a - b)) {
    if (missing > visits) {
      missing -= visits;
      continue;
    }
    const low = edges[bucket - 1] ?? 0;
    const high = edges[bucket] ?? low;
    return low + (high - low) * (missing / visits);
  }
  return 0;
}

/** Share of the visits with each rating. Limits are edges, so every bucket has one rating. */
export function sharesOf(metric: Metric, counts: Counts): Record<Rating, number> {
  const shares = { good: 0, middling: 0, poor: 0 };
  const all = total(counts);
  for (const [bucket, visits] of counts) {
    shares[rate(metric, EDGES[metric][bucket] ?? Number.POSITIVE_INFINITY)] += visits / all;
  }
  return shares;
}
