import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/columns.server.ts';

/**
 * Counters of attempts in a time window: failed sign-ins, repeated password entries, requested
 * e-mails. `key` is a keyed hash, so the table contains no names and no networks.
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

/** Networks from which a user has signed in with a name. `key` is a keyed hash of both. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    key: bytea().primaryKey(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('known_networks_ends').on(t.endsAt)],
);
