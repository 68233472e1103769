import { createHmac } from 'node:crypto';
import type { Queryable } from '../database/client.server.ts';
import { decrypt, deriveKey, encrypt, keyObjectOf } from './aes-gcm.server.ts';
import type { FieldKeys } from './field-keys.server.ts';
import { KeyedHash } from './fields.server.ts';
import { makeRecordKey, type RecordKey, unwrapRecordKey } from './record-key.server.ts';
import type { WrappedKey } from './tables.server.ts';

/** The seeds of this installation, from the table `installation_keys`. */
export interface Seeds {
  /** By version, at least one. */
  derive: Map<number, Buffer>;
  hash: Buffer;
}

/** All keys of the product. Only this class encrypts, hashes and derives keys. */
export class Keyring {
  readonly fieldKeys: FieldKeys;
  readonly #seeds: Map<number, Buffer>;
  readonly #hashSeed: Buffer;
  /** Cache of derived keys: there are few purposes, and nearly every sign-in needs them. */
  readonly #derived = new Map<string, Buffer>();

  constructor(fieldKeys: FieldKeys, { derive, hash }: Seeds) {
    this.fieldKeys = fieldKeys;
    this.#seeds = new Map(derive);
    this.#hashSeed = hash;
  }

  /** In ascending order; each stays after its version has been removed from `FIELD_KEYS`. */
  get versions(): number[] {
    return [...this.#seeds.keys()].sort((a, b) => a - b);
  }

  /** The newest version that a key can be derived for. */
  get newest(): number {
    return Math.max(...this.#seeds.keys());
  }

  /** For a version that another process has added since the start. */
  addSeed(version: number, seed: Buffer): void {
    if (!this.#seeds.has(version)) this.#seeds.set(version, seed);
  }

  /** A new key for a record that `tx` will write. */
  makeRecordKey(tx: Queryable): Promise<RecordKey> {
    return makeRecordKey(tx, this.fieldKeys);
  }

  /** Throws if the key was destroyed (null) or changed. */
  recordKey(wrapped: WrappedKey | null): RecordKey {
    return unwrapRecordKey(this.fieldKeys, wrapped);
  }

  /** The same for showing a record: null if its key was destroyed, when keys were lost. */
  readingKey(wrapped: WrappedKey | null): RecordKey | null {
    return wrapped && this.recordKey(wrapped);
  }

  /**
   * HMAC-SHA-256 of the normalised value, with a key that is used for this field only and survives
   * rotations.
   */
  hash<Name extends string, T>(
    { name, normalise }: { name: Name; normalise: (value: T) => string },
    value: T,
  ): KeyedHash<Name> {
    const key = deriveKey(this.#hashSeed, name);
    return new KeyedHash(createHmac('sha256', keyObjectOf(key)).update(normalise(value)).digest());
  }

  /**
   * A key of 32 bytes for one purpose. Without a version it is the same in every process and after
   * every rotation.
   */
  derive(purpose: string, version = this.versions[0] ?? 0): Buffer {
    const name = `${version} ${purpose}`;
    const known = this.#derived.get(name);
    if (known) return known;
    const seed = this.#seeds.get(version);
    if (!seed) throw new Error(`There is no key of version ${version}.`);
    const key = deriveKey(seed, purpose);
    this.#derived.set(name, key);
    return key;
  }

  /** For values outside columns that are needed for hours or days: cookies, values of jobs. */
  encryptTemporary(context: string, text: string): Buffer {
    return encrypt(this.derive('for-a-while'), context, text);
  }

  /** Throws if the bytes were changed or made for another context. */
  decryptTemporary(context: string, bytes: Buffer): string {
    try {
      return decrypt(this.derive('for-a-while'), context, bytes).toString();
    } catch (error) {
      // Earlier versions of Ufuk, without `installation_keys`, encrypted directly with a field key.
      return this.#decryptOld(context, bytes, error);
    }
  }

  #decryptOld(context: string, bytes: Buffer, error: unknown): string {
    try {
      return this.fieldKeys.decrypt(context, bytes).toString();
    } catch {
      throw error;
    }
  }
}
