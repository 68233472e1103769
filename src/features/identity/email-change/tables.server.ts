import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.server.ts';

/**
 * An e-mail address that waits to be confirmed, at most one for each user. The links are made from
 * the row and the signing key; they are stored nowhere.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    /** Named by the link that cancels; it works until the change is confirmed, replaced or cancelled. */
    id: uuid().primaryKey(),
    /** Named by the link that confirms; another one each time it is sent. */
    confirmId: uuid('confirm_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Until when it can be confirmed; it can be sent again or cancelled afterwards too. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    uniqueIndex('email_changes_user').on(t.userId),
    uniqueIndex('email_changes_confirm').on(t.confirmId),
    uniqueIndex('email_changes_email').on(sql`lower(${t.email})`),
  ],
);
