import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Former addresses of this site that admins have entered. */
export const redirects = pgTable(
  'redirects',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** As `formerAddress` writes it; with a query only this query is redirected. */
    from: text().notNull(),
    /** A path of this site, or an https address. */
    to: text().notNull(),
    isPermanent: boolean('is_permanent').notNull().default(true),
    uses: integer().notNull().default(0),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // The addresses themselves can be too long for an index.
  (t) => [uniqueIndex('redirects_from').on(sql`md5(${t.from})`)],
);
