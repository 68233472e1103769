import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/client.server.ts';
import { decrypt, encrypt } from './aes-gcm.server.ts';
import { type FieldKeys, WrongKeys } from './field-keys.server.ts';
import { Encrypted } from './fields.server.ts';
import { fieldKeyVersions, WrappedKey } from './tables.server.ts';

const KEY_BYTES = 32;
const CONTEXT = 'record key';

type Field<Name extends string> = { name: Name };

/** The key of one record, which encrypts its fields. Get it from a {@link Keyring}. */
export class RecordKey {
  /** The encrypted key that is stored with the record. */
  readonly wrapped: WrappedKey;
  readonly #key: Buffer;

  constructor(wrapped: WrappedKey, key: Buffer) {
    this.wrapped = wrapped;
    this.#key = key;
  }

  /** `rowId` is the primary key of the row that the ciphertext is written to. */
  encrypt<Name extends string>(field: Field<Name>, rowId: string, text: string): Encrypted<Name> {
    return new Encrypted(encrypt(this.#key, contextOf(field, rowId), text));
  }

  /** Throws if the ciphertext was changed, or comes from another row, column or record. */
  decrypt<Name extends string>(field: Field<Name>, rowId: string, value: Encrypted<Name>): string {
    return this.decryptBytes(field, rowId, value.bytes).toString();
  }

  /** For files in the store. `rowId` is the primary key of the row that describes the file. */
  encryptBytes(field: Field<string>, rowId: string, bytes: Buffer): Buffer {
    return encrypt(this.#key, contextOf(field, rowId), bytes);
  }

  /** Throws like {@link decrypt}. */
  decryptBytes(field: Field<string>, rowId: string, bytes: Buffer): Buffer {
    try {
      return decrypt(this.#key, contextOf(field, rowId), bytes);
    } catch (cause) {
      throw new Error(`${field.name} of row ${rowId} cannot be decrypted.`, { cause });
    }
  }
}

const contextOf = ({ name }: Field<string>, rowId: string) => JSON.stringify([name, rowId]);

/**
 * A new record key, encrypted with the version that is current in this transaction. A rotation waits
 * for this transaction before it ends.
 */
export async function makeRecordKey(tx: Queryable, fieldKeys: FieldKeys): Promise<RecordKey> {
  const [current] = await tx
    .select({ version: fieldKeyVersions.version })
    .from(fieldKeyVersions)
    .where(eq(fieldKeyVersions.isCurrent, true))
    .for('key share');
  if (!current) throw new WrongKeys('The database names no current version of FIELD_KEYS.');
  const key = randomBytes(KEY_BYTES);
  return new RecordKey(new WrappedKey(fieldKeys.encrypt(current.version, CONTEXT, key)), key);
}

/** @throws if the key was destroyed, changed, or encrypted with a version that is missing */
export function unwrapRecordKey(fieldKeys: FieldKeys, wrapped: WrappedKey | null): RecordKey {
  if (!wrapped) throw new Error('The key of this record was destroyed.');
  return new RecordKey(wrapped, fieldKeys.decrypt(CONTEXT, wrapped.bytes));
}

/** The same key, encrypted with another version. */
export const rewrap = (fieldKeys: FieldKeys, version: number, wrapped: Buffer): Buffer =>
  fieldKeys.encrypt(version, CONTEXT, fieldKeys.decrypt(CONTEXT, wrapped));
