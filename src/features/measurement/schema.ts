import * as z from 'zod/mini';
import { GREATEST_SHIFT, LONGEST_HOST, LONGEST_MS, LONGEST_PATH } from './limits.ts';

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

export const RATINGS = ['good', 'middling', 'poor'] as const;
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
