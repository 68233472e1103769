import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytea.server.ts';
import { users } from '../users/tables.server.ts';

/** One row for each signed-in browser. The access token is derived from it and not stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Counts refreshes; only the newest token is valid, and for a short time the one before it. */
    generation: integer().notNull().default(1),
    generationAt: timestamp('generation_at', { withTimezone: true }).notNull(),
    tokenExpiresAt: timestamp('token_expires_at', { withTimezone: true }).notNull(),
    /** SHA-256 of the cookie that a refresh requires in addition to the token. */
    cookieHash: bytea('cookie_hash').notNull(),
    /**
     * When the user last proved their identity by password and, if two-step sign-in is on, by code;
     * the sign-in counts too. Null means never, as after a sign-in at a provider that required no
     * input.
     */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_ends').on(t.endsAt)],
);
