import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea.server.ts';

/**
 * What is counted against guessing and flooding, each for a window of time: sign-ins that failed,
 * passwords asked for again, letters wished for; and marks that hold for a while. `key` is a keyed
 * hash of what it stands for, so that the table tells nobody who tried what.
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
