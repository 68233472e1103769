import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The proofs of the bot-check that were used, until they expire. */
export const usedBotChecks = pgTable(
  'used_bot_checks',
  {
    /** Of the challenge. */
    nonce: text().primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('used_bot_checks_expires_at').on(t.expiresAt)],
);
