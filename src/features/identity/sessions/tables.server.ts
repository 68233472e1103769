import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytea.server.ts';
import { users } from '../users/tables.server.ts';

/** One row a signed-in browser. The access token is derived from it and kept nowhere. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts refreshes; only the newest token is good, and the one before it for a moment. */
    generation: integer().notNull().default(1),
    generationAt: timestamp('generation_at', { withTimezone: true }).notNull(),
    tokenExpiresAt: timestamp('token_expires_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the cookie that a refresh needs besides the token. */
    cookieHash: bytea('cookie_hash').notNull(),
    /**
     * When this person last proved who they are, by password and, where there is one, by code: the
     * sign-in counts. Null: never, as in a sign-in at a provider that asked for nothing.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_ends').on(t.endsAt)],
);
