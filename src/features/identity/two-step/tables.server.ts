import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { encryptedField } from '../../../platform/encryption/encrypted-field.server.ts';
import { recordKeyColumns } from '../../../platform/encryption/tables.server.ts';
import type { Role } from '../../../platform/roles.ts';
import { users } from '../users/tables.server.ts';
import { RECOVERY_CODE } from './recovery-code.server.ts';

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
