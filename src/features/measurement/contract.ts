import * as z from 'zod/mini';
import { contract, nothing, one } from '../../platform/http/contract.ts';
import { everybody } from '../../platform/rights.ts';
import { GREATEST_SHIFT, LONGEST_HOST, LONGEST_MS, LONGEST_PATH } from './limits.ts';
import { visitsRight } from './policy.ts';

export const METRICS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Metric = (typeof METRICS)[number];

export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const milliseconds = z.optional(z.number().check(z.minimum(0), z.maximum(LONGEST_MS)));

/** One visit of a page: how fast it was, and the host of the site that linked to it. */
export const Measurement = z.strictObject({
  path: z.string().check(z.regex(/^\//), z.maxLength(LONGEST_PATH)),
  device: z.enum(DEVICES),
  /** The host of another site that linked here; empty or left out: none. */
  from: z._default(z.string().check(z.maxLength(LONGEST_HOST)), ''),
  values: z.strictObject({
    LCP: milliseconds,
    INP: milliseconds,
    CLS: z.optional(z.number().check(z.minimum(0), z.maximum(GREATEST_SHIFT))),
    FCP: milliseconds,
    TTFB: milliseconds,
  }),
});
export type Measurement = z.infer<typeof Measurement>;

const RATINGS = ['good', 'middling', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

/** A metric of a device in the requested days. */
export const SpeedFigure = z.object({
  metric: z.enum(METRICS),
  device: z.enum(DEVICES),
  visits: z.int(),
  /** Three quarters of the visits were at least this fast; ms, or the shift itself. */
  p75: z.number(),
  rating: z.enum(RATINGS),
  /** Share of the visits with each rating, from 0 to 1. */
  shares: z.object({ good: z.number(), middling: z.number(), poor: z.number() }),
});
export type SpeedFigure = z.infer<typeof SpeedFigure>;

export const SpeedSummary = z.object({ days: z.int(), figures: z.array(SpeedFigure) });
export type SpeedSummary = z.infer<typeof SpeedSummary>;

/** Fewer visits than this are not shown one by one, so that no single visitor is recognised. */
export const LEAST_SHOWN = 5;

export const VisitSummary = z.object({
  days: z.int(),
  /** All visits in these days. */
  total: z.int(),
  /** `YYYY-MM-DD`, the oldest first; every day is there. */
  byDay: z.array(z.object({ day: z.string(), visits: z.int() })),
  /** The most visited pages. */
  pages: z.array(
    z.object({
      path: z.string(),
      /** The title of the content, or the name of the page in the user's language. */
      title: z.string(),
      visits: z.int(),
    }),
  ),
  /** The sites that most visitors came from. */
  sources: z.array(z.object({ host: z.string(), visits: z.int() })),
  /** Visits that came from no other site. */
  direct: z.int(),
});
export type VisitSummary = z.infer<typeof VisitSummary>;

/** A report has five numbers and a path. */
const REPORT_BYTES = 1024;

export const measurementRoutes = contract(
  'measurement',
  { right: visitsRight },
  {
    /** Sent by the page itself. The address is used for the rate limit and not stored. */
    report: {
      at: 'POST /measurements',
      summary: 'Report how fast a page was',
      right: everybody,
      withoutSession: true,
      rate: { max: 120, per: '1 minute' },
      body: Measurement,
      bytes: REPORT_BYTES,
      reply: nothing,
    },
    speed: {
      at: 'GET /measurements/summary',
      summary: 'How fast pages were for visitors',
      reply: one(SpeedSummary),
    },
    visits: {
      at: 'GET /measurements/visits',
      summary: 'How often pages were visited, and from which sites',
      reply: one(VisitSummary),
    },
  },
);
