import { and, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { forbidden } from '../../platform/errors.ts';
import { splitLocale } from '../../platform/i18n/locales.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { CATEGORIES } from '../content/schema.ts';
import { BatchedCounts } from './batched-counts.server.ts';
import {
  DEVICES,
  type Device,
  METRICS,
  type Measurement,
  type Metric,
  type Rating,
  type SpeedSummary,
} from './contract.ts';
import { canSeeMeasurements } from './policy.ts';
import { pageVisits, visitSources, webVitals } from './tables.server.ts';

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
type Counts = Map<number, number>;

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

const SUMMARY_DAYS = 28;

const SUMMARY_METRICS: Metric[] = ['LCP', 'INP', 'CLS'];

/** Counts older than this many days are deleted. */
const KEPT_DAYS = 400;

type VisitCount = typeof webVitals.$inferInsert;

/** Adds counts in one statement. The rows are sorted, so that two processes cannot deadlock. */
async function addCounts(db: Database, rows: VisitCount[]): Promise<void> {
  await db
    .insert(webVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.metric, webVitals.page, webVitals.device, webVitals.bucket],
      set: { visits: sql`${webVitals.visits} + excluded.visits` },
    });
}

async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  for (const table of [webVitals, pageVisits, visitSources])
    await db.delete(table).where(lt(table.day, dayInIstanbul(now, -KEPT_DAYS)));
}

/** Speed over the last four weeks, for each metric and device that was measured. */
export async function summarizeSpeed({ db, actor, now }: Operation): Promise<SpeedSummary> {
  if (!canSeeMeasurements(actor)) throw forbidden();
  const rows = await db
    .select({
      metric: webVitals.metric,
      device: webVitals.device,
      bucket: webVitals.bucket,
      visits: sum(webVitals.visits).mapWith(Number),
    })
    .from(webVitals)
    .where(
      and(
        gte(webVitals.day, dayInIstanbul(now, 1 - SUMMARY_DAYS)),
        inArray(webVitals.metric, SUMMARY_METRICS),
      ),
    )
    .groupBy(webVitals.metric, webVitals.device, webVitals.bucket);
  const figures = SUMMARY_METRICS.flatMap((metric) =>
    DEVICES.flatMap((device) => {
      const counts: Counts = new Map(
        rows
          .filter((row) => row.metric === metric && row.device === device)
          .map(({ bucket, visits }) => [bucket, visits]),
      );
      return counts.size > 0 ? [figureOf(metric, device, counts)] : [];
    }),
  );
  return { days: SUMMARY_DAYS, figures };
}

function figureOf(metric: Metric, device: Device, counts: Counts) {
  const p75 = quantile(metric, counts, 0.75);
  const visits = [...counts.values()].reduce((all, some) => all + some, 0);
  return {
    metric,
    device,
    visits,
    p75,
    rating: rate(metric, p75),
    shares: sharesOf(metric, counts),
  };
}

/**
 * Counts the speed of pages in memory. It has only one number for each day, metric, kind, device and
 * bucket, so its size is limited.
 */
export class MeasurementBatch {
  readonly #db: Database;
  readonly #clock: () => Date;
  readonly #counts: BatchedCounts<VisitCount & { visits: number }>;
  #cleanedOn = '';

  constructor(db: Database, clock: () => Date, onError: (error: unknown) => void) {
    this.#db = db;
    this.#clock = clock;
    this.#counts = new BatchedCounts({
      onError,
      write: async (rows) => {
        await this.#cleanUp();
        await addCounts(db, rows);
      },
    });
  }

  add({ path, device, values }: Measurement): void {
    const day = dayInIstanbul(this.#clock());
    const page = pageKind(path);
    for (const metric of METRICS) {
      const value = values[metric];
      if (value === undefined) continue;
      const bucket = bucketOf(metric, value);
      const key = [day, metric, page, device, bucket].join(' ');
      this.#counts.add(key, { day, metric, page, device, bucket, visits: 1 });
    }
  }

  flush(): Promise<void> {
    return this.#counts.flush();
  }

  /** Runs once a day, together with the first write. */
  async #cleanUp(): Promise<void> {
    const now = this.#clock();
    const today = dayInIstanbul(now);
    if (this.#cleanedOn === today) return;
    await deleteOldCounts(this.#db, now);
    this.#cleanedOn = today;
  }
}

const LISTS = new Set<string>([...Object.values(CATEGORIES), '/tum-icerikler', '/arsiv']);

/**
 * The kind of a page, from its address. The address itself is not stored, since visits of rare pages
 * could identify a visitor. All other addresses are `other`, also invented ones.
 */
export function pageKind(pathname: string): string {
  const { path } = splitLocale(pathname);
  if (path === '/') return 'home';
  if (LISTS.has(path)) return 'list';
  const first = `/${path.split('/')[1]}`;
  if (LISTS.has(first)) return 'article';
  if (first === '/toplantilar') return 'meeting';
  return 'other';
}
