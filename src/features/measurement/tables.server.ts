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

/** How often a page was visited on a day. Only published pages have rows; no row is one visit. */
export const pageVisits = pgTable(
  'page_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    /** Turkish path; empty: pages that are not counted one by one. */
    path: text().notNull(),
    visits: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.path] })],
);

/** From how many visits of a day a site led here. */
export const visitSources = pgTable(
  'visit_sources',
  {
    day: date({ mode: 'string' }).notNull(),
    /** The name of its host without `www.`; empty: none, or too many others. */
    host: text().notNull(),
    visits: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.host] })],
);
