import { index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytea.server.ts';

/**
 * Counters of attempts, each for a window of time: failed sign-ins, the password entered again,
 * e-mails asked for; and keys without a count, such as networks that are known for a name. `key` is a
 * keyed hash, so that the table shows nobody's name or network. The table's name is older than most
 * of what it holds.
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
