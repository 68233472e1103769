import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytea } from '../database/columns.server.ts';
import { encryptedField } from './fields.server.ts';

/**
 * The registered versions of `FIELD_KEYS`. The database refuses to delete the row of a version that a
 * record key still needs.
 */
export const fieldKeyVersions = pgTable(
  'field_key_versions',
  {
    version: integer().primaryKey(),
    /** Derived from the key, so that a wrong key with this number is refused at the start. */
    checkValue: bytea('check_value').notNull(),
    /** The one version that new record keys are encrypted with. */
    isCurrent: boolean('is_current').notNull().default(false),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('field_key_versions_current').on(t.isCurrent).where(sql`is_current`)],
);

/** The key of a record, encrypted with a version of `FIELD_KEYS`. */
export class WrappedKey {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  get bytes(): Buffer {
    return this.#bytes;
  }
  toJSON(): string {
    return '[key]';
  }
}

const wrappedKey = customType<{ data: WrappedKey; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: ({ bytes }) => bytes,
  fromDriver: (bytes) => new WrappedKey(bytes),
});

/**
 * The columns of a record's own key. Every table with encrypted fields has them, or refers to a record
 * that has them; add an index on `recordKeyVersion`. Without the key (deleted with the row, or set to
 * null) its fields can never be decrypted again. Rotation finds the tables by the foreign key.
 */
export const recordKeyColumns = () => ({
  recordKey: wrappedKey('record_key'),
  /** Written by the database, from the first two bytes of the key. */
  recordKeyVersion: integer('record_key_version')
    .references(() => fieldKeyVersions.version)
    .generatedAlwaysAs(sql`get_byte(record_key, 0) * 256 + get_byte(record_key, 1)`),
});

export const INSTALLATION_SEED = encryptedField('installation_keys.seed');

/**
 * Secrets of this installation that survive a rotation. `derive`: the seed of one version, from which
 * the keys for single purposes are derived. `hash`: the seed of all keyed hashes, random.
 */
export const installationKeys = pgTable(
  'installation_keys',
  {
    purpose: text().$type<'derive' | 'hash'>().notNull(),
    version: integer().notNull(),
    /** Base64. */
    seed: INSTALLATION_SEED.column().notNull(),
    ...recordKeyColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.version] }),
    index('installation_keys_version').on(t.recordKeyVersion),
  ],
);
