import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.server.ts';

/**
 * A pending e-mail address, at most one for each user. The links are generated from the row and the
 * signing key and are not stored.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    /**
     * Part of the link to cancel, which works until the change is confirmed, replaced or cancelled.
     */
    id: uuid().primaryKey(),
    /** Part of the link to confirm; it changes each time the link is sent. */
    confirmId: uuid('confirm_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /**
     * The end of the time to confirm; afterwards, the link can still be sent again or cancelled.
     */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('email_changes_user').on(t.userId),
    uniqueIndex('email_changes_confirm').on(t.confirmId),
    uniqueIndex('email_changes_email').on(sql`lower(${t.email})`),
  ],
);
