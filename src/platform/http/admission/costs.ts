import type { GateLimits } from './gate.server.ts';

export interface CostLimits {
  gate: GateLimits;
  /**
   * Requests of one network in a minute, and a fifth of those of one IPv6 block;
   * null: as many as there are places.
   */
  perMinute: number | null;
}

/**
 * Requests without a session that cost more than 5 ms of processor time. Answers from the cache are
 * not limited. Signing in has limits of its own.
 */
export const COSTS = {
  /**
   * Any other page that is not cached. It costs less, but a hundred at once would make each turn of the
   * event loop long, and a sign-in needs many turns. With twelve, one statement reads the articles of six
   * requests; while somebody signs in, fewer begin.
   */
  page: {
    gate: { atOnce: 12, mostWaiting: 100, longestWait: 3000, longestWork: 10_000 },
    perMinute: null,
  },
  search: {
    gate: { atOnce: 3, mostWaiting: 9, longestWait: 800, longestWork: 2000 },
    perMinute: 120,
  },
  /**
   * A form of a public page: it is checked, stored, and its page may be rendered again. Two cores store
   * 220 applications a second, so those that may wait are served in half a second.
   */
  form: {
    gate: { atOnce: 8, mostWaiting: 120, longestWait: 3000, longestWork: 10_000 },
    perMinute: 120,
  },
  /** A challenge of the bot-check, which the script of a form asks for. */
  botCheck: {
    gate: { atOnce: 4, mostWaiting: 40, longestWait: 3000, longestWork: 5000 },
    perMinute: 120,
  },
  /** A list of the API that is not cached: it is counted and sorted each time. */
  list: {
    gate: { atOnce: 3, mostWaiting: 12, longestWait: 800, longestWork: 3000 },
    perMinute: 240,
  },
  /**
   * Requesting the e-mail with the link to a new password; features/identity/sign-in allows fewer in
   * an hour.
   */
  passwordReset: {
    gate: { atOnce: 2, mostWaiting: 20, longestWait: 2000, longestWork: 5000 },
    perMinute: 60,
  },
  /** Share pictures also have a queue of their own. */
  sharePicture: {
    gate: { atOnce: 4, mostWaiting: 12, longestWait: 5000, longestWork: 10_000 },
    perMinute: 60,
  },
  /** A text behind a preview link, which is rendered each time. */
  preview: {
    gate: { atOnce: 2, mostWaiting: 10, longestWait: 3000, longestWork: 10_000 },
    perMinute: 60,
  },
  /** A sitemap that is not cached. Sitemaps also have a queue of their own. */
  sitemap: {
    gate: { atOnce: 4, mostWaiting: 20, longestWait: 5000, longestWork: 10_000 },
    perMinute: 120,
  },
} satisfies Record<string, CostLimits>;

export type Cost = keyof typeof COSTS;
