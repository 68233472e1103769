import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/columns.server.ts';
import { encryptedField } from '../../../platform/encryption/fields.server.ts';
import { recordKeyColumns } from '../../../platform/encryption/tables.server.ts';
import type { Role } from '../../../platform/roles.ts';
import { users } from '../users/tables.server.ts';
import { RECOVERY_CODE } from './recovery-code.server.ts';

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

export const TOTP_SECRET = encryptedField('authenticators.secret');

/** The authenticator app of a user. */
export const authenticators = pgTable(
  'authenticators',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The secret that the authenticator app and the server share. */
    secret: TOTP_SECRET.column().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until the first correct code; before that, the sign-in requires no code. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The 30-second step of the last accepted code, so that no code is accepted twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    ...recordKeyColumns(),
  },
  (t) => [index('authenticators_key_version').on(t.recordKeyVersion)],
);

/** One row for each valid recovery code, stored as a keyed hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: RECOVERY_CODE.column().notNull(),
    /** Null in codes that an earlier release made. */
    madeAt: timestamp('made_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** Roles that have no access before the second step is set up. */
export const twoStepRoles = pgTable('two_step_roles', {
  role: text().$type<Role>().primaryKey(),
});

/** The names of the rights that an admin has opened to editors. */
export const openedRights = pgTable('opened_rights', {
  name: text().primaryKey(),
});

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
