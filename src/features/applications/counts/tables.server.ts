import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { IDENTITY } from '../fields.server.ts';
import type { Status } from '../statuses.ts';

/**
 * How many applications there are of each status and province: the sums of `total`. Triggers on
 * `applications` add rows and change none, so that no form waits for another one. A job adds the rows of
 * a province and status together every night.
 */
export const applicationTotals = pgTable('application_totals', {
  status: text().$type<Status>().notNull(),
  /** Plate code of the province. */
  city: integer().notNull(),
  /** Negative if there are fewer than before. */
  total: integer().notNull(),
});

/**
 * How many applications have the same identity number, and how many of them are open. Triggers on
 * `applications` update it. The first application with a number has a row too, so that a form needs the
 * same time whether its number is known or not. The row is deleted with the last application.
 */
export const applicationIdentities = pgTable(
  'application_identities',
  {
    identityHash: IDENTITY.column('identity_hash').notNull(),
    total: integer().notNull(),
    open: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.identityHash] }),
    index('application_identities_shared').on(t.identityHash, t.open).where(sql`total > 1`),
  ],
);
