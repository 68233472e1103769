import { customType } from 'drizzle-orm/pg-core';

/**
 * The ciphertext of one field of one row. Only a {@link RecordKey} makes and reads it, so plain text
 * cannot be written to an encrypted column by mistake, nor the ciphertext of another column.
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
  /** For logs and replies, where it does not belong. */
  toJSON(): string {
    return '[encrypted]';
  }
}

/**
 * Declares an encrypted column. `name` is `table.column` when the column is made. It is a part of
 * every ciphertext: it stays the same when the table or the column is renamed, and is never used twice.
 */
export const encryptedField = <Name extends string>(name: Name) => ({
  name,
  column: customType<{ data: Encrypted<Name>; driverData: Buffer }>({
    dataType: () => 'bytea',
    toDriver: ({ bytes }) => bytes,
    fromDriver: (bytes) => new Encrypted<Name>(bytes),
  }),
});
