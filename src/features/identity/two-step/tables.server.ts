import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { encryptedField } from '../../../platform/encryption/encrypted-field.server.ts';
import { recordKeyColumns } from '../../../platform/encryption/tables.server.ts';
import type { Role } from '../../../platform/roles.ts';
import { users } from '../users/tables.server.ts';
import { RECOVERY_CODE } from './recovery-code.server.ts';

export const TOTP_SECRET = encryptedField('authenticators.secret');

/** The authenticator of a person. */
export const authenticators = pgTable(
  'authenticators',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The shared secret. */
    secret: TOTP_SECRET.column().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null until the first code was right; nothing is asked of anybody before. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The 30-second step of the last code taken: no code is taken twice. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    ...recordKeyColumns(),
  },
  (t) => [index('authenticators_key_version').on(t.recordKeyVersion)],
);

/** One row a recovery code that is still good, as a keyed hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: RECOVERY_CODE.column().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
);

/** Roles that may do nothing before they have set up the second step. */
export const twoStepRoles = pgTable('two_step_roles', {
  role: text().$type<Role>().primaryKey(),
});
