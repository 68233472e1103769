import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import type { Party } from './schema.ts';

/** The data of the party: exactly one row. */
export const party = pgTable(
  'party',
  {
    only: boolean().primaryKey().default(true),
    data: jsonb().$type<Party>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('party_only', sql`${t.only}`)],
);
