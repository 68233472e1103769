import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea.server.ts';

/**
 * How often signing in failed in a window of time. `key` is a keyed hash of what is counted (a
 * network, a name from a network), so that the table tells nobody who tried what.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: bytea().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('sign_in_failures_ends').on(t.endsAt)],
);
