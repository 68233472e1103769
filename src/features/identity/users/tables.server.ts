import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

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
