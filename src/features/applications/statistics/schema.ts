import * as z from 'zod/mini';
import { STATUSES } from '../statuses.ts';

/** Weeks of the series, the current one included. */
export const WEEKS = 26;

export const PERIODS = ['year', 'all'] as const;
export type Period = (typeof PERIODS)[number];

export const StatisticsFilter = z.strictObject({
  /** Applications of the last twelve months, or all. The weekly series does not depend on it. */
  period: z._default(z.enum(PERIODS), 'year'),
});

const perStatus = z.object(
  Object.fromEntries(STATUSES.map((status) => [status, z.int()])) as Record<
    (typeof STATUSES)[number],
    z.ZodMiniInt
  >,
);
/** Null if nothing has happened that could be counted. */
const medianDays = z.nullable(z.number());

export const Statistics = z.object({
  /** The first day in Istanbul on which the counted applications arrived; null: all. */
  from: z.nullable(z.string()),
  /** Applications that arrived. */
  received: z.int(),
  /** Of these, how many ever had each status, by their timelines. */
  reached: perStatus,
  /** Of these, how many have each status now. */
  now: perStatus,
  /** Median of the finished stays in a status, and of the time from arrival to the first decision. */
  days: z.object({
    application: medianDays,
    inReview: medianDays,
    missingInformation: medianDays,
    decision: medianDays,
  }),
  /** The last weeks in Istanbul, from Monday to Sunday; the last one has not ended. */
  weeks: z.array(z.object({ from: z.string(), to: z.string(), count: z.int() })),
  /** Every province, in Turkish alphabetical order. */
  provinces: z.array(z.object({ city: z.int(), count: z.int() })),
});
export type Statistics = z.infer<typeof Statistics>;
