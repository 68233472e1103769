import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytea.server.ts';

/**
 * Counters of attempts, each for a window of time: failed sign-ins, the password entered again,
 * requested e-mails. `key` is a keyed hash: the table shows no name and no network.
 */
export const attemptCounters = pgTable(
  'attempt_counters',
  {
    key: bytea().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('attempt_counters_ends').on(t.endsAt)],
);

/** Networks from which somebody has signed in by a name. `key` is a keyed hash of both. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    key: bytea().primaryKey(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('known_networks_ends').on(t.endsAt)],
);
