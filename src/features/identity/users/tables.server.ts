import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branches } from '../../../platform/branches/tables.server.ts';

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    username: text().notNull(),
    email: text().notNull(),
    /** Null until an invited user has chosen a password; no password matches null. */
    passwordHash: text('password_hash'),
    passwordChangedAt: timestamp('password_changed_at', { withTimezone: true }),
    name: text().notNull().default(''),
    surname: text().notNull().default(''),
    role: text().$type<'admin' | 'editor' | 'user'>().notNull(),
    status: text().$type<'active' | 'inactive'>().notNull().default('active'),
    panelAccess: boolean('panel_access').notNull().default(true),
    phone: text().notNull().default(''),
    address: text().notNull().default(''),
    /** The identifier of the user at the identity provider. */
    subject: text().unique('users_subject'),
    /** Whether the user writes texts as Markdown, and not as their readers see them. */
    writesMarkdown: boolean('writes_markdown').notNull().default(false),
    /** Sees everything its role may see; otherwise only what belongs to its branches. */
    isNational: boolean('is_national').notNull().default(true),
    lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }),
    /** Counts saves; a save with an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('users_username').on(sql`lower(${t.username})`),
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    check('users_role', sql`${t.role} in ('admin', 'editor', 'user')`),
    check('users_status', sql`${t.status} in ('active', 'inactive')`),
  ],
);

/**
 * The branches of an account that is not national. One of a province includes its districts; without
 * rows the account sees nothing.
 */
export const userBranches = pgTable(
  'user_branches',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    branchId: uuid('branch_id')
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.branchId] }),
    index('user_branches_branch').on(t.branchId),
  ],
);

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
