import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.server.ts';
import { applications } from '../tables.server.ts';

/**
 * One-time codes with which applicants open the status page. The code itself is not stored: it is
 * computed from the id with a key that is not in the database.
 */
export const applicationCodes = pgTable(
  'application_codes',
  {
    id: uuid().primaryKey(),
    /** At most one code of an application is valid. */
    applicationId: uuid('application_id')
      .notNull()
      .unique('application_codes_application')
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** How often a code was entered, right or wrong. */
    tries: integer().notNull().default(0),
    endsAt: moment('ends_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('application_codes_ends').on(t.endsAt)],
);
