import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The speed of pages, as counts only. A row contains how many visits of a day were in a bucket of a
 * metric; no row belongs to a single visit or visitor.
 */
export const webVitals = pgTable(
  'web_vitals',
  {
    day: date({ mode: 'string' }).notNull(),
    /** LCP, INP, CLS, FCP or TTFB. */
    metric: text().notNull(),
    /** Kind of page, e.g. `home`, `list`, `article`. */
    page: text().notNull(),
    device: text().$type<'phone' | 'desktop'>().notNull(),
    /** Index of the metric's histogram bucket. */
    bucket: integer().notNull(),
    visits: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.metric, t.page, t.device, t.bucket] })],
);
