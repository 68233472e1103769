import type { GateLimits } from './gate.server.ts';

export interface CostLimits {
  gate: GateLimits;
  /** How often one network may ask for it in a minute. */
  perMinute: number;
}

/**
 * What anybody can ask for without a session that costs the server more than 5 ms of its processor.
 * Answers from the cache are free. Signing in has limits of its own.
 */
export const COSTS = {
  search: {
    gate: { atOnce: 3, mostWaiting: 9, longestWait: 800, longestWork: 2000 },
    perMinute: 120,
  },
  /** A form of a public page: it is checked, stored, and its page may be rendered again. */
  form: {
    gate: { atOnce: 8, mostWaiting: 40, longestWait: 3000, longestWork: 10_000 },
    perMinute: 120,
  },
  /** A list of the API that is not cached: it is counted and sorted each time. */
  list: {
    gate: { atOnce: 3, mostWaiting: 12, longestWait: 800, longestWork: 3000 },
    perMinute: 240,
  },
  /** Asking for the e-mail that leads to a new password; features/passwords allows fewer in an hour. */
  passwordReset: {
    gate: { atOnce: 2, mostWaiting: 20, longestWait: 2000, longestWork: 5000 },
    perMinute: 60,
  },
  /** They wait for each other in a queue of their own as well. */
  sharePicture: {
    gate: { atOnce: 4, mostWaiting: 12, longestWait: 5000, longestWork: 10_000 },
    perMinute: 60,
  },
  /** A sitemap that is not cached. They wait for each other in a queue of their own as well. */
  sitemap: {
    gate: { atOnce: 4, mostWaiting: 20, longestWait: 5000, longestWork: 10_000 },
    perMinute: 120,
  },
} satisfies Record<string, CostLimits>;

export type Cost = keyof typeof COSTS;
