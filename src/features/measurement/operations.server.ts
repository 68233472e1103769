import { and, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { forbidden } from '../../platform/errors.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { type Counts, quantile, rate, sharesOf } from './histogram.ts';
import { canSeeMeasurements } from './policy.ts';
import { DEVICES, type Device, type Metric, type SpeedSummary } from './schema.ts';
import { pageVisits, visitSources, webVitals } from './tables.server.ts';

const SUMMARY_DAYS = 28;
const SUMMARY_METRICS: Metric[] = ['LCP', 'INP', 'CLS'];
/** Counts older than this many days are deleted. */
const KEPT_DAYS = 400;

export type VisitCount = typeof webVitals.$inferInsert;

/** Adds counts in one statement. The rows are sorted, so that two processes cannot deadlock. */
export async function addCounts(db: Database, rows: VisitCount[]): Promise<void> {
  await db
    .insert(webVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.metric, webVitals.page, webVitals.device, webVitals.bucket],
      set: { visits: sql`${webVitals.visits} + excluded.visits` },
    });
}

export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
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
