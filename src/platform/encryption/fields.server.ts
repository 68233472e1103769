import { customType } from 'drizzle-orm/pg-core';

/**
 * The ciphertext of one field of one row. Only a {@link RecordKey} can encrypt and decrypt it. So
 * plain text, or the ciphertext of another column, cannot be written to the column by mistake.
 */
export class Encrypted<Name extends string> {
  declare readonly field: Name;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  get bytes(): Buffer {
    return this.#bytes;
  }
  /** Logs and replies do not show the ciphertext. */
  toJSON(): string {
    return '[encrypted]';
  }
}

/**
 * Declares an encrypted column. `name` is `table.column` when the column is created. Every ciphertext
 * depends on it: it stays the same when the table or the column is renamed, and is never used twice.
 */
export const encryptedField = <Name extends string>(name: Name) => ({
  name,
  column: customType<{ data: Encrypted<Name>; driverData: Buffer }>({
    dataType: () => 'bytea',
    toDriver: ({ bytes }) => bytes,
    fromDriver: (bytes) => new Encrypted<Name>(bytes),
  }),
});

/** The keyed hash of one field, made by {@link Keyring.hash}. */
export class KeyedHash<Name extends string> {
  declare readonly field: Name;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  get bytes(): Buffer {
    return this.#bytes;
  }
  toJSON(): string {
    return '[hash]';
  }
}

/**
 * Declares a column of keyed hashes: equal values can be found, but not read. `name` is `table.column`
 * when the column is created and never changes: equal values in two columns have different hashes.
 * `normalise` returns the same text for all notations of a value.
 */
export const hashedField = <Name extends string, T>(
  name: Name,
  normalise: (value: T) => string,
) => ({
  name,
  normalise,
  column: customType<{ data: KeyedHash<Name>; driverData: Buffer }>({
    dataType: () => 'bytea',
    toDriver: ({ bytes }) => bytes,
    fromDriver: (bytes) => new KeyedHash<Name>(bytes),
  }),
});
