import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.server.ts';

/**
 * The link of an e-mail to choose a password. The link itself is generated from the row and the
 * signing key and is not stored.
 */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().$type<'invitation' | 'reset'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    index('password_links_user').on(t.userId),
    check('password_links_reason', sql`${t.reason} in ('invitation', 'reset')`),
  ],
);
